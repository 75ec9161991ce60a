### What owners of Verräter are asked to read off their cards, in English. The page is sent these sentences by the server.

box-land = The lands
box-land-where = The four small circles along the outer edge, from left to right: points for each when one, two, three or four win. The number in the square below is what the land fights with. Both copies of a land say the same.
box-land-conflict = fights with
box-land-points-1 = one winner
box-land-points-2 = two winners, each
box-land-points-3 = three winners, each
box-land-points-4 = four winners, each

box-fewer-winners = The fewer winners, the more for each.
box-fewer-winners-not = { $land }: { $winners } winners get { $more } each, with one fewer it is { $fewer }. All sources agree that fewer winners get more each. Is that really what your card says?
box-stronger-lands = A stronger land never pays less.
box-stronger-lands-not = { $strong } is stronger than { $weak }, but with { $winners ->
        [one] one winner
       *[other] { $winners } winners
    } it pays { $more } and { $weak } { $less }. Reviews say that a stronger land pays more. Is that really what your cards say?
