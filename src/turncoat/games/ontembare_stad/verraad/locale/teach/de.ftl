### Was Lernende bei Het Verraad wissen wollen, auf Deutsch: das Spiel auf einen Blick, jede Entscheidung erklärt und jedes Zeichen.
### Die Seite holt diese Datei erst, wenn jemand fragt.

## Auf einen Blick

game-win-verraad = Habe die meisten Punkte, wenn jemand das Ziel erreicht hat – oder, falls der Schwarze Meister mehr hat als alle, die meisten schwarzen Plättchen.
game-turn-verraad = Nimm eine von drei offenen Karten; ihre Farbe bezahlt alle. Dann kaufst und baust du, rüstest dich oder dienst dem Schwarzen Meister. Wer schwarze Plättchen hat, führt ihn zuletzt und darf angreifen.

## Jede Entscheidung: was sie bringt, und worauf man achtet

prompt-start-tower-brings = Ein Gebiet, das der Schwarze Meister weder betreten noch angreifen kann, und Hilfe für deine Gebiete ringsum.
prompt-start-tower-look = Ein Tor, um ihn auszusperren, oder die Mitte deiner Gebiete, damit die Bogenschützen die meisten erreichen.

prompt-choose-brings = Die Karte und die Steine darauf, und Ertrag für die Gebäude ihrer Farbe – für alle.
prompt-choose-look = Eine Farbe, die dir mehr bringt als den anderen; ein Stadtgebäude besteuert alle mit mehr als fünf Steinen.

prompt-refill-brings = Du bestimmst, welche von zwei Karten der Nächste wählen kann.
prompt-refill-look = Was dem Nächsten fehlt; behalte den Zauberer, wenn die Auslage harmlos ist.

prompt-wizard-row-brings = Die Karte, die du offenlegst, können alle anderen vor dir wählen.
prompt-wizard-row-look = Die Farbe, die ihnen am wenigsten bringt.

prompt-actions-verraad-brings = Gebäude bringen Punkte und Ertrag, Wachtürme halten den Schwarzen Meister fern, weiße Plättchen verteidigen, schwarze führen ihn.
prompt-actions-verraad-look = Seine Punkte neben denen aller: Wenn er gewinnen kann, entscheiden schwarze Plättchen. Und wie nah er deinem teuersten Gebäude ist.

prompt-site-verraad-brings = Den Wert des Gebäudes in Punkten, und Ertrag, sooft jemand seine Farbe wählt.
prompt-site-verraad-look = Den höchsten Bonus, neben einem deiner Wachtürme.

prompt-master-brings = Er kann angreifen, wo er ankommt, und was er erobert, zählt für ihn.
prompt-master-look = Wie viele Schritte es zum schwächsten Gebiet des Führenden sind: Deine Plättchen sind sicher, der Würfel nicht.

prompt-steps-brings = Er bleibt, wohin du ihn führst, auch in den Zügen der anderen.
prompt-steps-look = Ein Gebiet eines anderen ohne weiße Plättchen oder Türme daneben – und fern von deinen.

prompt-attack-brings = Gewinnt er, gehören Gebiet und Gebäude ihm; bei Gleichstand wird das Gebiet neutral.
prompt-attack-look = Die Chancen neben dem Brett, berechnet aus den Plättchen beider Seiten und den Bogenschützen.

prompt-master-after-brings = Karten, die du jetzt spielst, wirken für den Schwarzen Meister, nicht für dich.
prompt-master-after-look = Willst du, dass er gewinnt? Wenn nicht, behalte sie.

prompt-react-attack-brings = Es gibt keinen Angriff, und das Gebiet bleibt dir. Dein Schutz ist verbraucht.
prompt-react-attack-look = Die Chancen des Angriffs, und was dort steht.

prompt-react-conquest-brings = Der Besitzer behält das Gebiet. Deine Blockade ist verbraucht.
prompt-react-conquest-look = Ob es dein Gebiet ist, und ob der Schwarze Meister kurz vor dem Sieg steht.
