### Was die Seite um ein Spiel herum sagt, auf Deutsch. Sätze über Spiele und Tische kommen aus deren eigenen Dateien oder vom Server.
### $number: eine ganze Zahl. $game: der Titel eines Spiels. $who, $name: ein Name. $seats: Anzahlen von Plätzen, etwa 3–4.

## Überall

page-skip = Zum Inhalt
page-home = Turncoat, Startseite
page-nav = Hauptmenü
page-nav-play = Spielen
page-nav-rules = Regeln
page-nav-about = Über
page-language = Sprache
page-to-light = Zur hellen Ansicht
page-to-dark = Zur dunklen Ansicht
page-close = Schließen
page-save = Speichern
page-cancel = Abbrechen
page-retry = Noch einmal versuchen
page-loading = Einen Augenblick …
page-first = Startseite
page-to-lobby = Zurück zur Startseite
page-nowhere-title = Seite nicht gefunden
page-nowhere = Diese Seite gibt es nicht. Vielleicht wurde der Link abgeschnitten.
page-broken = Auf dieser Seite ist etwas schiefgegangen ({ $error }). Lade sie neu; deine Spiele liegen sicher auf dem Server.
page-trouble-away = Der Server antwortet gerade nicht. Nichts ist verloren; versuche es gleich noch einmal.

## Wer man ist

page-guest = Gast
page-name-title = Dein Name
page-name-label = Wie dürfen wir dich nennen?
page-name-help = Alle an deinen Tischen sehen diesen Namen. Ein Konto brauchst du nicht.
page-name-change = Namen ändern

## Die erste Seite

page-promise = Vier Spiele um Pest und Verrat, nach den echten Regeln.
page-promise-how = Lade Freunde mit einem Link ein oder spiel sofort gegen Bots. Du musst nichts installieren.
page-play-now = Jetzt gegen Bots
page-laying = Der Tisch wird vorbereitet …
page-set-up = Tisch einrichten
page-set-up-game = { $game }: Tisch einrichten
page-read-rules = Regeln lesen
page-seats = { $seats } Plätze
page-to-come = kommt bald
page-blurb-verraeter = Adler oder Rose? Schwöre einem Haus die Treue und wechsle die Seite, kurz bevor die anderen es tun.
page-blurb-rattus = Besiedle Europa, bevor die Pest es entvölkert. Jede Macht, die du dir leihst, lockt die Ratten.
page-blurb-ontembare_stad = Kauf Land, baue und überliste die anderen Großmeister im Kampf um die Krone einer ummauerten Stadt.
page-blurb-het_verraad = Dieselbe Stadt bei Kerzenlicht. Was du nicht bewachst, nimmt sich der Schwarze Meister.
page-trust-reason = Kein Zug wird ohne Grund verweigert
page-trust-reason-how = Frag, warum nicht, und du landest direkt bei der Regel.
page-trust-fair = Alle sehen nur, was sie dürfen
page-trust-fair-how = Auch die Bots: Sie kennen keine Karte, die ihr Platz nicht sehen darf.
page-trust-free = Ein Link ist eine Einladung
page-trust-free-how = Kein Konto, keine Werbung, niemand schaut dir über die Schulter.
page-tables = Tische
page-tables-mine = Meine Spiele
page-tables-mine-none = Du hast noch keine Spiele. Such dir eines aus und setz dich: Die Bots sind immer bereit.
page-tables-open = Offene Tische
page-tables-open-none = Gerade wartet niemand auf Mitspieler. Richte einen öffentlichen Tisch ein, dann erscheint er hier.
page-tables-running = Zum Zuschauen
page-tables-running-none = Im Moment laufen keine öffentlichen Spiele.
page-all = alle { $number }
page-your-turn = Du bist dran
page-open-table = Öffnen
page-sit-down = Hinsetzen
page-watch = Zuschauen
page-see-result = Ergebnis
page-just-now = gerade eben
page-nobody-yet = noch niemand

## Ein neuer Tisch

