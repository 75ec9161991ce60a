"""Sentences: with every name in its place, and an error where anything is missing."""

import pytest

from turncoat.games import GAMES, Invalid, Name, Reason, Say, Seat
from turncoat.match import LANGUAGES, Words

GAME = GAMES["verraeter"]
NAMES = ["Anna", "Bertha", "Konrad"]


def words(language: str = "en") -> Words:
    return Words(GAME, language, NAMES)


def test_arguments_are_filled_in() -> None:
    say = Say("event-took", {"who": Seat(1), "role": Name("role-builder")})
    assert words().say(say) == "Bertha kept the Builder."
    assert words("nl").say(Reason("VER-3.1", "why-no-card", {"card": 8}))
    assert words().say(Seat(2)) == "Konrad"
    assert words().say("label-round", number=2, total=8) == "Round 2 of 8"


def test_names_of_names_are_filled_in() -> None:
    land = Name("place", {"land": Name("land-city"), "house": Name("house-rose"), "number": 12})
    assert words("de").say(Say("action-farm", {"land": land})) == "Gutshof unter Stadt (Rose, 12) legen"


def test_numbers_take_their_plural() -> None:
    assert words().say("event-scored", who="Anna", number=1) == "Anna scored one point for the conflict."
    assert words().say("event-scored", who="Anna", number=4) == "Anna scored 4 points for the conflict."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_or_argument_is_an_error(language: str) -> None:
    with pytest.raises(LookupError):
        words(language).say("no-such-message")
    with pytest.raises(LookupError):
        words(language).say("event-took", who="Anna")
    with pytest.raises(LookupError):
        words(language).say(Say("event-took", {"who": Seat(0), "role": Name("role-jester")}))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Invalid, match="no language 'fr'"):
        words("fr")


def test_what_can_be_said_is_known() -> None:
    assert words().has("game-title")
    assert not words().has("no-such-message")
    assert "why-over" in words().messages
