### What a report of the lab says. $number, $games: integers. $game: a game's title. $bot: a bot's name. $what: what is measured.

lab-title = { $game }: how balanced is it?
lab-compare-title = { $game }: what changes?
lab-how = { $games } games with { $seats } players, every seat played by the bot “{ $bot }”. Seed { $seed }.
lab-rules = Played with: { $options }.
lab-intervals = Lines and ranges are 95 % intervals; a game counts as one observation, whatever its seats did in it. The dashed line is an equal share.
lab-choices-note = The share of games won by those who did this at least once in them. This proves no cause: whoever is ahead may be the one who can afford it.

lab-seat = Victories by seat
lab-seat-label = Seat { $number }
lab-order = Victories by order of decision
lab-order-label = { $number ->
    [1] decides first
   *[other] number { $number } in the order
}
lab-games = How games go
lab-choices = Victories by choice
lab-others = Other decisions

lab-measure-decisions = decisions in a game
lab-measure-leads = changes of the lead
lab-measure-decided = share of the game after which the lead no longer changes
lab-measure-margin = points between first and second
lab-measure-shared = games without a single winner
lab-measure-first = victories of the seat that decides first
lab-measure-choice = victories of those who did this: { $what }

lab-column-what = what
lab-column-times = times
lab-column-mean = value
lab-column-interval = 95 % interval
lab-column-one = as it is
lab-column-other = changed
lab-column-difference = difference
lab-axis-won = share of victories
lab-axis-games = share of all games

lab-changed = Changed: { $changes }.
lab-components = the values in { $file }
lab-looks = { $looks ->
    [one] The games were looked at once; the intervals allow for that.
   *[other] The games were looked at { $looks } times on the way; the intervals are wider for it, so that all of them hold together with 95 %.
}
lab-verdict-more = Changed, it is more: { $what }, by { $difference }.
lab-verdict-less = Changed, it is less: { $what }, by { $difference }.
lab-verdict-open = No difference is proven: { $what }. If there is one, it lies between { $low } and { $high }.
lab-verdict-none = It never happened in one of the two: { $what }.
lab-not-enough = That is not yet as precise as you asked for: allow more games with --most.
