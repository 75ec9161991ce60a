### What owners of Rattus are asked to read off their board and tokens, in English. The page is sent these sentences by the server.

box-border = Which regions are adjacent
box-border-where = Look at the board: two regions are adjacent where they share a border, or where an arrow joins them across water. If these two are not, choose a pair that is and that is still missing from the list, or “no border” for both. The last eight are for borders that we do not know of: leave them as they are if your board has no more.
box-border-of = Border { $number }
box-border-end-1 = from
box-border-end-2 = to
region-none = no border

box-start-rat = The twelve starting rats
box-start-rat-where = Lay the twelve rats that are marked for the start in a row, lowest number first. The number is how many cubes it takes; the signs are whom it strikes: P peasant, B merchant, C monk, K knight, W witch, R king, M majority, A all.
box-start-rat-of = Starting rat { $number }
box-start-rat-limit = number
box-start-rat-symbols = signs
box-rat = The other 37 rats
box-rat-where = Lay the other rats in a row, lowest number first. The number is how many cubes it takes; the signs are whom it strikes: P peasant, B merchant, C monk, K knight, W witch, R king, M majority, A all.
box-rat-of = Rat { $number }
box-rat-limit = number
box-rat-symbols = signs

box-adjacent = { $one } and { $other } are adjacent.
box-adjacent-not = { $one } and { $other } are not adjacent in your list, but in a rulebook’s example they are. Is there really no border between them?
box-apart = { $one } and { $other } are not adjacent.
box-apart-not = { $one } and { $other } are adjacent in your list, but in a rulebook’s example they are not. Is there really a border between them?
box-one-of-three = Of Hispania, Italia and Polonia, exactly one pair is adjacent.
box-one-of-three-not = Of Hispania, Italia and Polonia, { $pairs } pairs are adjacent in your list; in a rulebook’s example it is exactly one. Is that really so on your board?
box-two-ends = Each border joins two regions.
box-two-ends-not = One border joins { $region } with itself. What is on its other side?
box-once = Each border is listed once.
box-once-not = { $one } and { $other } are in the list twice. Is another border missing?
box-limits = The numbers run from 1 to 6.
box-limits-not = There is a rat with { $limit }, but no source has a number above 6. Is that really what it says?
box-king = The king is the class shown most often.
box-king-not = The { $class } is shown { $times } times and the king { $king } times; a player says that the king is shown most often. Have all rats been read off?
box-no-way = With { $seats } players there is no way out of { $region }, so the plague could not move on.
