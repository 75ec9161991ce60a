"""Het Verraad: influence cards, for oneself and for the Black Master (VERRAAD-5), and the red space (VERRAAD-6)."""

from dataclasses import replace

import pytest

from tests.games.stad_table import area, card, influence
from tests.games.verraad_table import THREE, Verraad
from tests.support import observed
from turncoat.games import NOBODY
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.state import NONE, Phase
from turncoat.games.ontembare_stad.tables import BLACK


def test_influence_cards_are_played_before_the_choice_and_at_any_moment_of_the_actions() -> None:
    """VERRAAD-5.1: Protection and Blockade only in others' turns"""
    table = Verraad(at="choose", influence={"A": "gift pionier"}, stones="5 5 5")
    assert table.legal == ["choose:0", "choose:1", "choose:2", "play:pionier", "play:gift"]
    table.do("play:gift")
    assert table.phase == Phase.CHOOSE
    table.do("choose:0", "card:tolhuis", "play:pionier", "target:i0")
    assert "i0" in table.areas("A")
    assert Verraad(influence={"A": "blokkade"}).why_not("play:blokkade") == "VERRAAD-5.1"
    assert Verraad().why_not("play:gift") == "VERRAAD-5.1"


def test_in_the_black_masters_phase_not_between_the_die_and_the_steps() -> None:
    """VERRAAD-5.1"""
    table = Verraad(black={"A": "1"}, influence={"A": "infiltrant"}, master="o1", at="master")
    assert "play:infiltrant" in table.legal
    table.do("roll", "die:2")
    assert table.verbs == {"master", "stay"}
    assert table.why_not("play:infiltrant") == "VERRAAD-5.1"
    table.do("stay")
    assert table.phase == Phase.MASTER_AFTER
    assert table.legal == ["play:infiltrant", "done"]


def test_the_wizard_is_played_when_the_row_is_filled_up() -> None:
    """VERRAAD-5.2: one of two cards lies open, the other goes to the bottom"""
    table = Verraad(at="choose", influence={"A": "tovenaar"})
    assert table.why_not("play:tovenaar") == "VERRAAD-5.2"
    table.do("choose:0")
    assert table.legal == ["play:tovenaar", "turn"]
    assert table.why_not("done") == "VERRAAD-5.2"
    table.do("play:tovenaar", "card:tolhuis", "card:burgerwoning")
    assert table.legal == ["wizard:burgerwoning", "wizard:tolhuis"]
    table.do("wizard:tolhuis")
    assert table.row == ["kapel:1", "smederij:1", "tolhuis:0"]
    assert table.state.bottom[0] == card("burgerwoning")
    assert table.phase == Phase.ACTIONS


def test_only_whoever_holds_a_wizard_is_asked_for_it() -> None:
    """VERRAAD-5.2: and not when two cards cannot be drawn"""
    table = Verraad(at="choose", influence={"A": "blokkade"})
    table.do("choose:0")
    assert table.mover == "chance"
    wise = Verraad(at="choose", influence={"A": "tovenaar blokkade"})
    wise.do("choose:0")
    assert wise.legal == ["play:tovenaar", "turn"]
    assert wise.why_not("play:blokkade") == "VERRAAD-5.1"
    few = Verraad(at="choose", influence={"A": "tovenaar"}, pile="tolhuis")
    few.do("choose:0")
    assert few.mover == "chance"


def test_the_wizard_does_not_help_when_three_of_a_category_are_replaced() -> None:
    """VERRAAD-5.2"""
    table = Verraad(at="choose", influence={"A": "tovenaar"}, row="paardenstal tolhuis tolhuis")
    table.do("choose:0", "turn", "card:marktkraam")
    assert table.happened(What.ROW_SWEPT)
    assert table.mover == "chance"


def test_the_black_master_counts_as_an_opponent() -> None:
    """VERRAAD-5.3"""
    black = "o4=kapel o6=badhuis o8 o18=tolhuis"
    told = []
    for name, where in (("overval", "o4"), ("infiltrant", "o8"), ("brand", "o18"), ("hekserij", "o6")):
        table = Verraad(black_areas=black, influence={"A": name})
        marker = table.marker
        table.do(f"play:{name}", f"target:{where}")
        told.append((marker - table.marker, len(table.black_areas)))
    assert told == [(2, 3), (0, 3), (3, 4), (3, 4)]
    raided = Verraad(black_areas=black, influence={"A": "overval", "B": "bescherming"})
    raided.do("play:overval", "target:o4")
    assert raided.told(What.RAIDED_MASTER) == [(0, area("o4"))]
    assert raided.scores[0] == 2


def test_he_pays_no_gift_and_is_never_asked() -> None:
    """VERRAAD-5.3"""
    table = Verraad(black_areas="o4", influence={"A": "gift infiltrant", "B": "bescherming"}, stones="0 5 1")
    table.do("play:gift", "pass")
    assert table.stones == [3, 3, 0]
    table.do("play:infiltrant", "target:o4")
    assert table.black_areas == []
    assert table.told(What.INFILTRATED_MASTER) == [(0, area("o4"))]


