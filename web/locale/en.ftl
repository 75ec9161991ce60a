### What the page says around a game, in English. Sentences about games and tables come from their own files or from the server.
### $number: an integer. $game: a game's title. $who, $name: a name. $seats: numbers of seats, such as 3–4.

## Everywhere

page-skip = Skip to content
page-home = Turncoat, home page
page-nav = Main
page-nav-play = Play
page-nav-rules = Rules
page-nav-about = About
page-language = Language
page-to-light = Switch to light mode
page-to-dark = Switch to dark mode
page-close = Close
page-save = Save
page-cancel = Cancel
page-retry = Try again
page-loading = One moment …
page-first = Home
page-to-lobby = Back to the home page
page-nowhere-title = Page not found
page-nowhere = There is no such page. Perhaps the link was cut short.
page-broken-title = Something went wrong
page-broken = Something on this page broke ({ $error }). Reload it; your games are safe on the server.
page-trouble-away = The server is not answering right now. Nothing is lost; try again in a moment.

## Who one is

page-guest = Guest
page-name-title = Your name
page-name-label = What should we call you?
page-name-help = Everyone at your tables sees this name. No account needed.
page-name-change = change name

## The first page

page-promise = Four games of plague and betrayal, by the book.
page-promise-how = Never played? Each game teaches itself in a few minutes, on the real board.
page-promise-honest = Where no source gives a value, we reconstruct it and say so.
page-your-turn-in = Your turn in { $game }
page-play-my-turn = Play my turn
page-go-on-learning = Go on learning
page-go-on = Go on
page-last-game = My last game
page-day = Match of the day
page-day-watch = Watch the match
page-day-pause = Pause
page-day-go-on = Go on
page-day-how = { $bot } against { $bot }: recorded with the bots of Turncoat { $version }, a different match each day.
page-play-now = Play now against bots
page-laying = Setting up the table …
page-set-up = Set up a table
page-set-up-game = { $game }: set up a table
page-read-rules = Read the rules
page-seats = { $seats } seats
page-to-come = coming soon
page-trust-reason = No move refused without a reason
page-trust-reason-how = Ask why not, and you are taken straight to the rule.
page-trust-fair = Everyone sees only what they may
page-trust-fair-how = Bots too: they know only the cards that their seat can see.
page-trust-free = A link is an invitation
page-trust-free-how = No account, no ads, no tracking.
page-tables = Tables
page-tables-mine = My games
page-tables-open = Open tables
page-tables-running = Games to watch
page-all = all { $number }
page-your-turn = Your turn
page-open-table = Open
page-sit-down = Sit down
page-watch = Watch
page-see-result = Result
page-just-now = just now
page-nobody-yet = nobody yet

## A new table

page-new-title = Set up a table
page-game = Game
page-no-game = We do not have that game.
page-edition = Rules
page-house-rules = House rules
page-house-rules-changed =
    { $number ->
        [0] none
        [one] one
       *[other] { $number }
    }
page-house-rules-help = Everything is set as in “{ $edition }”. Change what your group plays differently.
page-house-rules-reset = Undo all changes
page-house-rules-are = House rules: { $rules }.
page-house-rules-default = The default: { $value }.
page-seats-title = Seats
page-how-many = How many seats
page-seat-number = Seat { $number }
page-seat-me = You ({ $name })
page-seat-person = Another person on this screen
page-seat-open = Open, for a guest
page-seat-open-help = Anyone with your link may sit here.
page-seat-bot = A bot
page-bot-of-level = Bot: { $bot }
page-person-name = Their name
page-public-help = listed on the home page; anyone may sit down or watch
page-by-link-help = only people with the link can find this table
page-hints-allowed = Allow hints
page-who = Who plays?
page-who-bots = Me and bots
page-who-bots-help = Starts at once; play as often as you like.
page-who-friends = Friends
page-who-friends-help = You get a link to send them.
page-who-anyone = Anyone
page-who-anyone-help = Listed on the first page: anyone may sit down or watch.
page-who-here = At this screen
page-who-here-help = You share one screen; your cards are hidden between turns.
page-hard = How hard?
page-hard-nobody = No bots are playing.
page-length = How long?
page-length-variant = { $minutes }. { $help }
page-length-help = { $minutes } among people at a table; bots are quicker.
page-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
page-edition-why = Choose the one on your shelf.
page-bots-each = Choose each bot separately
page-bots-each-why = One strong rival among weak ones makes a table livelier.
page-bot-at = Bot in seat { $number }
page-hints-why = Good for learning. Among people, everybody sees who asks; without hints, you all rely on your own wits.
page-missing-names = Still missing: a name for everyone at this screen.
page-summary =
    { $me ->
        [0] { "" }
       *[other] you,{ " " }
    }{ $people ->
        [0] { "" }
        [one] one more person at this screen,{ " " }
       *[other] { $people } more people at this screen,{ " " }
    }{ $bots ->
        [0] no bots
        [one] one bot
       *[other] { $bots } bots
    }{ $open ->
        [0] .
        [one] { " " }and one free seat.
       *[other] { " " }and { $open } free seats.
    }
