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
page-broken = Something on this page broke ({ $error }). Reload it; your games are safe on the server.
page-trouble-away = The server is not answering right now. Nothing is lost; try again in a moment.

## Who one is

page-guest = Guest
page-name-title = Your name
page-name-label = What should we call you?
page-name-help = Everyone at your tables sees this name. No account needed.
page-name-change = change name

## The first page

page-promise = Four games of plague and betrayal, by the real rules.
page-promise-how = Invite friends with a link, or play against bots right away. Nothing to install.
page-play-now = Play now against bots
page-laying = Setting up the table …
page-set-up = Set up a table
page-set-up-game = { $game }: set up a table
page-read-rules = Read the rules
page-seats = { $seats } seats
page-to-come = coming soon
page-blurb-verraeter = Eagle or Rose? Swear loyalty to one house, then change sides just before the others do.
page-blurb-rattus = Settle Europe before the plague empties it. Every power you borrow draws the rats.
page-blurb-ontembare_stad = Buy land, build, and outwit the other grand masters for the crown of one walled city.
page-blurb-het_verraad = The same city by candlelight. What you leave unguarded, the Black Master takes.
page-trust-reason = No move refused without a reason
page-trust-reason-how = Ask why not, and you are taken straight to the rule.
page-trust-fair = Everyone sees only what they may
page-trust-fair-how = Bots too: they know no card that their seat cannot see.
page-trust-free = A link is an invitation
page-trust-free-how = No account, no ads, no tracking.
page-tables = Tables
page-tables-mine = My games
page-tables-mine-none = You have no games yet. Pick one and sit down: the bots are always ready.
page-tables-open = Open tables
page-tables-open-none = Nobody is waiting for players right now. Set up a public table and it will appear here.
page-tables-running = Games to watch
page-tables-running-none = No public games are being played at the moment.
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
page-options = Options
page-own-options = custom
page-own-options-help = You have chosen your own combination of options.
page-seats-title = Seats
page-how-many = How many seats
page-seat-number = Seat { $number }
page-seat-me = You ({ $name })
page-seat-me-help = This is you.
page-seat-person = Another person on this screen
page-seat-person-help = You share this screen; it is hidden between your turns.
page-seat-open = Open, for a guest
page-seat-open-help = Anyone with your link may sit here.
page-seat-bot = Bot: { $bot }
page-person-name = Their name
page-person-needs-name = Please give this person a name.
page-who-may = Who can join
page-public = Anyone
page-by-link = By link only
page-public-help = listed on the home page; anyone may sit down or watch
page-by-link-help = only people with the link can find this table
page-hints-allowed = Allow hints
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
page-start-when = You can start once every seat is taken; bots can fill empty ones.
page-host-starts = Whoever created this table starts the game.

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
page-same-screen = at this screen
page-points = points
page-watching =
    { $number ->
        [one] One person is watching.
       *[other] { $number } people are watching.
    }
page-why-watching = You are watching this game.
page-sending = Sending …
page-skip-moves = Skip
page-foreseen = What will happen
page-help = What is this about?
page-back = Take back
page-choices = All choices
page-hint = Hint
page-hint-thinking = Working out a hint from what you know …
page-hint-title = Best moves
page-hint-more = Details
page-percent = { $percent } %
page-hint-help = The figures are your chances of winning, based on what you can know.
page-hint-points = about { $points } points
page-hint-line = then perhaps: { $line }
page-hints-forbid = No more hints at this table
page-hints-allow = Allow hints at this table
page-do-it = Do it
page-read-rule = Read the rule
page-log-undo = { $who } undid a decision.
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
page-patterns = Patterns as well as colours
page-patterns-help = Each seat’s colour also has its heraldic hatching.
page-large = Large text
page-large-help = Makes all text a fifth larger.

## Keys

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
page-chapter = Chapter { $number }
page-by = by { $designer } ({ $source })

## About

page-about-title = About Turncoat
page-about-lead = Turncoat is a home for four medieval games of plague and betrayal. Play them in the browser, by the real rules, with friends or against bots.
page-about-how = The rules are written once, each with a number, and everything else follows from them: what you may do, why something is not allowed, what the bots think about, and what the log says. A seat sees what it may see and nothing more. The same goes for the bots.
page-about-games = Whose games these are
page-about-games-whose = The games belong to the people who invented and published them. The texts and drawings here are our own. If you like a game, buy the box: it is beautiful.
page-about-provenance = Some values are printed only on the components and are not known for certain. We reconstructed them so that every known rule and example holds. If you own the box, you can correct them in a file.
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
page-provenance-none = Nothing printed here needs a source.
page-about-privacy = What is kept about you
page-about-privacy-text = A name if you give one, a cookie that recognises your seat, and the games you play. Nothing is shared with anyone else.
page-about-licence = Licence
page-about-licence-text = Turncoat is free software under the Apache License 2.0; anyone may run, read and change it.
