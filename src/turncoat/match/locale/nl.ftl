# Wat aan elke tafel gezegd wordt.

why-over = Het spel is afgelopen.
why-not-your-turn = Je bent niet aan de beurt.
why-no-undo = Je kunt niets ongedaan maken: er is intussen iets onthuld of een ander heeft gehandeld.
why-see-first = Kijk eerst wat daarvan komt; beslis dan wat je verder doet.

## De uitslag

result-title = Uitslag
result-rank = Plaats
result-name = Naam
result-points = Punten
result-winner = { $who } heeft gewonnen met { $points } { $points ->
        [one] punt
       *[other] punten
    }.
result-shared = Gedeelde overwinning: { $who }, met elk { $points } { $points ->
        [one] punt
       *[other] punten
    }.
result-all-equal = Iedereen is gelijk geëindigd, met elk { $points } { $points ->
        [one] punt
       *[other] punten
    }.

# Wat de doorslag gaf. $gains: dingen met hun punten, zoals “Dorp (7)”
gain = { $what } ({ $points })
decided-ahead =
    { $round ->
        [0] { $who } nam voorgoed de leiding: { $gains }.
       *[other] In ronde { $round } nam { $who } voorgoed de leiding: { $gains }.
    }
decided-ahead-last = Tot het allerlaatst was het open; toen bracht dit { $who } aan kop: { $gains }.
decided-behind =
    { $round ->
        [0] Daarna haalde niemand { $who } meer in.
       *[other] Vanaf ronde { $round } haalde niemand { $who } meer in.
    }
decided-behind-last = Tot het allerlaatst was het open; pas toen lag { $who } voor.
decided-level =
    { $round ->
        [0] Ze kwamen gelijk, en niemand ging er nog overheen.
       *[other] In ronde { $round } kwamen ze gelijk, en niemand ging er nog overheen.
    }
decided-level-last = Pas aan het allerlaatst kwamen ze gelijk.
decided-margin = Wat het verschil met { $other } maakte: { $source }, { $mine } tegen { $theirs }.

## De regels

rule-option = Optie ‘{ $option }’: { $value } (standaard). Anders: { $others }.
rule-option-changed = Huisregel ‘{ $option }’: { $value }. Standaard: { $default }.
ours = van ons
ours-help = Deze regel is van ons: hij staat in geen enkel spelregelboek. Hij regelt wat de spelregels openlaten, zodat het spel doorgaat en een einde heeft.
versions-title = Versies van deze regels
