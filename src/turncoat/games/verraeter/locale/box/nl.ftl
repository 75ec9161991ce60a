### Wat eigenaars van Verräter van hun kaarten aflezen, in het Nederlands. De server stuurt deze zinnen naar de pagina.

box-land = De landen
box-land-where = De vier kleine cirkels langs de buitenrand, van links naar rechts: punten voor ieder als er één, twee, drie of vier winnen. Met het getal in het vierkant eronder vecht het land. Op beide exemplaren van een land staat hetzelfde.
box-land-conflict = vecht met
box-land-points-1 = één winnaar
box-land-points-2 = twee winnaars, ieder
box-land-points-3 = drie winnaars, ieder
box-land-points-4 = vier winnaars, ieder

box-fewer-winners = Hoe minder winnaars, hoe meer voor ieder.
box-fewer-winners-not = { $land }: { $winners } winnaars krijgen er ieder { $more }, met één winnaar minder zijn het er { $fewer }. Volgens alle bronnen krijgen minder winnaars ieder meer. Staat dat echt op je kaart?
box-stronger-lands = Een sterker land levert nooit minder op.
box-stronger-lands-not = { $strong } is sterker dan { $weak }, maar levert met { $winners ->
        [one] één winnaar
       *[other] { $winners } winnaars
    } { $more } op, en { $weak } { $less }. Volgens recensies levert een sterker land meer op. Staat dat echt op je kaarten?