page-new-title = Einen Tisch einrichten
page-game = Spiel
page-no-game = Dieses Spiel haben wir nicht.
page-edition = Regeln
page-options = Optionen
page-own-options = eigene Optionen
page-own-options-help = Du hast die Optionen selbst zusammengestellt.
page-seats-title = Plätze
page-how-many = Wie viele Plätze
page-seat-number = Platz { $number }
page-seat-me = Du ({ $name })
page-seat-me-help = Das bist du.
page-seat-person = Noch jemand an diesem Bildschirm
page-seat-person-help = Ihr teilt euch den Bildschirm; zwischen den Zügen wird er verdeckt.
page-seat-open = Frei, für einen Gast
page-seat-open-help = Wer deinen Link hat, darf sich hierher setzen.
page-seat-bot = Bot: { $bot }
page-person-name = Name dieser Person
page-person-needs-name = Bitte gib dieser Person einen Namen.
page-who-may = Wer darf mitmachen
page-public = Alle
page-by-link = Nur mit Link
page-public-help = steht auf der Startseite; alle dürfen mitspielen oder zuschauen
page-by-link-help = nur wer den Link hat, findet diesen Tisch
page-hints-allowed = Hinweise erlauben
page-summary =
    { $me ->
        [0] { "" }
       *[other] du,{ " " }
    }{ $people ->
        [0] { "" }
        [one] noch eine Person an diesem Bildschirm,{ " " }
       *[other] noch { $people } Personen an diesem Bildschirm,{ " " }
    }{ $bots ->
        [0] keine Bots
        [one] ein Bot
       *[other] { $bots } Bots
    }{ $open ->
        [0] .
        [one] { " " }und ein freier Platz.
       *[other] { " " }und { $open } freie Plätze.
    }
page-summary-invite = Du bekommst einen Link zum Teilen.
page-create = Tisch eröffnen
page-create-start = Spiel starten

## Versammeln

page-gathering = Tisch für { $game }
page-seat-free = Freier Platz
page-sit-here = Hier hinsetzen
page-seat-a-bot = Bot hinzufügen
page-send-away = Entfernen
page-stand-up = Aufstehen
page-invite = Einladung
page-invite-help = Schick diesen Link allen, die mitspielen sollen. Sie müssen ihn nur öffnen.
page-invite-text = Komm, spiel { $game } mit mir:
page-copy = Kopieren
page-copied = Link kopiert.
page-copy-refused = Der Browser lässt uns den Link nicht kopieren. Du findest ihn in der Adresszeile.
page-share = Teilen …
page-start = Spiel starten
page-start-when = Du kannst starten, sobald jeder Platz besetzt ist; leere Plätze kannst du Bots geben.
page-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.

## Am Tisch

page-loading-table = Der Tisch wird vorbereitet …
page-menu = Menü
page-tools = Tisch
page-undo = Zurück
page-undo-none = Du kannst nichts rückgängig machen: Inzwischen wurde etwas aufgedeckt, oder jemand anderes hat gehandelt.
page-rules = Regeln
page-settings = Optionen
page-log = Protokoll
page-side = Übersicht und Protokoll
page-board = Das Brett in Worten
page-turn = Wer dran ist
page-decision = Deine Entscheidung
page-leave = Tisch verlassen
page-leave-sure = Dieses Spiel verlassen? Ein Bot übernimmt deinen Platz, damit die anderen weiterspielen können.
page-come-back = Deinen Platz wieder einnehmen
page-bot-plays-on = Einen Bot übernehmen lassen
page-other-bot = Einen anderen Bot übernehmen lassen
page-copy-link = Link zu diesem Tisch kopieren
page-turn-yours = Du bist dran.
page-turn-of = Du bist dran, { $name }.
page-turn-away = { $name } ist nicht da.
page-thinking = denkt nach
page-getting-ready = Macht sich bereit: etwa eine Minute, einmal pro Rechner.
page-lost = Verbindung verloren; wir verbinden neu …
page-you = du
page-here = am Tisch
page-away = nicht da
page-same-screen = an diesem Bildschirm
page-points = Punkte
page-watching =
    { $number ->
        [one] Eine Person schaut zu.
       *[other] { $number } Personen schauen zu.
    }
page-why-watching = Du schaust bei diesem Spiel zu.
page-sending = Wird gesendet …
page-skip-moves = Überspringen
page-foreseen = Was dann passiert
page-help = Worum geht es?
page-back = Zurücknehmen
page-choices = Alle Möglichkeiten
page-hint = Hinweis
page-hint-thinking = Ein Hinweis wird gesucht, nur aus dem, was du weißt …
page-hint-title = Beste Züge
page-hint-more = Einzelheiten
page-percent = { $percent } %
page-hint-help = Die Zahlen sind deine Siegchancen, nach allem, was du wissen kannst.
page-hint-points = etwa { $points } Punkte
page-hint-line = dann vielleicht: { $line }
page-hints-forbid = Keine Hinweise mehr an diesem Tisch
page-hints-allow = Hinweise an diesem Tisch erlauben
page-do-it = So machen
page-read-rule = Regel lesen
page-log-undo = { $who } hat eine Entscheidung zurückgenommen.
page-log-empty = Noch ist nichts passiert.
page-log-newest = Zum Neuesten
page-curtain = Gib { $who } den Bildschirm
page-curtain-help = Diese Person ist jetzt dran. Ihre Ansicht erscheint, sobald sie bereit ist.
page-curtain-lift = Ich bin { $who }

