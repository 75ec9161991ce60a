### Wat wie Het Verraad leert wil weten, in het Nederlands: het spel in een oogopslag, uitleg bij elke beslissing, en elk teken.
### De pagina haalt dit bestand pas op als iemand het vraagt.

## In een oogopslag

game-win-verraad = Heb de meeste punten als iemand het doel heeft bereikt – of, als de Zwarte Meester er meer heeft dan wie ook, de meeste zwarte fiches.
game-turn-verraad = Neem een van drie open kaarten; de kleur betaalt iedereen. Koop en bouw dan, wapen je of dien de Zwarte Meester. Wie zwarte fiches heeft, leidt hem tot slot en mag aanvallen.

## Elke beslissing: wat ze oplevert, en waar je op let

prompt-start-tower-brings = Een gebied dat de Zwarte Meester niet kan betreden of aanvallen, en hulp voor je gebieden eromheen.
prompt-start-tower-look = Een poort, om hem buiten te houden, of het midden van je gebieden, zodat de boogschutters de meeste bereiken.

prompt-choose-brings = De kaart en de stenen erop, en inkomsten voor de gebouwen van haar kleur – van iedereen.
prompt-choose-look = Een kleur die jou meer oplevert dan de anderen; een stadsgebouw belast wie meer dan vijf stenen heeft.

prompt-refill-brings = Jij bepaalt welke van twee kaarten de volgende speler kan kiezen.
prompt-refill-look = Wat de volgende speler mist; bewaar de Tovenaar als de rij onschuldig is.

prompt-wizard-row-brings = De kaart die je openlegt, kan door alle anderen vóór jou worden gekozen.
prompt-wizard-row-look = De kleur die hun het minst oplevert.

prompt-actions-verraad-brings = Gebouwen brengen punten en inkomsten, wachttorens houden de Zwarte Meester buiten, witte fiches verdedigen, zwarte leiden hem.
prompt-actions-verraad-look = Zijn punten naast die van iedereen: als hij kan winnen, beslissen zwarte fiches. En hoe dicht hij bij je duurste gebouw staat.

prompt-site-verraad-brings = De waarde van het gebouw in punten, en inkomsten telkens als iemand zijn kleur kiest.
prompt-site-verraad-look = De hoogste bonus, naast een van je wachttorens.

prompt-master-brings = Hij kan aanvallen waar hij aankomt, en wat hij verovert telt voor hem.
prompt-master-look = Hoeveel stappen het is naar het zwakste gebied van wie voorop ligt: je fiches zijn zeker, de dobbelsteen niet.

prompt-steps-brings = Hij blijft waar je hem heen leidt, ook in de beurten van de anderen.
prompt-steps-look = Een gebied van een ander zonder witte fiches of torens ernaast – en ver van dat van jou.

prompt-attack-brings = Wint hij, dan zijn het gebied en het gebouw van hem; is het gelijk, dan wordt het gebied neutraal.
prompt-attack-look = De kansen naast het bord, berekend uit de fiches van beide kanten en de boogschutters.

prompt-master-after-brings = Kaarten die je nu speelt werken voor de Zwarte Meester, niet voor jou.
prompt-master-after-look = Wil je dat hij wint? Zo niet, bewaar ze dan.

prompt-react-attack-brings = Er komt geen aanval, en het gebied blijft van jou. Je Bescherming ben je kwijt.
prompt-react-attack-look = De kansen van de aanval, en wat er staat.

prompt-react-conquest-brings = De eigenaar houdt het gebied. Je Blokkade ben je kwijt.
prompt-react-conquest-look = Of het jouw gebied is, en of de Zwarte Meester op winnen staat.
