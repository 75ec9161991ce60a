### Von Kuhn-Poker hat niemand eine Schachtel: Es gibt nichts abzulesen.