def test_cards_on_whose_areas_are_not_struck() -> None:
    """VERRAAD-5.3: neutral ones, the order's own"""
    table = Verraad(black_areas="o4", influence={"A": "infiltrant"})
    table.do("play:infiltrant")
    assert table.why_not("target:i0") == "VERRAAD-5.3"
    assert table.why_not("target:o5") == "VERRAAD-5.3"
    assert "target:o4" in table.legal


# For the Black Master


def leading(card: str, **more: object) -> Verraad:
    """Order A leads the Black Master, with a card."""
    return Verraad(black={"A": "1"}, influence={"A": card}, at="master", **more)  # type: ignore[arg-type]


def test_in_his_phase_cards_serve_him_alone() -> None:
    """VERRAAD-5.4: on areas of Grand Masters other than the active order; others may react, and towers protect"""
    table = leading("infiltrant", black_areas="o4", towers="o13")
    table.do("play:infiltrant")
    assert table.told(What.PLAYED_FOR_MASTER) == [(0, influence("infiltrant"), 0)]
    assert table.legal == ["target:o13", "target:o16", "target:o20", "target:o22"]
    assert table.why_not("target:o4") == "VERRAAD-5.4"
    assert table.why_not("target:o5") == "VERRAAD-5.4"
    table.do("target:o13")
    assert table.happened(What.TOWER_FELL)
    guarded = Verraad(
        black={"A": "1"}, influence={"A": "brand", "B": "bescherming"}, at="master", areas={**THREE, "B": "o13=kapel"}
    )
    guarded.do("play:brand", "target:o13", "protect")
    assert guarded.building("o13") == "kapel"


def test_without_a_black_token_there_is_no_such_phase_for_cards() -> None:
    """VERRAAD-5.4, VERRAAD-7.1"""
    table = Verraad(influence={"A": "infiltrant"})
    table.do("done")
    assert table.mover == "B"


def test_a_pioneer_for_him_is_a_black_knight() -> None:
    """VERRAAD-5.5: an abandoned building there is his"""
    table = leading("pionier", abandoned="i0=opera")
    table.do("play:pionier", "target:i0")
    assert table.black_areas == ["i0"]
    assert table.told(What.MASTER_ABANDONED) == [(area("i0"), card("opera"))]
    assert (table.marker, table.scores[0], table.state.knights[BLACK]) == (4, 0, 24)


def test_a_blockade_stops_cards_for_him_and_the_area_stays_blocked() -> None:
    """VERRAAD-5.4, STAD-6.14"""
    table = Verraad(black={"A": "1"}, influence={"A": "pionier pionier", "B": "blokkade"}, at="master")
    table.do("play:pionier", "target:i0", "block")
    assert table.black_areas == []
    table.do("play:pionier")
    assert "target:i0" not in table.legal


def test_a_raid_for_him_reaches_from_black_areas_and_from_where_he_stands() -> None:
    """VERRAAD-5.6"""
    areas = {"A": "o5", "B": "o13=kapel o16 i0 i1", "C": "o20 i4"}
    table = leading("overval", areas=areas, black_areas="o12", master="i0")
    table.do("play:overval")
    assert table.legal == ["target:i0", "target:i1", "target:o13"]
    assert table.why_not("target:o16") == "VERRAAD-5.6"
    table.do("target:o13")
    assert table.black_areas == ["o12", "o13"]
    assert table.told(What.MASTER_RAIDED) == [(area("o13"), 1)]
    assert (table.marker, table.scores[1]) == (2, 0)


def test_witchcraft_for_him_discards_the_card() -> None:
    """VERRAAD-5.7"""
    table = leading("hekserij", areas={**THREE, "B": "o13=kapel"})
    table.do("play:hekserij", "target:o13")
    assert table.discards == ["kapel"]
    assert table.hand("A") == []
    assert (table.scores[1], table.marker) == (0, 0)
    assert table.told(What.MASTER_BEWITCHED) == [(0, area("o13"), card("kapel"))]


@pytest.mark.parametrize("name", ["tovenaar", "gift", "gouden_handel"])
def test_some_cards_are_of_no_use_to_him(name: str) -> None:
    """VERRAAD-5.8"""
    table = leading(name, hands={"A": "kapel"}, master="o1")
    assert table.why_not(f"play:{name}") == "VERRAAD-5.8"


def test_without_black_knights_nothing_is_taken_for_him() -> None:
    """VERRAAD-9.2"""
    many = "i0 i1 i2 i3 i4 i5 i6 i7 m0 m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12 m13 m14 m15 o0"
    table = leading("pionier", black_areas=many)
    assert table.why_not("play:pionier") == "VERRAAD-9.2"


# The red space


