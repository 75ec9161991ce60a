### What the server says around a game. $number: an integer. $detail: what is wrong with a request, for programmers.

## People and bots

server-guest = Guest
server-bot-novice = Novice
server-bot-novice-help = Knows the rules, and overlooks much.
server-bot-apprentice = Apprentice
server-bot-apprentice-help = Does what looks best at first sight.
server-bot-master = Master
server-bot-master-help = Thinks ahead, at most half a second a move.
server-bot-grandmaster = Grandmaster
server-bot-grandmaster-help = Thinks far ahead, at most two seconds a move.
server-bot-random = Reckless
server-bot-random-help = Does anything that the rules allow.

## Before the start

server-free-seats =
    { $number ->
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
server-all-seated = All seats are taken; the game can begin.

## What cannot be done

server-not-found = There is nothing here. Perhaps the link is not complete.
server-no-such-game = There is no such game here.
server-no-such-seat = This table has no such seat.
server-no-such-bot = There is no such bot.
server-no-such-action = This game has no such action.
server-other-rules = This match was begun under other rules than this server has now, so it cannot go on here.
server-not-your-seat = That is not your seat.
server-host-only = Only whoever made the table may do that, as long as they are here.
server-seat-taken = Somebody sits there already.
server-still-here = Whoever sits there is still here.
server-seats-free = The game can only begin when every seat is taken.
server-already-started = The game has already begun.
server-not-playing = No game is being played at this table now.
server-not-finished = The game is not over yet.
server-no-hints = There are no hints at this table.
server-no-hint-now = No hint can be thought of just now. Please try again in a minute.
server-getting-ready = The bots are still getting ready to think about this game. That takes a minute or so, once on a machine.
server-no-search = This server cannot compile the bots’ search, so there are no hints, and masters and grandmasters play like apprentices.
server-bad-name = A name has 1 to 40 letters or other visible characters.
server-stale = The table has changed in the meantime; this is how it is now.
server-key-used = This key already stands for another move.
server-invalid = That request cannot be understood: { $detail }
server-not-possible-here = That cannot be done at this address.
server-too-large = That is far too much at once.
server-too-many = That was too much in a short time. Please wait a moment.
server-csrf = Your browser’s token is missing or out of date. Load the page again, and it will work.
server-wrong-origin = Another site asked for this, so it was not done.
server-wrong-host = This server is not known by that name. Whoever runs it can say so with --origin.
server-unexpected = Something went wrong on the server. It has been written down; please try again.

## Before a connection is closed

server-too-slow = Your connection is too slow to follow the game.
server-no-answer = Your browser has not answered for a while.
server-not-understood = Your browser said something that the server does not understand.