page-summary-invite = You will get a link to share.
page-create = Create the table
page-create-start = Start the game

## Gathering

page-gathering = Table for { $game }
page-seat-free = Free seat
page-sit-here = Sit here
page-seat-a-bot = Add a bot
page-send-away = Remove
page-stand-up = Stand up
page-invite = Invitation
page-invite-help = Send this link to the people you want to play with. They only need to open it.
page-invite-text = Come and play { $game } with me:
page-copy = Copy
page-copied = Link copied.
page-copy-refused = The browser would not let us copy the link. You can find it in the address bar.
page-share = Share …
page-start = Start the game
page-start-bots =
    { $number ->
        [one] The free seat goes to a bot ({ $bot }).
       *[other] The { $number } free seats go to bots ({ $bot }).
    }
page-host-starts = The person who created this table starts the game.

## At the table

page-loading-table = Setting up the table …
page-menu = Menu
page-tools = Table
page-undo = Undo
page-undo-none = You cannot undo anything: something has been revealed since, or another player has acted.
page-rules = Rules
page-settings = Settings
page-log = Log
page-side = Panels and log
page-board = The board in words
page-turn = Whose turn
page-decision = Your decision
page-leave = Leave the table
page-leave-sure = Leave this game? A bot will take over your seat so that the others can carry on.
page-come-back = Take your seat back
page-bot-plays-on = Let a bot take over
page-other-bot = Let another bot take over
page-copy-link = Copy the link to this table
page-turn-yours = Your turn.
page-turn-of = Your turn, { $name }.
page-turn-away = { $name } is away.
page-thinking = thinking
page-getting-ready = Getting ready to think: about a minute, once per computer.
page-lost = Connection lost; reconnecting …
page-you = you
page-here = at the table
page-away = away
page-away-since = away since { $time }
page-bot-from = From { $time } a bot can take over.
page-bot-asked = { $number } of the { $needed } needed have asked for a bot.
page-second-seat = Give it to a player as well
page-same-screen = at this screen
page-points = points
page-watching =
    { $number ->
        [one] One person is watching.
       *[other] { $number } people are watching.
    }
page-why-watching = You are watching this game.
page-sending = Sending …
page-sending-again = The server is not answering. Your choice is kept, and we are sending it again …
page-skip-moves = Skip
page-foreseen = Once you confirm, the log will say
page-help = What is this about?
page-back = Take back
page-choices = All choices
page-sends = Confirm
page-hint = Hint
page-hint-thinking = Working out a hint from what you know …
page-hint-title = Best moves
page-hint-more = Details
page-percent = { $percent } %
page-and = { $first } and { $last }
page-hint-help = The figures are your chances of winning, based on what you can know.
page-hint-line = then perhaps: { $line }
page-hint-public = Everybody sees that you ask; only you see the answer.
page-hints-asked =
    { $number ->
        [one] Has asked for one hint
       *[other] Has asked for { $number } hints
    }
page-hints-forbid = No more hints at this table
page-hints-allow = Allow hints at this table
page-do-it = Do it
page-read-rule = Read the rule
page-log-undo = { $who } undid a decision.
page-log-hint = { $who } asked for a hint.
page-log-empty = Nothing has happened yet.
page-log-newest = Latest
page-curtain = Hand the screen to { $who }
page-curtain-help = It is their turn. Their view appears when they are ready.
page-curtain-lift = I am { $who }

## The end

page-over = The game is over; the log now shows everything.
page-rematch = Rematch
page-rematch-waits = The table for the rematch is ready.
page-to-rematch = To the rematch
page-see-board = See the board
page-download = Save the match

## Settings

