### Wat de server zegt rond een spel. $number: een geheel getal. $detail: wat er mis is met een verzoek, voor programmeurs.

## Mensen en bots

server-guest = Gast
server-bot-novice = Nieuweling
server-bot-novice-help = Kent de regels en ziet veel over het hoofd.
server-bot-apprentice = Leerling
server-bot-apprentice-help = Doet wat er op het eerste gezicht het beste uitziet.
server-bot-master = Meester
server-bot-master-help = Denkt vooruit, hooguit een halve seconde per zet.
server-bot-grandmaster = Grootmeester
server-bot-grandmaster-help = Denkt ver vooruit, hooguit twee seconden per zet.
server-bot-random = Roekeloos
server-bot-random-help = Doet zomaar iets wat volgens de regels mag.

## Voor het begin

server-free-seats =
    { $number ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $number } plaatsen vrij.
    }
server-all-seated = Alle plaatsen zijn bezet; het spel kan beginnen.

## Wat niet kan

server-not-found = Hier is niets. Misschien is de link niet volledig.
server-no-such-game = Dat spel is er hier niet.
server-no-such-seat = Die plaats is er niet aan deze tafel.
server-no-such-bot = Die bot bestaat niet.
server-no-such-action = Dit spel kent die actie niet.
server-other-rules = Deze partij is begonnen met andere regels dan deze server nu heeft, en kan hier dus niet verder.
server-not-your-seat = Dat is niet jouw plaats.
server-host-only = Dat mag alleen wie de tafel heeft gemaakt, zolang die er is.
server-seat-taken = Daar zit al iemand.
server-still-here = Wie daar zit, is er nog.
server-seats-free = Het spel kan pas beginnen als alle plaatsen bezet zijn.
server-already-started = Het spel is al begonnen.
server-not-playing = Aan deze tafel wordt nu niet gespeeld.
server-not-finished = Het spel is nog niet afgelopen.
server-no-hints = Aan deze tafel zijn er geen hints.
server-no-hint-now = Nu is er geen hint te bedenken. Probeer het over een minuut nog eens.
server-getting-ready = De bots maken zich nog klaar om over dit spel na te denken. Dat duurt een minuut of zo, eenmaal per computer.
server-no-search = Deze server kan het rekenwerk van de bots niet compileren: er zijn geen hints, en meesters en grootmeesters spelen als leerlingen.
server-bad-name = Een naam heeft 1 tot 40 letters of andere zichtbare tekens.
server-stale = De tafel is intussen veranderd; zo is het nu.
server-key-used = Deze sleutel staat al voor een andere zet.
server-invalid = Dat verzoek is niet te begrijpen: { $detail }
server-not-possible-here = Dat kan niet op dit adres.
server-too-large = Dat is veel te veel ineens.
server-too-many = Dat was te veel in korte tijd. Wacht even.
server-csrf = Het bewijs van je browser ontbreekt of is verouderd. Laad de pagina opnieuw, dan lukt het.
server-wrong-origin = Een andere site vroeg hierom, dus het is niet gedaan.
server-wrong-host = Deze server is niet bekend onder die naam. Wie hem beheert, kan die opgeven met --origin.
server-unexpected = Er ging iets mis op de server. Het is genoteerd; probeer het nog eens.

## Voordat een verbinding wordt verbroken

server-too-slow = Je verbinding is te traag om het spel te volgen.
server-no-answer = Je browser heeft een tijd niet geantwoord.
server-not-understood = Je browser zei iets wat de server niet begrijpt.
