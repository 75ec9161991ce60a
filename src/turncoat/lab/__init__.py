"""Many games at once: bots against each other, and what their results are worth. Needs the packages of `turncoat[lab]`."""