page-theme = Light or dark
page-theme-system = same as device
page-theme-light = light
page-theme-dark = dark
page-speed = Animation
page-speed-off = none
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-every-movement = Show me every movement
page-every-movement-help = Everything that others do is shown one step at a time, as in your own turn. This takes longer.
page-patterns = Patterns as well as colours
page-patterns-help = Each seat’s colour also has its heraldic hatching.
page-large = Large text
page-large-help = Makes all text a fifth larger.

## Keys

page-legend = Marks and colours
page-legend-legal = Gold outline: you can press it now.
page-legend-chosen = Thick outline: you have chosen it.
page-legend-changed = Dashed blue-green: it has just changed.
page-legend-danger = Red: it is being fought over, or would be lost.
page-legend-turn = Gold card: it is this seat’s turn.
page-legend-seats = The seats: each has a colour, a hatching and a letter.
page-keys = Keyboard
page-key-number = go to the choice with that number
page-key-arrows = move between choices
page-key-enter = choose; then confirm
page-key-back = take the last choice back
page-key-escape = close messages, skip animations, or take back
page-key-undo = undo, unless something has been revealed since
page-key-choices = the list of all choices
page-key-log = the log
page-key-rules = the rules
page-key-settings = the settings
page-key-help = this list

## The rules

page-rules-of = Rules of { $game }
page-rules-ours = The rules as played here, in our own words. Each has a number, which the table names when it applies the rule.
page-rules-search = Search the rules
page-rules-found =
    { $number ->
        [one] One rule found.
       *[other] { $number } rules found.
    }
page-rules-none = No rule contains these words.
page-by = by { $designer } ({ $source })

## About

page-about-title = About Turncoat
page-about-lead = Turncoat is a home for four medieval games of plague and betrayal. Play them in the browser, by the real rules, with friends or against bots.
page-about-how = The rules are written once, each with a number, and everything else follows from them: what you may do, why something is not allowed, what the bots think about, and what the log says. A seat sees what it may see and nothing more. The same goes for the bots.
page-about-games = Whose games these are
page-about-games-whose = The games belong to the people who invented and published them. The texts and drawings here are our own. If you like a game, buy the box: it is beautiful.
page-about-provenance = An entry of our list of what is printed can hold several values, such as all that stands on an area; the page for owners of the box counts single values. Some values are printed only on the components and are not known for certain. We reconstructed them so that every known rule and example holds. If you own the box, you can enter what your cards say.
page-provenance-rulebook =
    { $number ->
        [one] One entry is from the rulebook.
       *[other] { $number } entries are from the rulebook.
    }
page-provenance-source =
    { $number ->
        [one] One entry is from another public source.
       *[other] { $number } entries are from other public sources.
    }
page-provenance-reconstructed =
    { $number ->
        [one] One entry is our reconstruction.
       *[other] { $number } entries are our reconstruction.
    }
page-provenance-none = Nothing printed here needs a source.
page-about-privacy = What is kept about you
page-about-privacy-text = A name if you give one, a cookie that recognises your seat, and the games you play. Nothing is shared with anyone else.
page-about-licence = Licence
page-about-licence-text = Turncoat is free software under the Apache License 2.0; anyone may run, read and change it.

# Lessons
page-learn = Learn it by playing
page-learn-title = Learn { $game }
page-lessons = Lessons
page-lesson-now = Now
page-lesson-next = Next
page-lesson-show = Do it for me
page-lesson-earlier = Back
page-lesson-instead = If it had gone differently
page-lesson-done = That was the lesson.
page-lesson-again = Once more
page-lesson-more = Next lesson
page-lesson-play = Play your first match
page-lesson-other = A good idea for a game of your own. The lesson continues with: { $action }.
page-lesson-step = Step { $step } of { $steps }
page-lesson-steps = { $steps } steps
page-lesson-begin = Begin: { $lesson }
page-lesson-go-on = Go on: { $lesson }
page-lesson-finished = Finished
page-lesson-list = A few minutes each, on the real board. You make the moves; the rule behind each step is beside it.

## A game at a glance

page-glance = At a glance
page-glance-win = How to win
page-glance-turn = A turn
page-glance-seats = { $seats } players
page-glance-minutes = { $minutes } min
page-glance-heaviness = Rules: { $heaviness ->
    [1] light
    [2] medium
    [3] heavy
   *[other] very heavy
    }

## Looking back

