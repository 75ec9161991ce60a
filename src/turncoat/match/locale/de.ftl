# Was an jedem Tisch gesagt wird.

why-over = Das Spiel ist zu Ende.
why-not-your-turn = Du bist nicht an der Reihe.
why-no-undo = Du kannst nichts rückgängig machen: Inzwischen wurde etwas aufgedeckt, oder jemand anderes hat gehandelt.
why-see-first = Sieh erst, was daraus wird; dann entscheide, wie es weitergeht.

## Das Ergebnis

result-title = Ergebnis
result-rank = Rang
result-name = Name
result-points = Punkte
result-winner = { $who } hat mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } gewonnen.
result-shared = Geteilter Sieg: { $who }, mit je { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
result-all-equal = Gleichstand für alle, mit je { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.

## Die Regeln

rule-option = Option „{ $option }“: { $value } (Standard). Sonst: { $others }.
rule-option-changed = Hausregel „{ $option }“: { $value }. Standard: { $default }.
ours = von uns
ours-help = Diese Regel ist von uns: Sie steht in keiner Spielregel. Sie klärt, was die Spielregel offenlässt, damit das Spiel weitergeht und endet.
versions-title = Fassungen dieser Regeln
