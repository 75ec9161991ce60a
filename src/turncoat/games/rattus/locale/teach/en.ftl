### What learners of Rattus ask, in English: the game at a glance, each decision explained, and every sign.
### The page fetches this file only when somebody asks.

## At a glance

game-win = Have the most cubes left on the map and in the palace after the last plague.
game-turn = Take a class card if you like, place as many cubes in a region as there are rats, then move the plague: it spreads, and it strikes where it stands.

## Each decision: what it brings, and what to look at

prompt-start-brings = Two cubes on the map for nothing. They stay until the plague takes them.
prompt-start-look = Keep away from the plague pawn. Where others are too, you are less likely to have the most cubes when an M strikes.

prompt-take-brings = The card’s power, in this turn and every later one. The price: each rat with its symbol costs you a cube where it strikes.
prompt-take-look = Which power helps you now, and how many cards you hold already. Taking one from a rival weakens them as well.

prompt-take-or-place-brings = A card brings its power at once; cubes bring you closer to the end and to victory.
prompt-take-or-place-look = Whether the card changes how you place: the peasant does, so take it first.

prompt-take-last-brings = The card’s power for the rest of this turn and for all later ones, and its danger too.
prompt-take-last-look = The knight moves the plague further, the witch looks at rats, the king brings a cube to safety.

prompt-place-brings = As many cubes as there are rats: one, two or three. Cubes left at the end are your points.
prompt-place-look = How far the plague pawn is: it moves at the end of your turn, and you steer it. After you the others do.

prompt-move-brings = Rats are turned up where the plague arrives, and cubes are lost there – others’ as well as yours.
prompt-move-look = A region where rivals have cubes and you have none. Few cubes and few rats there? Then little happens.

prompt-spread-brings = The new rat makes room for one cube more in that region, and makes it more dangerous.
prompt-spread-look = Where you want to place next, or where rivals have many cubes. When the supply of rats is empty, the game ends.

prompt-ready-brings = Each of your powers works once a turn: this is the last chance before cubes are lost.
prompt-ready-look = Are your cubes under the pawn? The merchant takes them away, the monk takes a rat away.

prompt-count-brings = With two neutral cubes more, rats strike that would otherwise have spared the region.
prompt-count-look = Who would lose cubes here? Count the pawn if it is mostly others.

prompt-monk-to-brings = One rat less here and one more there: less danger here, more room for cubes there.
prompt-monk-to-look = Where you have no cubes, or where you want to place next.

prompt-merchant-to-brings = Your cubes leave a dangerous region for a safer one.
prompt-merchant-to-look = Few rats, far from the pawn, and not so many cubes that you would have the most.

prompt-merchant-cubes-brings = As many cubes as you choose go there together.
prompt-merchant-cubes-look = How many must be saved – and whether you would have the most where they arrive.

prompt-witch-brings = You alone learn what a rat does before it strikes, and may exchange two.
prompt-witch-look = A second rat in another region: only then can you exchange them.

prompt-swap-brings = The more dangerous rat goes where you want it.
prompt-swap-look = The limit and the symbols of both, and whose cubes stand where.

prompt-between-brings = What is left can still be changed before the next rat is turned up.
prompt-between-look = How many rats and cubes are left in the pawn’s region.

prompt-turn-up-brings = The rat you choose strikes first; fewer cubes may be left for the next one.
prompt-turn-up-look = Rats that you have seen, and how many cubes their limit asks for.

prompt-last-brings = Whatever you save now is safe from the last plague, which strikes everywhere.
prompt-last-look = Your regions with the most rats. A cube in the palace cannot be lost.
