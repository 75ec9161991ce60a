### Was nur Besitzer einer Schachtel auf der Seite lesen, auf Deutsch. Es wird mit dieser Seite geholt.

page-box-title = Was steht in deiner Schachtel?
page-box-lead = Manche gedruckten Zahlen stehen in keiner Quelle, die wir finden konnten; wir haben sie erschlossen. Wenn du die Schachtel hast, trag ein, was auf deinen Karten steht, und deine Tische spielen danach.
page-box-next = Weiter
page-box-otherwise = In meiner Schachtel steht etwas anderes
page-box-wrong-number = Da kann eine Zahl von { $lowest } bis { $highest } stehen.
page-box-wrong-letters = Da können ein bis { $most } dieser Buchstaben stehen: { $letters }.
page-box-values = Gedruckte Werte
page-box-progress = { $done } von { $total } unbekannten Werten eingetragen
page-box-rulebook = Spielregel
page-box-rulebook-help = steht in der Spielregel oder ihrem Beispiel
page-box-source = Quelle
page-box-source-help = ein anderer öffentlicher Text sagt es
page-box-reconstructed = rekonstruiert
page-box-reconstructed-help = von uns erschlossen: Deine Karte weiß es besser
page-box-box = deine Schachtel
page-box-box-help = was du von deinen Karten eingetragen hast
page-box-fits = Passt es zu den Regeln?
page-box-look = Nochmal schauen
page-box-really = Ja, so steht es da
page-box-keep = Aufheben
page-box-name = Ein Name für diese Schachtel
page-box-use = An meinen Tischen verwenden
page-box-kept = Aufgehoben als „{ $name }“.
page-box-set-up = Einen Tisch damit aufstellen
page-box-never = Gespielte Partien behalten die Werte, mit denen sie gespielt wurden.
page-box-open = Öffnen
page-box-file = Datei
page-box-delete = „{ $name }“ löschen
page-box-bring = Aus einer Datei
page-box-yes = ja
page-box-no = nein
page-box-rest = noch { $number } einzutragen
page-box-agree = { $number ->
        [one] Der letzte Wert stimmt, wie er hier steht
       *[other] Die anderen { $number } stimmen, wie sie hier stehen
    }
page-box-disagree = { $number ->
        [one] Nein, der muss noch eingetragen werden
       *[other] Nein, diese { $number } müssen noch eingetragen werden
    }
page-box-fitting = { $number } Dinge passen
page-box-boxes = Schachteln
page-box-many = { $number ->
        [0] nicht begonnen
       *[other] { $number } eingetragen
    }