## Das Ende

page-over = Das Spiel ist zu Ende; das Protokoll zeigt jetzt alles.
page-rematch = Revanche
page-rematch-waits = Der Tisch für die Revanche steht bereit.
page-to-rematch = Zur Revanche
page-see-board = Brett ansehen
page-download = Partie speichern

## Einstellungen

page-theme = Hell oder dunkel
page-theme-system = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-speed = Animation
page-speed-off = keine
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-patterns = Muster zusätzlich zu Farben
page-patterns-help = Jede Farbe hat auch ihre heraldische Schraffur.
page-large = Große Schrift
page-large-help = Alle Texte werden um ein Fünftel größer.

## Tasten

page-keys = Tastatur
page-key-number = zur Möglichkeit mit dieser Nummer
page-key-arrows = zwischen den Möglichkeiten wechseln
page-key-enter = wählen; dann bestätigen
page-key-back = die letzte Wahl zurücknehmen
page-key-escape = Meldungen schließen, Animation überspringen oder zurücknehmen
page-key-undo = rückgängig machen, solange nichts aufgedeckt wurde
page-key-choices = die Liste aller Möglichkeiten
page-key-log = das Protokoll
page-key-rules = die Regeln
page-key-settings = die Einstellungen
page-key-help = diese Liste

## Die Regeln

page-rules-of = Regeln von { $game }
page-rules-ours = Die Regeln, wie wir sie hier spielen, in unseren eigenen Worten. Jede hat eine Nummer, die der Tisch nennt, wenn er sie anwendet.
page-rules-search = In den Regeln suchen
page-rules-found =
    { $number ->
        [one] Eine Regel gefunden.
       *[other] { $number } Regeln gefunden.
    }
page-rules-none = Keine Regel enthält diese Wörter.
page-chapter = Kapitel { $number }
page-by = von { $designer } ({ $source })

## Über

page-about-title = Über Turncoat
page-about-lead = Turncoat ist ein Zuhause für vier mittelalterliche Spiele um Pest und Verrat. Man spielt sie im Browser, nach den echten Regeln, mit Freunden oder gegen Bots.
page-about-how = Die Regeln sind einmal aufgeschrieben, jede mit einer Nummer, und alles hier folgt aus ihnen: was du tun darfst, warum etwas nicht geht, worüber die Bots nachdenken und was im Protokoll steht. Ein Platz sieht, was er sehen darf, und sonst nichts; die Bots ebenso.
page-about-games = Wem diese Spiele gehören
page-about-games-whose = Die Spiele gehören denen, die sie erfunden und verlegt haben. Texte und Zeichnungen hier sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf die Schachtel: Sie ist schön.
page-about-provenance = Werte, die nur auf dem Material gedruckt stehen und nicht sicher bekannt sind, haben wir so rekonstruiert, dass jede bekannte Regel und jedes Beispiel stimmt. Wer die Schachtel besitzt, kann sie in einer Datei berichtigen.
page-provenance-rulebook =
    { $number ->
        [one] Ein gedruckter Wert steht in der Spielregel.
       *[other] { $number } gedruckte Werte stehen in der Spielregel.
    }
page-provenance-source =
    { $number ->
        [one] Ein gedruckter Wert ist aus einer anderen öffentlichen Quelle bekannt.
       *[other] { $number } gedruckte Werte sind aus anderen öffentlichen Quellen bekannt.
    }
page-provenance-reconstructed =
    { $number ->
        [one] Einen gedruckten Wert haben wir rekonstruiert.
       *[other] { $number } gedruckte Werte haben wir rekonstruiert.
    }
page-provenance-none = Gedruckt ist nichts, was eine Quelle bräuchte.
page-about-privacy = Was über dich aufbewahrt wird
page-about-privacy-text = Ein Name, wenn du einen nennst, ein Cookie, das deinen Platz wiedererkennt, und die Spiele, die du spielst. Nichts davon geht an andere.
page-about-licence = Lizenz
page-about-licence-text = Turncoat ist freie Software unter der Apache License 2.0; alle dürfen es betreiben, lesen und ändern.
