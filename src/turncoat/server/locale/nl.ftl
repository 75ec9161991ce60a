### Wat de server zegt rond een spel. $number: een geheel getal. $detail: wat er mis is met een verzoek, voor programmeurs.

## Mensen en bots

server-guest = Gast
server-bot-novice = Nieuweling
server-bot-novice-help = Kent de regels maar ziet veel over het hoofd.
server-bot-apprentice = Leerling
server-bot-apprentice-help = Speelt wat op het eerste gezicht het beste lijkt.
server-bot-master = Meester
server-bot-master-help = Denkt vooruit, hooguit een halve seconde per zet.
server-bot-grandmaster = Grootmeester
server-bot-grandmaster-help = Denkt ver vooruit, hooguit twee seconden per zet.
server-bot-random = Willekeurig
server-bot-random-help = Doet zomaar iets wat mag.

## Voor het begin

server-free-seats =
    { $number ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $number } plaatsen vrij.
    }
server-chance = Nu beslist het toeval.
server-all-seated = Alle plaatsen zijn bezet; het spel kan beginnen.

## Wat niet kan

server-not-found = Hier is niets. Misschien is de link onvolledig.
server-no-such-game = Dat spel hebben we niet.
server-no-such-seat = Die plaats is er niet aan deze tafel.
server-no-such-bot = Die bot bestaat niet.
server-no-such-action = Dit spel kent die actie niet.
server-other-rules = Deze partij is met andere regels begonnen dan deze server nu heeft en kan hier dus niet verder.
server-damaged = Van deze tafel is iets beschadigd in de database van de server, dus we kunnen haar niet tonen. Er wordt niets aan veranderd; wie de server beheert, ziet in het logboek welke tafel het is.
server-elsewhere = Die tafel hoort bij een ander serverproces; probeer het opnieuw.
server-not-your-seat = Dat is niet jouw plaats.
server-host-only = Dat mag alleen wie de tafel heeft gemaakt, of, als die een paar minuten weg is, de andere spelers.
server-second-seat = Je zit hier al. Wie de tafel heeft gemaakt, kan je een tweede plaats geven.
server-not-gone = Die speler is nog niet lang genoeg weg.
server-weak-stand-in = Alleen een leerling of een sterkere bot kan het voor een speler overnemen.
server-seat-taken = Die plaats is al bezet.
server-still-here = Wie daar zit, is er nog.
server-seats-free = Het spel kan pas beginnen als alle plaatsen bezet zijn.
server-already-started = Het spel is al begonnen.
server-not-playing = Aan deze tafel wordt nu niet gespeeld.
server-not-finished = Het spel is nog niet afgelopen.
server-match-over = Hier eindigt de partij. Kies een eerder moment om vanaf daar verder te spelen.
server-bad-file = Dit is geen partijbestand van Turncoat, of het is beschadigd: { $detail }
server-file-of-other-rules = Deze partij is gespeeld met andere regels of andere gedrukte waarden dan die op deze server en kan hier dus niet worden getoond.
server-bad-file-move = Zet { $number } in dit bestand ({ $move }) kan volgens de regels niet, dus het bestand kan niet worden getoond.
server-bad-file-end = De zetten in dit bestand leiden niet tot het einde dat erin staat; er is dus iets aan veranderd.
server-no-hints = Hints zijn aan deze tafel niet toegestaan.
server-no-hint-now = Er is nu geen hint beschikbaar. Probeer het over een minuut nog eens.
server-getting-ready = De bots maken zich nog klaar voor dit spel. Dat duurt ongeveer een minuut, één keer per computer.
server-no-search = Deze server kan het rekenwerk van de bots niet compileren: er zijn geen hints, en meesters en grootmeesters spelen als leerlingen.
server-by-chance = Een bot aan deze tafel kon niet kiezen; het toeval koos voor hem.
server-bad-name = Een naam heeft 1 tot 40 zichtbare tekens uit één alfabet, zonder onzichtbare of opgestapelde tekens.
server-stale = De tafel is intussen veranderd; zo is het nu.
server-key-used = Deze sleutel is al voor een andere zet gebruikt.
server-invalid = Dat verzoek begrijpen we niet: { $detail }
server-not-possible-here = Dat kan niet op dit adres.
server-too-large = Dat is veel te veel ineens.
server-too-many = Te veel verzoeken in korte tijd. Wacht even.
server-csrf = Het bewijs van je browser ontbreekt of is verlopen. Laad de pagina opnieuw en probeer het nog eens.
server-wrong-origin = Dit verzoek kwam van een andere site en is daarom geweigerd.
server-wrong-host = Deze server heet niet zo. Wie hem beheert, kan de naam opgeven met --origin.
server-away = De server kan op dit moment niet bij de spellen. Er is niets verloren; probeer het zo nog eens.
server-no-picture = De afbeelding kon nu niet worden getekend. Probeer het zo nog eens.
server-unexpected = Er ging iets mis op de server. Het is vastgelegd; probeer het nog eens.

