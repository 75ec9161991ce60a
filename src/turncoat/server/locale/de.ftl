### Was der Server rund um ein Spiel sagt. $number: eine ganze Zahl. $detail: was an einer Anfrage falsch ist, für Programmierer.

## Menschen und Bots

server-guest = Gast
server-bot-novice = Neuling
server-bot-novice-help = Kennt die Regeln, übersieht aber vieles.
server-bot-apprentice = Lehrling
server-bot-apprentice-help = Spielt, was auf den ersten Blick am besten aussieht.
server-bot-master = Meister
server-bot-master-help = Denkt voraus, höchstens eine halbe Sekunde pro Zug.
server-bot-grandmaster = Großmeister
server-bot-grandmaster-help = Denkt weit voraus, höchstens zwei Sekunden pro Zug.
server-bot-random = Unbekümmert
server-bot-random-help = Tut irgendetwas, was erlaubt ist.

## Vor dem Beginn

server-free-seats =
    { $number ->
        [one] Ein Platz ist noch frei.
       *[other] { $number } Plätze sind noch frei.
    }
server-all-seated = Alle Plätze sind besetzt; das Spiel kann beginnen.

## Was nicht geht

server-not-found = Hier ist nichts. Vielleicht ist der Link unvollständig.
server-no-such-game = Dieses Spiel haben wir nicht.
server-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-no-such-bot = Diesen Bot gibt es nicht.
server-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
server-other-rules = Diese Partie wurde nach anderen Regeln begonnen, als dieser Server jetzt hat, und kann hier nicht weitergehen.
server-not-your-seat = Das ist nicht dein Platz.
server-host-only = Das darf nur, wer den Tisch eröffnet hat, solange diese Person da ist.
server-seat-taken = Dieser Platz ist schon besetzt.
server-still-here = Wer dort sitzt, ist noch da.
server-seats-free = Das Spiel kann erst beginnen, wenn alle Plätze besetzt sind.
server-already-started = Das Spiel hat schon begonnen.
server-not-playing = An diesem Tisch wird gerade nicht gespielt.
server-not-finished = Das Spiel ist noch nicht zu Ende.
server-no-hints = An diesem Tisch sind keine Hinweise erlaubt.
server-no-hint-now = Gerade ist kein Hinweis möglich. Bitte versuch es in einer Minute noch einmal.
server-getting-ready = Die Bots machen sich noch bereit für dieses Spiel. Das dauert etwa eine Minute, einmal pro Rechner.
server-no-search = Dieser Server kann die Suche der Bots nicht kompilieren: Es gibt keine Hinweise, und Meister und Großmeister spielen wie Lehrlinge.
server-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
server-stale = Der Tisch hat sich inzwischen verändert; so steht es jetzt.
server-key-used = Dieser Schlüssel wurde schon für einen anderen Zug verwendet.
server-invalid = Diese Anfrage verstehen wir nicht: { $detail }
server-not-possible-here = Das geht unter dieser Adresse nicht.
server-too-large = Das ist viel zu viel auf einmal.
server-too-many = Zu viele Anfragen in kurzer Zeit. Bitte warte einen Moment.
server-csrf = Der Nachweis deines Browsers fehlt oder ist veraltet. Lade die Seite neu und versuch es noch einmal.
server-wrong-origin = Diese Anfrage kam von einer anderen Website und wurde deshalb abgelehnt.
server-wrong-host = Dieser Server heißt nicht so. Wer ihn betreibt, kann den Namen mit --origin angeben.
server-unexpected = Auf dem Server ist etwas schiefgegangen. Es wurde festgehalten; bitte versuch es noch einmal.

## Bevor eine Verbindung getrennt wird

server-too-slow = Deine Verbindung ist zu langsam, um dem Spiel zu folgen.
server-no-answer = Dein Browser hat eine Weile nicht geantwortet.
server-not-understood = Dein Browser hat etwas geschickt, was der Server nicht versteht.
