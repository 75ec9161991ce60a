### What the server says around a game. $number: an integer. $detail: what is wrong with a request, for programmers.

## People and bots

server-guest = Guest
server-bot-novice = Novice
server-bot-novice-help = Knows the rules but overlooks a lot.
server-bot-apprentice = Apprentice
server-bot-apprentice-help = Plays what looks best at first glance.
server-bot-master = Master
server-bot-master-help = Thinks ahead, for at most half a second per move.
server-bot-grandmaster = Grandmaster
server-bot-grandmaster-help = Thinks far ahead, for at most two seconds per move.
server-bot-random = Random
server-bot-random-help = Does anything the rules allow.

## Before the start

server-free-seats =
    { $number ->
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
server-chance = Chance is about to decide.
server-all-seated = All seats are taken; the game can begin.

## What cannot be done

server-not-found = There is nothing here. Perhaps the link is incomplete.
server-no-such-game = We do not have that game.
server-no-such-seat = This table has no such seat.
server-no-such-bot = There is no such bot.
server-no-such-action = This game has no such action.
server-other-rules = This match was started under different rules from those on this server, so it cannot continue here.
server-damaged = Something about this table is damaged in the server’s database, so it cannot be shown. It is kept as it is; whoever runs the server will find it named in the log.
server-elsewhere = That table is served by another process; please try again.
server-not-your-seat = That is not your seat.
server-host-only = Only the person who created the table may do that, or, once they have been away for a few minutes, the other players.
server-second-seat = You already have a seat here. Whoever created the table can give you a second one.
server-not-gone = That player has not been away for long enough yet.
server-weak-stand-in = Only an apprentice or a stronger bot can take over a player’s seat.
server-seat-taken = That seat is already taken.
server-still-here = The person in that seat is still here.
server-seats-free = The game can only begin when every seat is taken.
server-already-started = The game has already begun.
server-not-playing = No game is being played at this table now.
server-not-finished = The game is not over yet.
server-match-over = The match ends here. Choose an earlier moment to play on from.
server-bad-file = This is not a match file of Turncoat, or it is damaged: { $detail }
server-file-of-other-rules = This match was played by different rules, or with different printed values, from those on this server, so it cannot be shown here.
server-bad-file-move = Move { $number } in this file ({ $move }) is not possible by the rules, so the file cannot be shown.
server-bad-file-end = The moves in this file do not lead to the ending it states, so something in it has been changed.
server-no-hints = Hints are not allowed at this table.
server-no-hint-now = No hint is available right now. Please try again in a minute.
server-getting-ready = The bots are still getting ready for this game. That takes about a minute, once per computer.
server-no-search = This server cannot compile the bots’ search, so there are no hints, and masters and grandmasters play like apprentices.
server-by-chance = A bot at this table could not decide, so chance decided for it.
server-bad-name = A name must have 1 to 40 visible characters of one alphabet, with no invisible or stacked characters.
server-stale = The table has changed in the meantime; this is how it stands now.
server-key-used = This key was already used for another move.
server-invalid = We could not understand that request: { $detail }
server-not-possible-here = That cannot be done at this address.
server-too-large = That is far too much at once.
server-too-many = Too many requests in a short time. Please wait a moment.
server-csrf = Your browser’s token is missing or out of date. Reload the page and try again.
server-wrong-origin = This request came from another site, so it was refused.
server-wrong-host = This server does not go by that name. Whoever runs it can add the name with --origin.
server-away = The server cannot reach its games at the moment. Nothing is lost; please try again shortly.
server-no-picture = The picture could not be drawn just now. Please try again shortly.
server-unexpected = Something went wrong on the server. It has been logged; please try again.

## Before a connection is closed

server-too-slow = Your connection is too slow to follow the game.
server-no-answer = Your browser has not answered for a while.
server-not-understood = Your browser sent something the server does not understand.

## What a page is about, as search engines and links show it. $game: a game’s title.

server-head-first = Turncoat: four games of plague and betrayal
server-head-first-about = Verräter, Rattus, De Ontembare Stad and Het Verraad in your browser, true to their rulebooks: with friends by sharing a link, or with bots right away. No account, no ads.
server-head-about = About Turncoat
server-head-about-about = What Turncoat is, whose games these are, and which printed values come from the rulebook, from other sources or from us.
server-head-rules = Rules of { $game }
server-head-rules-about = The rules of { $game } as they are played here, each with its number.
server-head-new = { $game }: set up a table
server-head-new-about = Set up a table of { $game } for friends and bots.
server-head-learn = Learn { $game }
server-head-learn-about = Learn { $game } by playing: a few minutes on the real board.
server-head-table-gathering = A table of { $game } is waiting for players.
server-head-table-playing = A match of { $game } is being played.
server-head-table-finished = A match of { $game }, played to its end.
server-head-table-imported = A match of { $game } from a file.
server-head-missing = Page not found

## Why a hint names an action

server-hint-ahead = Wins { $percent } more of every 100 trial games than the next best move.
server-hint-behind = Wins { $percent } fewer of every 100 trial games than the best move.
server-hint-even = As good as the best other move, as far as the bot thought ahead.
server-hint-points = About { $points } points in the end.
server-hint-most-points = Brings the most points: about { $points } in the end.
server-hint-fewest-points = Costs points: about { $points } in the end, the fewest of these.
server-hint-sure = Sure to happen: { $events }

# Boxes: what somebody has read off the cards they own
server-box = Played with the values of “{ $name }”.
server-box-value = { $card }: { $value }
server-box-rulebook-not = { $value }: the rulebook says { $known }, your box { $found }.
server-box-source-not = { $value }: another source says { $known }, your box { $found }.
server-no-such-box = There is no such box.
server-old-box = “{ $name }” was entered for older rules and cannot be used here.
server-bad-box = These values do not fit: { $detail }
server-unplayable-box = The game cannot be played with these values: { $why }
server-too-many-boxes = You already have { $most } boxes of this game. Delete one first.
server-head-box = What does your box say? { $game }
server-head-box-about = Enter the values printed on your own cards of { $game }, and play with them.