page-replay = Replay
page-replay-to-table = To the table
page-replay-slider = Move
page-replay-at = Move { $move } of { $moves }.
page-replay-round = Round { $number }
page-replay-start = Start
page-replay-play = Play
page-replay-pause = Pause
page-replay-back = One move back
page-replay-next = Next move
page-replay-chapter-back = Back to the start of the round
page-replay-chapter-next = Next round
page-replay-speed = Speed
page-replay-seen-by = Seen by
page-replay-open = Everything open
page-replay-as = Seen by { $name }
page-replay-own = As { $name } has seen it so far.
page-replay-watching = As spectators have seen it so far.
page-replay-share = Share
page-share-moment = Share this moment
page-share-link = A link to this moment
page-share-copy = Copy the link
page-share-picture = A picture
page-share-picture-of = The board: { $text }
page-share-film-of = Animation of the move that led here: { $text }
page-share-png = Save as PNG
page-share-svg = Save as SVG
page-share-film = Animate the move
page-share-filming = Drawing the move …
page-share-gif = Save as GIF
page-analysis = Analysis
page-analysis-begin = Analyse
page-analysis-what = Let bots play on from every move and see how the chances stood.
page-analysis-working = { $done } of { $total } moves analysed …
page-analysis-failed = The analysis could not be finished.
page-analysis-again = Try again
page-analysis-turn = Turning point { $number } of { $all }
page-analysis-previous = Previous turning point
page-analysis-following = Next turning point
page-analysis-turns = { $turns ->
    [one] One move turned this match.
   *[other] { $turns } moves turned this match.
}
page-analysis-no-turns = No single move turned this match.
page-analysis-open = From every move apprentices played { $games } games to the end with all cards open; the bands show how many each seat won.
page-analysis-by-network = From every move a trained network played on, with the cards as they lay, until every seat had decided something; the bands show the chances it saw for each seat then.
page-analysis-would = What a bot would have done in the place of { $name }, knowing no more, and its chances:
page-analysis-no-choice = Nobody decided anything here: luck turned the match.
page-analysis-graph = Chances of winning at this move: { $chances }
page-play-on = Play on from here
page-play-on-over = The match ends here: choose an earlier move.
page-play-on-before = Decide it yourself
page-source = This table continues from move { $move } of another match.
page-replay-of-file = Replay of a file
page-open-match = Open a match file
page-open-match-busy = Opening the file …
page-open-match-what = A match saved here, in the terminal or by your own program opens as a replay with its own link. You can also drop the file anywhere on this page.
page-open-match-none = This is not a Turncoat match file.
page-open-match-large = This file is far larger than any match, so it was not opened.
page-about-matches = Match files

## A first match, explained

page-teach-title = Your first match
page-teach-brings = What it brings
page-teach-look = What to look at
page-teach-wait = The others are deciding now. When it is your turn, your decision will be explained here.
page-teach-begin = Got it
page-teach-stop = Stop explaining
page-teaching = Explain each decision
page-teaching-first = in a first match
page-teaching-always = always
page-teaching-never = never

## Understand what happened

page-summary-open = Open summary { $number }: { $text }
page-summary-title = Summary
page-summary-keep = Keep it open
page-summary-on = Go on
page-since = Since your last turn
page-since-none = Nothing to report since your last turn.
page-since-you = For you
page-since-points = { $before } → { $after } points
page-since-rank =
    { $before ->
        [0] place { $after }
       *[other] place { $before } → { $after }
    }
page-since-watch = Watch, { $seconds } s
page-since-more =
    { $number ->
        [one] and one more thing
       *[other] and { $number } more things
    }
page-since-quiet = Nothing of yours was affected.

## The result

page-result-sources = Where the points came from
page-result-course = How the points grew
page-result-chances = Who was winning
page-result-awards = Awards
page-result-see = See that moment
page-result-touch = Select a block or a point of the graph to see when it happened.
page-result-untold = No moment chosen
page-result-slider = Moment of the match
page-result-bar = The points of { $name }, one by one
page-result-block =
    { $what }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $rule }){ $round ->
        [0] {""}
       *[other] , round { $round }
    }
page-result-gain = { $name }: { $what }, { $points }
page-result-at =
    { $round ->
        [0] { $gains }.
       *[other] Round { $round } – { $gains }.
    }
page-result-points = { $name } { $points }
page-result-graph = The points over the match; at the end: { $points }
## The box: what owners enter from their cards

page-box-link = Own the box? Enter what your cards say
page-box-set = Printed values
page-box-ours = as we reconstructed them
page-box-at-table = Played with the printed values of “{ $name }”.
