"""What can be read off the cards of Kuhn poker: nothing, for nobody prints them."""

from turncoat.games.box import Box

BOX = Box()