## Voordat een verbinding wordt verbroken

server-too-slow = Je verbinding is te traag om het spel te volgen.
server-no-answer = Je browser heeft een tijd niet geantwoord.
server-not-understood = Je browser stuurde iets wat de server niet begrijpt.

## Waar een pagina over gaat, zoals zoekmachines en links het tonen. $game: de titel van een spel.

server-head-first = Turncoat: vier spellen over pest en verraad
server-head-first-about = Verräter, Rattus, De Ontembare Stad en Het Verraad in je browser, volgens de regels van hun spelregelboekjes: met vrienden via een link, of meteen tegen bots. Geen account, geen reclame.
server-head-about = Over Turncoat
server-head-about-about = Wat Turncoat is, van wie deze spellen zijn, en welke gedrukte waarden uit het spelregelboekje komen, uit andere bronnen of van ons.
server-head-rules = Regels van { $game }
server-head-rules-about = De regels van { $game } zoals ze hier worden gespeeld, elk met een nummer.
server-head-new = { $game }: tafel klaarzetten
server-head-new-about = Zet een tafel { $game } klaar voor vrienden en bots.
server-head-learn = { $game } leren
server-head-learn-about = Leer { $game } door te spelen: een paar minuten op het echte bord.
server-head-table-gathering = Een tafel { $game } wacht op spelers.
server-head-table-playing = Er wordt een partij { $game } gespeeld.
server-head-table-finished = Een partij { $game }, gespeeld tot het einde.
server-head-table-imported = Een partij { $game } uit een bestand.
server-head-missing = Pagina niet gevonden

## Why a hint names an action

server-hint-ahead = Wint van elke 100 proefpartijen er { $percent } meer dan de op één na beste zet.
server-hint-behind = Wint van elke 100 proefpartijen er { $percent } minder dan de beste zet.
server-hint-even = Even goed als de beste andere zet, voor zover de bot vooruit heeft gedacht.
server-hint-points = Ongeveer { $points } punten aan het eind.
server-hint-most-points = Levert de meeste punten op: ongeveer { $points } aan het eind.
server-hint-fewest-points = Kost punten: ongeveer { $points } aan het eind, de minste van deze.
server-hint-sure = Gebeurt zeker: { $events }

# Dozen: wat iemand van de eigen kaarten heeft afgelezen
server-box = Gespeeld met de waarden van “{ $name }”.
server-box-value = { $card }: { $value }
server-box-rulebook-not = { $value }: volgens de spelregels { $known }, in jouw doos { $found }.
server-box-source-not = { $value }: volgens een andere bron { $known }, in jouw doos { $found }.
server-no-such-box = Die doos bestaat niet.
server-old-box = “{ $name }” is voor oudere regels afgelezen; daarmee kan hier niet worden gespeeld.
server-bad-box = Deze waarden kloppen niet: { $detail }
server-unplayable-box = Met deze waarden is het spel niet te spelen: { $why }
server-too-many-boxes = Je hebt al { $most } dozen van dit spel. Gooi er eerst een weg.
server-head-box = Wat staat er in jouw doos? { $game }
server-head-box-about = Lees de gedrukte waarden van je eigen { $game } af en speel ermee.
