### What the pages themselves say, before and instead of a lesson.

server-title = Hertta – reglene i Hjerter
server-loading = Deler ut kortene …
server-slow = Dette tar lengre tid enn vanlig.
server-reload = Last siden på nytt
server-noscript = Siden trenger JavaScript. Slå det på i nettleseren din.
server-failed = Siden lot seg ikke åpne. Feilen er vår, ikke din.
server-home = Til forsiden

## When something fails

server-error-404-title = Denne siden finnes ikke
server-error-404-text = Adressen kan være feilskrevet, eller siden kan ha flyttet. Du finner alle leksjonene på forsiden.
server-error-503-title = Alle plassene er opptatt
server-error-503-text = Det er åpnet så mange sider som denne maskinen klarer. Lukk en av dem, eller prøv igjen om litt.
server-error-500-title = Noe gikk galt
server-error-500-text = Feilen er vår, ikke din. Prøv igjen om litt, eller begynn på forsiden.
