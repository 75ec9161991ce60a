# What any game's table says.

why-over = The game is over.
why-not-your-turn = It is not your turn.
why-no-undo = You cannot undo anything: something has been revealed since, or another player has acted.
why-see-first = First see what comes of that; then decide what to do next.

## The result

result-title = Result
result-rank = Rank
result-name = Name
result-points = Points
result-winner = { $who } won with { $points } { $points ->
        [one] point
       *[other] points
    }.
result-shared = Shared victory: { $who }, with { $points } { $points ->
        [one] point
       *[other] points
    } each.
result-all-equal = Everybody is equal: { $points } { $points ->
        [one] point
       *[other] points
    } each.

# What decided it. $gains: things with their points, such as “Village (7)”
gain = { $what } ({ $points })
decided-ahead =
    { $round ->
        [0] { $who } went ahead for good: { $gains }.
       *[other] In round { $round } { $who } went ahead for good: { $gains }.
    }
decided-ahead-last = It was open until the very end; then this put { $who } ahead: { $gains }.
decided-behind =
    { $round ->
        [0] After that nobody caught up with { $who }.
       *[other] From round { $round } on nobody caught up with { $who }.
    }
decided-behind-last = It was open until the very end; only then was { $who } ahead.
decided-level =
    { $round ->
        [0] They drew level, and nobody overtook them.
       *[other] In round { $round } they drew level, and nobody overtook them.
    }
decided-level-last = Only the very end brought them level.
decided-margin = What made the difference to { $other }: { $source }, { $mine } to { $theirs }.

## The rules

rule-option = Option “{ $option }”: { $value } (the default). Otherwise: { $others }.
rule-option-changed = House rule “{ $option }”: { $value }. The default: { $default }.
ours = ours
ours-help = This rule is ours: no rulebook has it. It settles what the rulebook leaves open, so that play goes on and ends.
versions-title = Versions of these rules
