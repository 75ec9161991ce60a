### What the page says around a game, in English. Sentences about games and tables come from their own files or from the server.
### $number: an integer. $game: a game's title. $who, $name: a name. $seats: numbers of seats, such as 3–4.

## Everywhere

page-skip = Skip to the page
page-home = Turncoat, first page
page-nav = Main
page-nav-play = Play
page-nav-rules = Rules
page-nav-about = About
page-language = Language
page-to-light = Switch to light
page-to-dark = Switch to dark
page-close = Close
page-save = Save
page-cancel = Cancel
page-retry = Try again
page-loading = One moment …
page-first = First page
page-to-lobby = Back to the first page
page-nowhere-title = This leads nowhere
page-nowhere = There is no such page. Perhaps the link was cut off on its way.
page-broken = Something on this page broke ({ $error }). Load it again; your games are safe on the server.
page-trouble-away = The server does not answer just now. Nothing is lost; try again in a moment.

## Who one is

page-guest = Guest
page-name-title = Your name
page-name-label = What shall we call you?
page-name-help = Everyone at your tables sees this name. You need no account.
page-name-change = change the name

## The first page

page-promise = Four games of plague and betrayal, by the real rules.
page-promise-how = Sit down with friends by a link, or with bots at once. Nothing to install.
page-play-now = Play now against bots
page-laying = The table is being laid …
page-set-up = Set up a table
page-set-up-game = { $game }: set up a table
page-read-rules = Read the rules
page-seats = { $seats } seats
page-to-come = to come
page-blurb-verraeter = Eagle or Rose? Swear to one house, then change sides a moment before the others do.
page-blurb-rattus = Settle Europe before the plague empties it. Every power you borrow draws the rats.
page-blurb-ontembare_stad = Buy ground, build, and outwit the other grand masters for the crown of one walled city.
page-blurb-het_verraad = The same city by candlelight. What you leave unguarded, the Black Master takes.
page-trust-reason = No move refused without a reason
page-trust-reason-how = Ask why not, and land on the very rule.
page-trust-fair = Everyone sees only what they may
page-trust-fair-how = Bots too: they know no card that their seat does not.
page-trust-free = A link is an invitation
page-trust-free-how = No account, no advertisements, no tracking.
page-tables = Tables
page-tables-mine = My games
page-tables-mine-none = No game of yours yet. Pick one and sit down: the bots are always ready.
page-tables-open = Open tables
page-tables-open-none = Nobody is waiting for players right now. Set up a public table, and it will stand here.
page-tables-running = To watch
page-tables-running-none = No public game is being played at the moment.
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
page-no-game = There is no such game here.
page-edition = Rules
page-options = Options
page-own-options = your own options
page-own-options-help = You have mixed the options yourself.
page-seats-title = Seats
page-how-many = How many seats
page-seat-number = Seat { $number }
page-seat-me = You ({ $name })
page-seat-me-help = That is you.
page-seat-person = Another person at this screen
page-seat-person-help = You share this screen; it is covered between your turns.
page-seat-open = Free, for a guest
page-seat-open-help = Whoever follows your link may sit here.
page-seat-bot = Bot: { $bot }
page-person-name = Name of that person
page-person-needs-name = Please give this person a name.
page-who-may = Who may come in
page-public = Anyone
page-by-link = By link only
page-public-help = listed on the first page; anyone may sit down or watch
page-by-link-help = only whoever has the link finds this table
page-hints-allowed = Hints may be asked for
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
page-summary-invite = You get a link to send around.
page-create = Lay the table
page-create-start = Start the game

## Gathering

page-gathering = A table of { $game }
page-seat-free = A free seat
page-sit-here = Sit here
page-seat-a-bot = Seat a bot
page-send-away = Send away
page-stand-up = Stand up
page-invite = Invitation
page-invite-help = Send this link to whoever is to play; following it is all it takes.
page-invite-text = Come and play { $game } with me:
page-copy = Copy
page-copied = The link is copied.
page-copy-refused = The browser does not let us copy. The link stands in its address bar.
page-share = Send …
page-start = Start the game
page-start-when = You can start when every seat is taken; bots fill empty ones.
page-host-starts = Whoever made this table starts the game.

## At the table

