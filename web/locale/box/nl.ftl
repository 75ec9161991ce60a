### Wat alleen eigenaars van een doos op de pagina lezen, in het Nederlands. Het wordt met die pagina opgehaald.

page-box-title = Wat staat er in jouw doos?
page-box-lead = Sommige gedrukte getallen staan in geen bron die we konden vinden; die hebben we beredeneerd. Heb je de doos, vul dan in wat er op je kaarten staat, en jouw tafels spelen ermee.
page-box-next = Volgende
page-box-otherwise = In mijn doos staat iets anders
page-box-wrong-number = Daar kan een getal van { $lowest } tot { $highest } staan.
page-box-wrong-letters = Daar kunnen één tot { $most } van deze letters staan: { $letters }.
page-box-values = Gedrukte waarden
page-box-progress = { $done } van { $total } onbekende waarden ingevuld
page-box-rulebook = spelregels
page-box-rulebook-help = staat in de spelregels of hun voorbeeld
page-box-source = bron
page-box-source-help = een andere openbare tekst zegt het
page-box-reconstructed = gereconstrueerd
page-box-reconstructed-help = onze beste gok: je kaart weet het beter
page-box-box = jouw doos
page-box-box-help = wat je van je kaarten hebt ingevuld
page-box-fits = Klopt het met de regels?
page-box-look = Kijk nog eens
page-box-really = Ja, dat staat er
page-box-keep = Bewaren
page-box-name = Een naam voor deze doos
page-box-use = Gebruik ze aan mijn tafels
page-box-kept = Bewaard als “{ $name }”.
page-box-set-up = Zet er een tafel mee klaar
page-box-never = Gespeelde partijen houden de waarden waarmee ze zijn gespeeld.
page-box-open = Openen
page-box-file = Bestand
page-box-delete = “{ $name }” verwijderen
page-box-bring = Uit een bestand
page-box-yes = ja
page-box-no = nee
page-box-rest = nog { $number } in te vullen
page-box-agree = { $number ->
        [one] De laatste is zoals hij hier staat
       *[other] De andere { $number } zijn zoals ze hier staan
    }
page-box-disagree = { $number ->
        [one] Nee, die moet nog worden ingevuld
       *[other] Nee, die { $number } moeten nog worden ingevuld
    }
page-box-fitting = { $number } dingen kloppen
page-box-boxes = Dozen
page-box-many = { $number ->
        [0] niet begonnen
       *[other] { $number } ingevuld
    }
