"""Recorded matches replay to the recorded end, and between them everything happens."""

import functools
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.support import thorough
from tools.record_matches import FOLDER, RECORDED, path_of, play, read
from turncoat.games import GAMES
from turncoat.games.events import EventKind
from turncoat.games.ontembare_stad.events import What as Deed
from turncoat.games.ontembare_stad.tables import (
    CARD_NAMES,
    CATEGORY_NAMES,
    DARK,
    INFLUENCE_NAMES,
    KIND_NAMES,
    POWER_NAMES,
)
from turncoat.games.ontembare_stad.verraad.options import RULES
from turncoat.games.rattus.events import What as Happening
from turncoat.games.rattus.tables import CLASS_NAMES, LETTERS, LIMIT, SYMBOLS
from turncoat.games.rulebook import given, in_force, replacements
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.tables import HOUSE_NAMES, ROLE_NAMES
from turncoat.kernel import Event, unpack
from turncoat.match import Match, Words, every_rule

RULES_OF_VERRAAD = Path(__file__).parents[2] / "docs" / "games" / "het_verraad.md"
FILES = sorted(FOLDER.glob("*/*.json"))


def as_stored(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@functools.cache
def replayed(path: Path) -> Match:
    return Match.from_json(as_stored(path))


def recorded(name: str) -> list[Match]:
    """The recorded matches of a game, replayed."""
    return [replayed(path) for path in FILES if path.parent.name == name]


@pytest.fixture(scope="module")
def verraeter() -> list[Match]:
    return recorded("verraeter")


@pytest.fixture(scope="module")
def rattus() -> list[Match]:
    return recorded("rattus")


@pytest.fixture(scope="module")
def stad() -> list[Match]:
    return recorded("ontembare_stad")


def events(matches: list[Match]) -> list[Event]:
    return [event for match in matches for step in match.steps for event in step.events]


def numbers(matches: list[Match], field: str, *kinds: EventKind) -> set[int]:
    """What a field of some kinds of events was, anywhere in the matches."""
    return {match.game.fields(event)[field] for match in matches for event in events([match]) if event.what in kinds}


@pytest.mark.parametrize("name", ["verraeter", "rattus", "ontembare_stad"])
def test_every_kind_of_action_occurs(name: str) -> None:
    game = GAMES[name]
    verbs = {game.action_text(step.action).partition(":")[0] for match in recorded(name) for step in match.steps}
    assert verbs == {verb.word for verb in game.space.verbs}


def one_in_three(cases: Iterable[object]) -> list[object]:
    """The others are for `make thorough`."""
    return [pytest.param(case, marks=thorough if number % 3 else ()) for number, case in enumerate(cases)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_recorded_match_replays_to_its_recorded_end(path: Path) -> None:
    match = replayed(path)
    assert match.to_json() == read(path)
    assert match.is_over


@pytest.mark.parametrize("row", one_in_three(RECORDED), ids=str)
def test_recorded_match_is_what_its_driver_and_seed_give(row: tuple[str, int, str, str, int]) -> None:
    assert play(*row).to_json() == read(path_of(*row))


def test_every_game_has_recorded_matches() -> None:
    assert {path.parent.name for path in FILES} == set(GAMES)


def test_verraeter_every_event_occurs(verraeter: list[Match]) -> None:
    seen = {What.of(event) for match in verraeter for step in match.steps for event in step.events}
    assert set(What) - seen == set()


def test_verraeter_every_role_is_drafted(verraeter: list[Match]) -> None:
    assert numbers(verraeter, "role", What.REVEALED) == set(range(len(ROLE_NAMES)))


def test_verraeter_both_endings_occur_with_both_seat_counts(verraeter: list[Match]) -> None:
    ends = {
        (match.seats, What.of(event).name)
        for match in verraeter
        for event in match.steps[-1].events
        if event.what in (What.ENDED_ROUNDS, What.ENDED_UNITED)
    }
    assert ends == {(seats, end) for seats in (3, 4) for end in ("ENDED_ROUNDS", "ENDED_UNITED")}


def test_verraeter_both_houses_take_the_whole_ring_somewhere(verraeter: list[Match]) -> None:
    assert numbers(verraeter, "house", What.ENDED_UNITED) == set(range(len(HOUSE_NAMES)))


@pytest.mark.parametrize("name", ["verraeter", "rattus", "ontembare_stad"])
def test_every_value_of_every_option_is_played(name: str) -> None:
    played = {item for match in recorded(name) for item in match.options.items()}
    assert played == {(option.name, value) for option in GAMES[name].options for value in option.values}


def test_verraeter_sole_and_shared_victories_occur(verraeter: list[Match]) -> None:
    assert {match.scores()[1].count(1) > 1 for match in verraeter} == {False, True}


def test_rattus_every_event_occurs(rattus: list[Match]) -> None:
    """But for the limit of forty turns each, which no game between players comes near."""
    seen = {Happening.of(event) for event in events(rattus)}
    assert set(Happening) - seen == {Happening.ENDED_TURNS}


def test_rattus_every_class_is_taken(rattus: list[Match]) -> None:
    taken = numbers(rattus, "class", Happening.TOOK, Happening.TOOK_FROM)
    assert taken == set(range(len(CLASS_NAMES)))


def test_rattus_every_limit_and_symbol_is_turned_up(rattus: list[Match]) -> None:
    faces = numbers(rattus, "face", Happening.FLIPPED)
    assert {LIMIT[face] for face in faces} == set(LIMIT)
    assert all(any(SYMBOLS[face][symbol] for face in faces) for symbol in range(len(LETTERS)))


def test_rattus_ends_both_ways(rattus: list[Match]) -> None:
    ends = {e.what for e in events(rattus) if e.what in (Happening.ENDED_RATS, Happening.ENDED_CUBES)}
    assert ends == {Happening.ENDED_RATS, Happening.ENDED_CUBES}


@thorough
def test_stad_every_event_occurs(stad: list[Match]) -> None:
    """But for what is too rare: an order without a knight, the hundredth round, and no influence card at all."""
    seen = {Deed.of(event) for event in events(stad)}
    assert {deed for deed in set(Deed) - seen if deed < Deed.PILE_BUILDINGS} == {
        Deed.NO_KNIGHT,
        Deed.ROUNDS,
        Deed.NO_INFLUENCE,
        Deed.NO_WINNER,
    }


def test_verraad_every_event_occurs(stad: list[Match]) -> None:
    """The Black Master enters, passes a tower, conquers, isolates, holds a great power, and all else except what is too rare: no black knight left, no
    order left, and evil without a servant."""
    seen = {Deed.of(event) for event in events(stad)}
    assert {deed for deed in set(Deed) - seen if deed >= Deed.PILE_BUILDINGS} == {
        Deed.NO_BLACK_KNIGHT,
        Deed.NO_SERVANT,
    }


@pytest.mark.parametrize("end", [Deed.GOOD, Deed.EVIL])
def test_verraad_the_black_master_does_all_he_can_in_one_match_and_good_or_evil_wins(
    stad: list[Match], end: Deed
) -> None:
    """He enters (VERRAAD-7.4), passes a tower (VERRAAD-7.5), conquers (VERRAAD-8.5), isolates (VERRAAD-9.3) and holds a great power (VERRAAD-10.3)"""
    deeds = {Deed.MASTER_ENTERED, Deed.LET_THROUGH, Deed.CONQUERED, Deed.MASTER_ISOLATED, Deed.MASTER_POWER, end}
    assert any(deeds <= {Deed.of(event) for event in events([match])} for match in stad)


def test_verraad_every_great_power_is_held(stad: list[Match]) -> None:
    """VERRAAD-10.1, VERRAAD-10.3: three more by orders, and some by the Black Master, but never those of good and dark power"""
    more = numbers(stad, "category", Deed.POWER_MORE_FIRST, Deed.POWER_MORE_TAKEN)
    assert {POWER_NAMES[power] for power in more} == {"wachttoren", "goed", "duister"}
    black = numbers(stad, "category", Deed.MASTER_POWER, Deed.MASTER_POWER_TAKEN)
    assert black
    assert not {POWER_NAMES[power] for power in black} & {"goed", "duister"}


def test_verraad_good_wins_and_evil_wins_also_by_hidden_values(stad: list[Match]) -> None:
    """VERRAAD-11.7: two with the most black tokens, of whom only one is unmasked, and not by points"""
    ends = {Deed.of(event) for event in events(stad)} & {Deed.GOOD, Deed.EVIL}
    assert ends == {Deed.GOOD, Deed.EVIL}
    assert any(by_values(match) for match in stad)


def by_values(match: Match) -> bool:
    told = {Deed.of(event): event for event in events([match])}
    if Deed.UNMASKED not in told or Deed.DARK_TIED in told:
        return False
    s = match.state
    many = match.game.fields(told[Deed.UNMASKED])["number"]
    most = [order for order in range(s.orders) if s.owned[order] and s.kinds[order][DARK] == many]
    return len(most) > 1


def test_stad_every_building_is_placed(stad: list[Match]) -> None:
    assert {KIND_NAMES[kind] for kind in numbers(stad, "card", Deed.BUILT, Deed.REBUILT)} == set(KIND_NAMES)


def test_stad_every_card_of_the_draw_pile_is_turned(stad: list[Match]) -> None:
    assert {CARD_NAMES[card] for card in numbers(stad, "card", Deed.TURNED)} == set(CARD_NAMES)


def test_stad_every_influence_card_is_played(stad: list[Match]) -> None:
    """Eight in the own turn, two in others'."""
    played = numbers(stad, "influence", Deed.PLAYED, Deed.PROTECTED, Deed.BLOCKED)
    assert {INFLUENCE_NAMES[card] for card in played} == set(INFLUENCE_NAMES)


def test_stad_every_great_power_is_held(stad: list[Match]) -> None:
    held = numbers(stad, "category", Deed.POWER_FIRST, Deed.POWER_TAKEN)
    assert held == set(range(len(CATEGORY_NAMES)))


def test_stad_ends_in_every_way(stad: list[Match]) -> None:
    """At once, and after a last round: because of the target, of the last area, or of the last building."""
    reasons = (Deed.TARGET, Deed.LAST_AREA, Deed.STARVED)
    ends = {next((e.what for e in events([match]) if e.what in reasons), None) for match in stad}
    assert ends == {None, *reasons}
    assert {match.state.winner >= 0 for match in stad} == {True, False}


def replaced_rules() -> dict[str, str]:
    """What the rules of Het Verraad say that they replace, and with what."""
    found: dict[str, str] = {}
    for line in RULES_OF_VERRAAD.read_text(encoding="utf-8").splitlines():
        if rule := re.match(r"- \*\*(VERRAAD-[\d.]+)\*\*", line):
            told = "".join(re.findall(r"\(In place of ([^)]*)\)", line))
            found |= dict.fromkeys(re.findall(r"STAD-\d+\.\d+", told.partition(";")[0]), rule[1])
    return found


def test_verraad_says_what_replaces_which_rule() -> None:
    assert replaced_rules() == replacements(RULES)


@pytest.mark.parametrize("path", one_in_three(FILES), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_event_names_a_rule_that_is_in_force(path: Path) -> None:
    """So whoever looks it up at that table finds it, and no replaced rule is ever cited."""
    match = replayed(path)
    game = match.game
    known = in_force(
        game.rule_table, every_rule(Words(game, "en", [])), given(game.options, match.options, match.seats)
    )
    named = {game.because(unpack(game.state, step.after), event) for step in match.steps for event in step.events}
    assert named - set(known) == set()


def test_verraad_names_its_own_rules(stad: list[Match]) -> None:
    played = [match for match in stad if match.options["mode"] == "verraad"]
    named = {match.game.because(match.state, event) for match in played for event in events([match])}
    assert {"VERRAAD-1.1", "VERRAAD-5.1", "VERRAAD-5.2", "VERRAAD-11.5", "VERRAAD-11.6"} <= named


def test_verraad_a_victory_names_the_rule_of_good_or_of_evil(stad: list[Match]) -> None:
    """VERRAAD-11.5, VERRAAD-11.6"""
    for match in stad:
        seen = {event.what: match.game.because(match.state, event) for event in match.steps[-1].events}
        if match.options["mode"] == "verraad" and Deed.VICTORY in seen:
            assert seen[Deed.VICTORY] == ("VERRAAD-11.6" if Deed.UNMASKED in seen else "VERRAAD-11.5")
        elif Deed.VICTORY in seen:
            assert (seen[Deed.VICTORY] == "STAD-9.2") == (match.state.winner >= 0)
