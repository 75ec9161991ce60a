### Wat wie De Ontembare Stad leert wil weten, in het Nederlands: het spel in een oogopslag, uitleg bij elke beslissing, en elk teken.
### De pagina haalt dit bestand pas op als iemand het vraagt.

## In een oogopslag

game-win = Heb als eerste genoeg punten aan gebouwen: 40 met z’n tweeën, 30 met drie, 25 met vier, 20 met vijf spelers.
game-win-strategic = Heb als eerste genoeg punten aan gebouwen en grootmachten: 50 met z’n tweeën, 35 met drie, 30 met vier, 25 met vijf spelers.
game-turn = Er wordt een kaart omgedraaid, en de kleur ervan betaalt iedereen met zo’n gebouw. Daarna handel je in kaarten, koop je hooguit twee gebieden en plaats je hooguit twee gebouwen.

## Elke beslissing: wat ze oplevert, en waar je op let

prompt-start-brings = Gratis grond om op te bouwen. De bonus telt mee telkens als een gebouw daar oplevert.
prompt-start-look = Wat bij je kaarten past: handel heeft een weg nodig. Houd neutrale buren over om later te kopen.

prompt-start-five-brings = Vijf gebieden en tien stenen: meer om op te bouwen vanaf de eerste beurt.
prompt-start-five-look = Spreid ze zodat de ander je niet insluit, en laat ze bij je kaarten passen.

prompt-before-brings = Een kaart die je nu speelt, werkt voordat er iemand wordt betaald.
prompt-before-look = Of ze je later in je beurt meer oplevert; draai dan gewoon de kaart.

prompt-income-brings = Wat je nu verovert, betaalt jou, en wat je vernietigt, betaalt zijn eigenaar niet meer.
prompt-income-look = De gedraaide kleur, en wie daarvan het duurste gebouw heeft.

prompt-wizard-brings = Jij kiest wiens gebouwen deze beurt opleveren, en welke kaart je krijgt.
prompt-wizard-look = De kleuren van je eigen gebouwen tegen die van de anderen; een stadsgebouw brengt eerst belasting.

prompt-withdraw-brings = Een gebied minder: kies dat wat je het minst kost.
prompt-withdraw-look = Een gebied zonder gebouw, goedkoop terug te kopen, waar geen ander naast zit.

prompt-discard-brings = Je houdt de twee kaarten die je het meest helpen.
prompt-discard-look = Aanval of bescherming: een Bescherming redt je duurste gebouw.

prompt-actions-brings = Een gebouw is meteen zijn waarde in punten waard en levert later op; een gebied geeft er plaats voor.
prompt-actions-look = Eerst je stenen. Boven de vijf gaan ze naar de belasting als er een stadsgebouw komt; eindigen op een rood vakje levert een invloedkaart op.

prompt-site-brings = De waarde van het gebouw in punten, en inkomsten telkens als zijn kleur wordt gedraaid: waarde plus de bonus van het gebied.
prompt-site-look = De hoogste bonus, en een gebied waar anderen niet aan grenzen.

prompt-target-brings = De kaart doet haar werk op het gebied dat je noemt.
prompt-target-look = Het duurste gebouw van wie voorop ligt. Wie invloedkaarten heeft, kan antwoorden.

prompt-golden-brings = Tweemaal de waarde van een kaart in stenen, of een kaart voor niets.
prompt-golden-look = Een dure kaart die je toch niet kunt bouwen, of een open kaart die je nodig hebt.

prompt-react-block-brings = Het gebied blijft deze beurt vrij. Je Blokkade ben je kwijt.
prompt-react-block-look = Wil je het gebied zelf, of sluit het er een van jou in?

prompt-react-raid-brings = Je houdt het gebied, het gebouw en de punten. De kaart die je speelt ben je kwijt.
prompt-react-raid-look = Wat er staat, en of je de kaart harder nodig hebt voor een ander gebied.

prompt-react-protect-brings = De klap doet niets. Je Bescherming ben je kwijt.
prompt-react-protect-look = De waarde van wat je zou verliezen; kleine gebouwen zijn geen kaart waard.

prompt-react-gift-brings = Je houdt twee stenen. Je Bescherming ben je kwijt.
prompt-react-gift-look = Twee stenen zijn zelden een kaart waard die een gebouw kan redden.

prompt-after-brings = Er mag nog een kaart gespeeld worden; dan is je beurt voorbij.
prompt-after-look = Bewaar wat je verdedigt: Bescherming en Blokkade werken alleen in andermans beurt.
