### Nobody owns a box of Kuhn poker: there is nothing to be read off.
