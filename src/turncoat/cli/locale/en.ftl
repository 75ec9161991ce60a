### What the terminal says around a game. $who, $names: names of who sits there. $number, $total: integers. $file: a path.
### $command: one of the words under "What can be typed". $action: an action in words. $text: an action's short text, such as play:5.

## What can be typed; the English words work in every language

cli-command-help = help
cli-command-hint = hint
cli-command-why = why
cli-command-rule = rule
cli-command-rules = rules
cli-command-log = log
cli-command-table = table
cli-command-save = save
cli-command-quit = quit

## Help

cli-help-title = What you can type
cli-help-number = choose the entry with that number
cli-help-text = the same, by its short text
cli-help-enter-key = Enter
cli-help-enter = the table again, and more choices if there are
cli-help-help = this help
cli-help-hint = the best moves, as far as you can know
cli-help-why = why something is not allowed
cli-help-rule = look up a rule by its number
cli-help-rules = list all rules
cli-help-log = what has happened; add a number to say how many sentences
cli-help-table = draw the table, and say what its signs mean
cli-help-save = save a copy to a file you name
cli-help-quit = save and leave; you can continue later
cli-help-leave = leave the lesson
cli-help-some-action = action
cli-help-some-file = file

## Playing

cli-guest = Guest
cli-guest-number = Guest { $number }
cli-greeting-alone = You are { $who } and play against { $names }.
cli-greeting-many = { $who } share this screen.
cli-greeting-watch = You are watching { $names } play.
cli-greeting-type = Type ? for help.
cli-greeting-learn = New here? Play an example first:
cli-program = This game starts a program on your computer: { $commands }. Continue?
cli-bot-preparing = { $who } is getting ready; the first time on a computer this may take a minute …
cli-bot-thinking = { $who } is thinking …
cli-narrow = Your window is narrow; everything looks better with { $number } columns or more.
cli-you = you
cli-choose = Your choice
cli-choices-page = Page { $page } of { $pages }: press Enter for more.
cli-forced = Only one choice: { $action }.
cli-expected = Please type a number from 1 to { $total }, an action such as { $text }, or ? for help.
cli-refused = That is not allowed: { $reason }
cli-rule-is = { $rule }: { $sentence }
cli-handover = It is { $who }’s turn. Pass the screen, then press Enter.
cli-since-then = What has happened since your last decision
cli-more = Press Enter to continue
cli-lesson-choose = Your choice, or Enter to continue
cli-lesson-other = A good idea for your own game; the lesson continues with: { $action }.
cli-learned = That was the lesson. To play:

## Answers

cli-why-allowed = That is allowed: { $action }.
cli-why-what = Say what you mean, as in: { $command } { $text }
cli-why-unknown = No action fits “{ $what }”. An action looks like { $text }.
cli-why-which = Which one do you mean?
cli-rule-unknown = There is no rule { $rule }. “{ $command }” lists them all.
cli-rule-what = Say which rule, as in: { $command } { $rule }
cli-log-empty = Nothing has happened yet.
cli-log-part =
    { $number ->
        [one] The last sentence of { $total }
       *[other] The last { $number } sentences of { $total }
    }

## Saving and leaving

cli-saved = The game is saved in:
cli-save-refused = Could not save to { $file }: { $reason }
cli-save-exists = { $file } already exists. Please choose another file.
cli-resume-with = Continue with:
cli-replay-with = Watch it again with:

## Replaying

cli-replay-move = Move { $number }
cli-replay-open = All cards are face up.
cli-replay-spectator = As a spectator sees it.
cli-replay-seat = As { $who } sees it.
cli-replay-moves =
    { $number ->
        [one] One move was made.
       *[other] { $number } moves were made.
    }
cli-replay-unfinished = The game is not over yet.

## Games and rules

cli-games-seats = { $seats } seats
cli-games-by = by { $designer }
cli-games-preset = Presets
cli-games-options = Options
cli-games-default = default
cli-games-only = only with { $options }

## Boards

cli-board-cards = Cards
cli-board-middle = In the middle
cli-board-folded = folded
cli-board-contested = the border in dispute
cli-board-land = a land’s value, then its points for 1 to { $total } winners
cli-board-mover = decides now

## Hints

cli-hint-preparing = Getting ready to think; the first time on a computer this may take a minute …
cli-hint-thinking = Thinking …
cli-hint-none = There is only one choice.
cli-hint-action = action
cli-hint-won = wins
cli-hint-points = points
cli-hint-line = then, perhaps
