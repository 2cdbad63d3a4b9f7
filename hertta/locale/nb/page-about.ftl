### Om hertta: kilder, tolkninger, lisens, personvern.

about-title = Om
about-summary = De fire kildene, det vi har avgjort, lisensen og personvernet ditt.
about-heading = Hvor reglene kommer fra
about-text = Alt du lærer her, står i en av fire artikler om hjerter. Hvert svar forteller hvilken kilde, hvilken del og hvilket avsnitt.

## Kilder

about-sources = De fire kildene
about-sources-text = Vi gjengir det de sier, med egne ord.
about-source =
    { $lang ->
        [fi] på finsk, { $count } påstander
        [nb] på norsk, { $count } påstander
       *[other] { $count } påstander
    }

## Tolkninger

about-readings = Det vi har avgjort
about-readings-text = Av og til motsier kildene hverandre, eller de tier. Da har vi måttet velge, og det sier vi fra om hver gang. Her er alle valgene, og hvorfor vi valgte slik.
about-readings-A = Det første stikket ({ $count })
about-readings-B = Når hjerter er brutt ({ $count })
about-readings-C = Utdeling og kortbytte ({ $count })
about-readings-D = Andre antall spillere ({ $count })
about-readings-E = Å ta alle, og poengene ({ $count })
about-readings-F = Slutten på spillet, og varianter ({ $count })
about-readings-G = Råd, historie og ord ({ $count })
about-readings-H = Husregler ({ $count })

## Personvern og lisens

about-privacy = Personvernet ditt
about-privacy-text = Du trenger ingen konto, og ingen følger med på deg. Ingenting hentes utenfra. Hvor langt du er kommet, lagres bare i din egen nettleser; sletter du dataene der, er det borte.
about-licence = Lisens
about-licence-text = hertta er fri programvare med lisensen BSD-3-Clause: bruk den, endre den og gi den videre.
