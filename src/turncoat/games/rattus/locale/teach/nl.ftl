### Wat wie Rattus leert wil weten, in het Nederlands: het spel in een oogopslag, uitleg bij elke beslissing, en elk teken.
### De pagina haalt dit bestand pas op als iemand het vraagt.

## In een oogopslag

game-win = Houd na de laatste pest de meeste blokjes over, op de kaart en in het paleis.
game-turn = Neem een klassekaart als je wilt, zet in een regio zoveel blokjes als er ratten zijn, en verplaats dan de pest: die verspreidt zich en slaat toe waar hij staat.

## Elke beslissing: wat ze oplevert, en waar je op let

prompt-start-brings = Twee blokjes op de kaart, zomaar. Ze blijven tot de pest ze neemt.
prompt-start-look = Blijf uit de buurt van de pion. Waar ook anderen staan, heb je minder vaak de meeste blokjes als een M toeslaat.

prompt-take-brings = De kracht van de kaart, deze beurt en elke volgende. De prijs: elke rat met haar symbool kost je een blokje waar hij toeslaat.
prompt-take-look = Welke kracht je nu helpt, en hoeveel kaarten je al hebt. Neem je er een van een ander, dan verzwak je die ook.

prompt-take-or-place-brings = Een kaart geeft meteen haar kracht; blokjes brengen je dichter bij het einde en de winst.
prompt-take-or-place-look = Of de kaart verandert hoe je plaatst: de boer doet dat, neem die dus eerst.

prompt-take-last-brings = De kracht van de kaart voor de rest van deze beurt en voor alle volgende, en ook haar gevaar.
prompt-take-last-look = De ridder brengt de pest verder, de heks bekijkt ratten, de koning brengt een blokje in veiligheid.

prompt-place-brings = Zoveel blokjes als er ratten zijn: een, twee of drie. Blokjes die overblijven zijn je punten.
prompt-place-look = Hoe ver de pion is: hij gaat aan het eind van je beurt, en jij stuurt hem. Daarna de anderen.

prompt-move-brings = Waar de pest aankomt worden ratten omgedraaid, en daar gaan blokjes verloren – van anderen, maar ook van jou.
prompt-move-look = Een regio waar anderen blokjes hebben en jij niet. Weinig blokjes en weinig ratten? Dan gebeurt er weinig.

prompt-spread-brings = De nieuwe rat maakt in die regio plaats voor een blokje meer, en maakt haar gevaarlijker.
prompt-spread-look = Waar jij straks wilt plaatsen, of waar anderen veel blokjes hebben. Is de voorraad ratten op, dan eindigt het spel.

prompt-ready-brings = Elke kracht werkt één keer per beurt: dit is de laatste kans voordat er blokjes verloren gaan.
prompt-ready-look = Staan jouw blokjes bij de pion? De koopman haalt ze weg, de monnik haalt een rat weg.

prompt-count-brings = Met twee neutrale blokjes erbij slaan ratten toe die de regio anders hadden gespaard.
prompt-count-look = Wie raakt hier blokjes kwijt? Tel de pion mee als het vooral anderen zijn.

prompt-monk-to-brings = Hier een rat minder, daar een meer: hier minder gevaar, daar meer plaats voor blokjes.
prompt-monk-to-look = Waar jij geen blokjes hebt, of waar je straks wilt plaatsen.

prompt-merchant-to-brings = Je blokjes gaan van een gevaarlijke regio naar een veiliger.
prompt-merchant-to-look = Weinig ratten, ver van de pion, en niet zo veel blokjes dat jij er de meeste hebt.

prompt-merchant-cubes-brings = Zoveel blokjes als je kiest gaan er samen heen.
prompt-merchant-cubes-look = Hoeveel er gered moeten worden – en of je op de plek van aankomst de meeste zou hebben.

prompt-witch-brings = Jij alleen weet wat een rat doet voordat hij toeslaat, en je mag er twee verwisselen.
prompt-witch-look = Een tweede rat in een andere regio: alleen dan kun je ze verwisselen.

prompt-swap-brings = De gevaarlijkste rat gaat waar jij hem hebben wilt.
prompt-swap-look = De limiet en de symbolen van beide, en wiens blokjes waar staan.

prompt-between-brings = Wat er over is kun je nog veranderen voordat de volgende rat opengaat.
prompt-between-look = Hoeveel ratten en blokjes er bij de pion nog zijn.

prompt-turn-up-brings = De rat die je kiest slaat het eerst toe; voor de volgende zijn er dan misschien minder blokjes.
prompt-turn-up-look = Ratten die je gezien hebt, en hoeveel blokjes hun limiet vraagt.

prompt-last-brings = Wat je nu redt, is veilig voor de laatste pest, die overal toeslaat.
prompt-last-look = Je regio’s met de meeste ratten. Een blokje in het paleis kan niet verloren gaan.
