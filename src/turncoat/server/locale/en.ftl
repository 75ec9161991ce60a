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
server-bot-random = Reckless
server-bot-random-help = Does anything the rules allow.

## Before the start

server-free-seats =
    { $number ->
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
server-all-seated = All seats are taken; the game can begin.

## What cannot be done

server-not-found = There is nothing here. Perhaps the link is incomplete.
server-no-such-game = We do not have that game.
server-no-such-seat = This table has no such seat.
server-no-such-bot = There is no such bot.
server-no-such-action = This game has no such action.
server-other-rules = This match was started under different rules from those on this server, so it cannot continue here.
server-not-your-seat = That is not your seat.
server-host-only = While they are here, only the person who created the table may do that.
server-seat-taken = That seat is already taken.
server-still-here = The person in that seat is still here.
server-seats-free = The game can only begin when every seat is taken.
server-already-started = The game has already begun.
server-not-playing = No game is being played at this table now.
server-not-finished = The game is not over yet.
server-no-hints = Hints are not allowed at this table.
server-no-hint-now = No hint is available right now. Please try again in a minute.
server-getting-ready = The bots are still getting ready for this game. That takes about a minute, once per computer.
server-no-search = This server cannot compile the bots’ search, so there are no hints, and masters and grandmasters play like apprentices.
server-bad-name = A name must have 1 to 40 visible characters.
server-stale = The table has changed in the meantime; this is how it stands now.
server-key-used = This key was already used for another move.
server-invalid = We could not understand that request: { $detail }
server-not-possible-here = That cannot be done at this address.
server-too-large = That is far too much at once.
server-too-many = Too many requests in a short time. Please wait a moment.
server-csrf = Your browser’s token is missing or out of date. Reload the page and try again.
server-wrong-origin = This request came from another site, so it was refused.
server-wrong-host = This server does not go by that name. Whoever runs it can add the name with --origin.
server-unexpected = Something went wrong on the server. It has been logged; please try again.

## Before a connection is closed

server-too-slow = Your connection is too slow to follow the game.
server-no-answer = Your browser has not answered for a while.
server-not-understood = Your browser sent something the server does not understand.
