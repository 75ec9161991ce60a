### Wat wie Verräter leert wil weten, in het Nederlands: het spel in een oogopslag, uitleg bij elke beslissing, en elk teken.
### De pagina haalt dit bestand pas op als iemand het vraagt.

## In een oogopslag

game-win = Heb de meeste punten na acht ronden, negen met z’n drieën. Je scoort telkens als het huis waar je bij hoort een landschap verovert.
game-turn = Elke ronde wordt er om een grens gevochten: iedereen kiest in het geheim een rol en legt verzorgingskaarten; dan gaan de rollen open, en het sterkste huis verovert het landschap.

## Elke beslissing: wat ze oplevert, en waar je op let

prompt-farm-brings = Elke ronde een verzorgingskaart, zolang jouw huis het landschap erboven bezit. Als architect kun je haar later verplaatsen.
prompt-farm-look = Landschappen van je eigen huis met een hoge waarde, ver van het andere huis: daar wordt zelden om gevochten.

prompt-conflict-brings = De kleine getallen op een landschap zijn wat elke winnaar krijgt als het wordt veroverd: hoe minder winnaars, hoe meer voor ieder.
prompt-conflict-look = Waar jouw huis sterker is en het andere landschap veel oplevert – en waar je eigen boerderijen veilig zijn als je verliest.

prompt-draft-brings = Diplomaten helpen je huis winnen, de verrader wisselt van huis voor een punt, de strateeg krijgt twee punten, de architect legt een kaart, de landbouwer trekt er drie.
prompt-draft-look = Welk huis wint er zonder jou? Is dat niet het jouwe, dan brengt de verrader je naar de overkant. En onthoud wat je doorgeeft.

prompt-supply-brings = Elke kaart telt haar waarde op bij het totaal van je huis. Het hoogste totaal verovert het landschap, en iedereen in dat huis scoort.
prompt-supply-look = De weegschaal in het midden toont beide totalen tot nu toe. Wie legt er nog, en wie kan de verrader zijn? Kaarten voor een verloren strijd ben je kwijt.

prompt-build-brings = Een boerderij onder een landschap van je huis levert elke ronde een kaart op. Een kantoor levert aan het einde een punt op per kaart in je hand, hooguit drie.
prompt-build-look = Hoeveel ronden er nog zijn: eerst boerderijen, later kantoren. Een boerderij onder een landschap dat je net verloor, levert niets op.

prompt-set-brings = De kaart werkt voortaan op haar nieuwe plek: een boerderij zolang het landschap van je huis is, een kantoor overal.
prompt-set-look = Landschappen van je eigen huis die moeilijk te veroveren zijn en nog geen kaart hebben.

prompt-discard-brings = Je ruilt een zwakke kaart voor een nieuwe: in de stapel zitten 2 tot 6 en één 8.
prompt-discard-look = Tweeën en drieën ruil je graag; voor kantoren telt elke kaart gelijk.