page-loading-table = The table is being laid …
page-menu = Menu
page-tools = Table
page-undo = Undo
page-undo-none = Nothing of yours can be taken back: something was revealed since, or somebody else has acted.
page-rules = Rules
page-settings = Settings
page-log = Log
page-side = Panels and log
page-board = The board in words
page-turn = Whose turn
page-decision = Your decision
page-leave = Leave the table
page-leave-sure = Leave this game? A bot plays on in your seat, so that the others can.
page-come-back = Take your seat back
page-bot-plays-on = Let a bot play on
page-other-bot = Let another bot play on
page-copy-link = Copy the link to this table
page-turn-yours = Your turn.
page-turn-of = Your turn, { $name }.
page-turn-away = { $name } is away.
page-thinking = thinking
page-getting-ready = Getting ready to think: a minute or so, once on a machine.
page-lost = The connection is gone; we are looking for it …
page-you = you
page-here = at the table
page-away = away
page-same-screen = at this screen
page-points = points
page-watching =
    { $number ->
        [one] One person is watching.
       *[other] { $number } people are watching.
    }
page-why-watching = You are watching this game.
page-sending = On its way …
page-skip-moves = Skip
page-foreseen = Sure to follow
page-help = What is this about?
page-back = Take back
page-choices = All choices
page-hint = Hint
page-hint-thinking = Thinking about what you know …
page-hint-title = Promising
page-hint-more = All about it
page-percent = { $percent } %
page-hint-help = The figures are chances of winning, from what you can know.
page-hint-points = about { $points } points
page-hint-line = then perhaps: { $line }
page-hints-forbid = No more hints at this table
page-hints-allow = Allow hints at this table
page-do-it = Do it
page-read-rule = Read the rule
page-log-undo = { $who } took a decision back.
page-log-empty = Nothing has happened yet.
page-log-newest = To the newest
page-curtain = Hand the screen to { $who }
page-curtain-help = It is their turn. What they may see appears when they say so.
page-curtain-lift = I am { $who }

## The end

page-over = The game is over; the log now tells everything.
page-rematch = Rematch
page-rematch-waits = The table for the rematch is laid.
page-to-rematch = To the rematch
page-see-board = See the board
page-download = Save the match

## Settings

page-theme = Light or dark
page-theme-system = as the device
page-theme-light = light
page-theme-dark = dark
page-speed = Movement
page-speed-off = none
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-patterns = Patterns beside colours
page-patterns-help = Each seat’s colour has the hatching that engravers use for it.
page-large = Large text
page-large-help = Everything is written a fifth larger.

## Keys

page-keys = Keys
page-key-number = go to the choice with that number
page-key-arrows = from choice to choice
page-key-enter = choose; then do what is chosen
page-key-back = take the last choice back
page-key-escape = away with notices, skip movement, or take back
page-key-undo = undo, as far as nothing was revealed since
page-key-choices = the list of all choices
page-key-log = the log
page-key-rules = the rules
page-key-settings = the settings
page-key-help = this list

## The rules

page-rules-of = Rules of { $game }
page-rules-ours = The rules as they are played here, in our own words. Each has a number, and the table names it when it applies one.
page-rules-search = Search the rules
page-rules-found =
    { $number ->
        [one] One rule found.
       *[other] { $number } rules found.
    }
page-rules-none = No rule has these words.
page-chapter = Chapter { $number }
page-by = by { $designer } ({ $source })

## About

page-about-title = About Turncoat
page-about-lead = Turncoat is a house for four medieval games of plague and betrayal. You play them in the browser, by the real rules, with friends or with bots.
page-about-how = The rules are written once, each with a number, and everything here follows from them: what you may do, why something is not allowed, what the bots think about, and what stands in the log. A seat sees what it may see and nothing more, and so do the bots.
page-about-games = Whose games these are
page-about-games-whose = The games belong to those who invented and published them. Words and drawings here are our own. If you like a game, buy the box: it is beautiful.
page-about-provenance = Values that are printed only on the components and are not known for certain were reconstructed so that every known rule and example holds. Whoever owns the box can correct them in a file.
page-provenance-rulebook =
    { $number ->
        [one] One printed value stands in the rulebook.
       *[other] { $number } printed values stand in the rulebook.
    }
page-provenance-source =
    { $number ->
        [one] One printed value is known from another public source.
       *[other] { $number } printed values are known from other public sources.
    }
page-provenance-reconstructed =
    { $number ->
        [one] One printed value is our reconstruction.
       *[other] { $number } printed values are our reconstruction.
    }
page-provenance-none = Nothing is printed that would need a source.
page-about-privacy = What is kept about you
page-about-privacy-text = A name if you give one, a cookie that recognises your seat, and the games you play. Nothing is sent to anyone else.
page-about-licence = Licence
page-about-licence-text = Turncoat is free software under the Apache License 2.0; anyone may run, read and change it.
