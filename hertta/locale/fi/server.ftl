### What the pages themselves say, before and instead of a lesson.

server-title = Hertta – korttipelin säännöt
server-loading = Jaetaan kortteja …
server-slow = Tämä kestää tavallista kauemmin.
server-reload = Lataa sivu uudelleen
server-noscript = Sivu tarvitsee JavaScriptin. Ota se käyttöön selaimesi asetuksista.
server-failed = Sivua ei saatu auki. Vika on meidän, ei sinun.
server-home = Etusivulle

## When something fails

server-error-404-title = Tällaista sivua ei ole
server-error-404-text = Osoitteessa voi olla kirjoitusvirhe, tai sivu on siirtynyt. Kaikki oppitunnit löytyvät etusivulta.
server-error-503-title = Kaikki paikat ovat varattuja
server-error-503-text = Sivuja on auki niin monta kuin tämä tietokone jaksaa. Sulje jokin niistä tai yritä hetken päästä uudelleen.
server-error-500-title = Jokin meni vikaan
server-error-500-text = Vika on meidän, ei sinun. Yritä hetken päästä uudelleen tai aloita etusivulta.