def test_the_red_space_is_judged_before_his_phase_and_the_card_may_be_played_in_it() -> None:
    """VERRAAD-6.1, VERRAAD-6.2"""
    table = Verraad(hands={"A": "kapel"}, black={"A": "1"}, master="o1")
    table.do("build:kapel", "site:o9", "done")
    assert table.told(What.EARNED_NOW) == [(0,)]
    table.do("draw:infiltrant")
    assert table.phase == Phase.MASTER
    assert "play:infiltrant" in table.legal


@pytest.mark.parametrize("at_once", ["yes", "no"])
def test_points_lost_in_his_phase_do_not_matter_for_the_red_space(at_once: str) -> None:
    """VERRAAD-6.1: the card is kept, although the points are gone by then"""
    options = {"attack_own_area": "yes", "red_card_same_turn": at_once}
    table = Verraad(hands={"A": "kapel"}, black={"A": "1 1"}, master="o8", options=options)
    table.do("build:kapel", "site:o9", "done")
    assert table.happened(What.EARNED_NOW)
    table.do("draw:gift")
    table.do("steps", "master:o9", "attack", "die:6", "die:1")
    assert (table.scores[0], table.state.start_score) == (0, 0)
    assert table.influence("A") == ["gift"]


def test_points_that_stand_still_earn_no_card() -> None:
    """VERRAAD-6.1, STAD-7.3"""
    table = Verraad(areas={**THREE, "A": "o9=kapel o5"}, black={"A": "1"})
    table.do("done")
    assert not table.happened(What.EARNED_NOW)
    assert table.phase == Phase.MASTER


def test_by_the_option_that_card_waits_for_a_later_turn() -> None:
    """VERRAAD-6.2, ruling I26: it is drawn in phase 3 and not played in phase 4; others do not see which it is"""
    options = {"red_card_same_turn": "no"}
    table = Verraad(hands={"A": "kapel"}, black={"A": "1"}, master="o1", options=options)
    table.do("build:kapel", "site:o9", "done", "draw:infiltrant")
    assert table.phase == Phase.MASTER
    assert table.influence("A") == ["infiltrant"]
    assert table.why_not("play:infiltrant") == "VERRAAD-6.2"
    assert [GAME.view(table.state, seat).fresh for seat in (0, 1, NOBODY)] == [influence("infiltrant"), NONE, NONE]
    unknown = replace(table.state, fresh=NONE)
    assert observed(GAME, table.state, 0) != observed(GAME, unknown, 0)
    assert observed(GAME, table.state, 1) == observed(GAME, unknown, 1)
    table.do("done")
    assert (table.mover, table.state.fresh) == ("B", NONE)


def test_of_two_alike_the_older_one_may_be_played() -> None:
    """VERRAAD-6.2: also when a third was discarded; and if the new one was, nothing has to wait"""
    for held, discarded, playable in (
        ("infiltrant", "", ["infiltrant"]),
        ("infiltrant brand", "discard:brand", ["infiltrant"]),
        ("infiltrant brand", "discard:infiltrant", ["infiltrant"]),
        ("pionier brand", "discard:infiltrant", ["pionier"]),
        ("pionier brand", "discard:brand", ["pionier"]),
    ):
        options = {"red_card_same_turn": "no"}
        table = Verraad(hands={"A": "kapel"}, black={"A": "1"}, master="o1", options=options, influence={"A": held})
        table.do("build:kapel", "site:o9", "done", "draw:infiltrant", *([discarded] if discarded else []))
        assert table.legal_of("play") == playable


@pytest.mark.parametrize(("beside", "targets"), [("master", ["o13"]), ("active", ["o6"])])
def test_for_the_black_master_a_raid_strikes_beside_him_or_by_the_option_beside_the_active_order(
    beside: str, targets: list[str]
) -> None:
    """VERRAAD-5.6, ruling C59: "works in exactly the same way" can mean beside the active order's own areas"""
    areas = {"A": "o5", "B": "o13 o6", "C": "o20"}
    options = {"raid_beside": beside}
    table = Verraad(
        areas=areas, black={"A": "1"}, master="o12", influence={"A": "overval"}, options=options, at="master"
    )
    table.do("play:overval")
    assert table.legal_of("target") == targets
    assert table.why_not("target:o20") == ("VERRAAD-5.6" if beside == "master" else "STAD-6.7")
    table.do(f"target:{targets[0]}")
    assert table.black_areas == targets


@pytest.mark.parametrize("name", ["brand", "hekserij"])
def test_by_the_option_a_watchtower_is_struck_without_a_building_to_strike(name: str) -> None:
    """VERRAAD-3.7, ruling C59: with nothing or something too grand under it"""
    areas = {"A": "o5", "B": "o13 i6=raadhuis", "C": "o20"}
    plain = Verraad(areas=areas, towers="o13", influence={"A": f"{name} gift"})
    assert plain.legal_of("play") == (["brand", "gift"] if name == "brand" else ["gift"])
    table = Verraad(areas=areas, towers="o13", influence={"A": name}, options={"tower_shields": "any"})
    table.do(f"play:{name}")
    assert "o13" in table.legal_of("target")
    table.do("target:o13")
    assert (table.towers, table.areas("B")) == ([], ["i6", "o13"])
