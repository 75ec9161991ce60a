### Was Besitzer von Verräter von ihren Karten ablesen, auf Deutsch. Der Server schickt diese Sätze an die Seite.

box-land = Die Länder
box-land-where = Die vier kleinen Kreise am äußeren Rand, von links nach rechts: Punkte für jeden, wenn einer, zwei, drei oder vier gewinnen. Mit der Zahl im Quadrat darunter kämpft das Land. Auf beiden Karten eines Landes steht dasselbe.
box-land-conflict = kämpft mit
box-land-points-1 = ein Sieger
box-land-points-2 = zwei Sieger, je
box-land-points-3 = drei Sieger, je
box-land-points-4 = vier Sieger, je

box-fewer-winners = Je weniger Sieger, desto mehr für jeden.
box-fewer-winners-not = { $land }: { $winners } Sieger bekommen je { $more }, bei einem Sieger weniger sind es { $fewer }. Alle Quellen sagen, dass weniger Sieger je mehr bekommen. Steht das wirklich auf deiner Karte?
box-stronger-lands = Ein stärkeres Land bringt nie weniger.
box-stronger-lands-not = { $strong } ist stärker als { $weak }, bringt aber bei { $winners ->
        [one] einem Sieger
       *[other] { $winners } Siegern
    } { $more }, und { $weak } { $less }. Rezensionen sagen, dass ein stärkeres Land mehr bringt. Steht das wirklich auf deinen Karten?
