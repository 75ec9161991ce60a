### Wat wie Kuhn poker leert wil weten, in het Nederlands: het spel in een oogopslag, uitleg bij elke beslissing, en elk teken.
### De pagina haalt dit bestand pas op als iemand het vraagt.

## In een oogopslag

game-win = Win de munten van de ander: met de hoogste kaart, of doordat de ander past.
game-turn = Je bekijkt je kaart en past of zet een munt in; na een inzet gaat de ander mee of geeft op.

## Elke beslissing: wat ze oplevert, en waar je op let

prompt-bet-brings = Met een inzet win je meteen de munt van de ander als die opgeeft, of twee munten als jouw kaart hoger is. Het kan je er ook twee kosten.
prompt-bet-look = Je kaart: de heer wint altijd als de kaarten opengaan, de boer nooit.

prompt-answer-brings = Meegaan kost een munt en levert er twee op als jouw kaart hoger is. Opgeven kost alleen de munt die je al hebt ingelegd.
prompt-answer-look = Hoe vaak de ander bluft; met de vrouw is dat het enige wat telt.
