"""De Ontembare Stad: influence cards and reactions to them (STAD-6)."""

import pytest

from tests.games.stad_table import Table, area, card, influence
from tests.support import words_of
from turncoat.games import NOBODY
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.state import Phase
from turncoat.games.ontembare_stad.tables import AREA_NAMES, INFLUENCE_NAMES
from turncoat.kernel.journal import HIDDEN

AREAS = {"A": "o1", "B": "o2=kapel m2=opera", "C": "o14=waterput"}


def table_with(card: str, **more: str) -> Table:
    """Order A holds one influence card; the others what a test says."""
    held = {"A": card, **{order: more[order] for order in "BCD" if order in more}}
    return Table(areas=AREAS, influence=held, hands={"A": more.get("hand", "")}, pawnshop=more.get("pawnshop", ""))


# Having them


def test_an_influence_card_is_bought_unseen_for_five_stones() -> None:
    """STAD-6.1: and may be played at once; others do not see it"""
    table = Table(areas=AREAS)
    table.do("influence", "draw:gift")
    assert table.stones[0] == 0
    event = next(event for event in table.events if event.what == What.DREW)
    assert [GAME.fields(GAME.redact(event, seat))["influence"] for seat in (0, 1, 2, NOBODY)] == [
        influence("gift"),
        *[HIDDEN] * 3,
    ]
    assert table.refusal("influence") == ("why-stones", {"number": 5, "have": 0})
    table.do("play:gift")
    assert table.stones == [4, 3, 3]


def test_at_most_two_influence_cards_are_held() -> None:
    """STAD-6.2: of three, one is discarded openly"""
    table = Table(areas=AREAS, influence={"A": "gift brand"})
    table.do("influence", "draw:brand")
    assert table.legal == ["discard:brand", "discard:gift"]
    assert table.why_not("discard:overval") == "STAD-6.2"
    assert table.why_not("done") == "STAD-6.2"
    table.do("discard:gift")
    assert table.influence("A") == ["brand", "brand"]
    assert table.phase == Phase.ACTIONS


def test_reactions_are_not_played_in_the_own_turn() -> None:
    """STAD-6.3"""
    table = Table(areas=AREAS, influence={"A": "bescherming blokkade"})
    assert table.legal_of("play") == []
    for text in ("play:bescherming", "play:blokkade", "protect", "block"):
        assert table.why_not(text) == "STAD-6.3"
    assert table.why_not("play:gift") == "STAD-6.3"  # a card that it does not hold


def test_a_card_needs_something_to_be_played_on() -> None:
    """STAD-6.4: the card is refused with its own rule, and the reason says what it would need"""
    table = Table(areas={"A": "o1", "B": "o8", "C": "o14"}, influence={"A": "brand overval"})
    assert table.why_not("play:brand") == "STAD-6.8"
    assert table.why_not("play:overval") == "STAD-6.7"
    table = Table(areas={"A": "o1", "B": "o8=opera", "C": "o14"}, influence={"A": "hekserij gouden_handel"})
    assert table.why_not("play:hekserij") == "STAD-6.10"
    assert table.why_not("play:gouden_handel") == "STAD-6.12"
    assert table.refusal("play:hekserij") == ("why-no-target-hekserij", {"number": 3})


@pytest.mark.parametrize(
    ("card", "areas"),
    [
        ("tovenaar", {"A": "o1", "B": "o8", "C": "o14"}),
        ("pionier", {"A": " ".join(AREA_NAMES[:16]), "B": " ".join(AREA_NAMES[16:32]), "C": " ".join(AREA_NAMES[32:])}),
        ("overval", {"A": "o1", "B": "o8", "C": "o14"}),
        ("brand", {"A": "o1=kapel", "B": "o8", "C": "o14"}),
        ("infiltrant", {"A": "o1", "B": "", "C": ""}),
        ("hekserij", {"A": "o1", "B": "o8=opera", "C": "o14"}),
        ("gouden_handel", {"A": "o1", "B": "o8", "C": "o14"}),
    ],
)
def test_what_a_card_would_need_is_said_for_each(card: str, areas: dict[str, str]) -> None:
    """STAD-6.4: in every language"""
    at, pile = ("turn", "waterput") if card == "tovenaar" else ("actions", None)
    message, _ = Table(areas=areas, influence={"A": f"{card} gift"}, at=at, pile=pile).refusal(f"play:{card}")
    assert message == f"why-no-target-{card}"
    assert all(message in words for words in words_of(GAME).values())


def test_discarded_influence_cards_are_shuffled_again() -> None:
    """STAD-6.4: when the pile is empty; with none at all there is none to draw"""
    table = Table(areas=AREAS, stones="15 5 5")
    s = table.state
    s.influence_discard, s.influence_pile[0], s.influence_left = s.influence_pile[0][:], [0] * len(INFLUENCE_NAMES), 0
    table.do("influence")
    assert table.told(What.INFLUENCE_RESHUFFLED) == [(30,)]
    table.do("draw:gift")
    s.influence_pile[0], s.influence_left = [0] * len(INFLUENCE_NAMES), 0
    assert table.refusal("influence") == ("why-no-influence", {})


# What they do


def test_the_wizard_chooses_which_of_two_cards_is_turned() -> None:
    """STAD-6.5: before cards are turned; the other goes to the bottom, and only its seat knows it"""
    table = Table(areas=AREAS, influence={"A": "tovenaar"}, at="turn")
    table.do("play:tovenaar", "card:opera", "card:waag")
    assert table.mover == "A"
    assert table.legal == ["wizard:opera", "wizard:waag"]
    assert table.why_not("wizard:kapel") == "STAD-6.5"
    for seat in (1, 2, NOBODY):
        assert GAME.view(table.state, seat).looked == [-1, -1]
    table.do("wizard:waag")
    assert table.open_hand("A") == ["waag"]
    assert table.state.bottom[: table.state.bottom_size] == [card("opera")]
    assert GAME.view(table.state, 0).bottom[0] == card("opera")
    assert GAME.view(table.state, 1).bottom[0] == -1
    assert table.phase == Phase.ACTIONS


def test_the_wizard_may_have_an_event_turned() -> None:
    """STAD-6.5, STAD-1.2: then cards are turned further"""
    table = Table(areas=AREAS, influence={"A": "tovenaar"}, at="turn")
    table.do("play:tovenaar", "card:opera", "card:hongersnood", "wizard:hongersnood")
    assert table.stones == [3, 3, 3]
    assert table.mover == "chance"


def test_what_lies_at_the_bottom_comes_last_in_its_order() -> None:
    """STAD-6.5, STAD-8.2"""
    table = Table(areas=AREAS, influence={"A": "tovenaar"}, pile="opera waag kapel", at="turn")
    table.do("play:tovenaar", "card:opera", "card:waag", "wizard:waag", "done", "card:kapel", "done")
    assert table.legal == ["card:opera"]
    assert table.weights == {"card:opera": 1}


def test_a_card_from_the_bottom_bought_unseen_is_shown() -> None:
    """STAD-3.5, STAD-6.5: for somebody has seen it already"""
    table = Table(areas=AREAS, influence={"A": "tovenaar"}, pile="opera waag", at="turn")
    table.do("play:tovenaar", "card:opera", "card:waag", "wizard:waag", "blind", "card:opera")
    assert table.open_hand("A") == ["opera", "waag"]
    assert table.happened(What.GOT_OPEN)


def test_the_wizard_needs_two_cards_and_comes_before_all_else() -> None:
    """STAD-6.5: the discards count, if a building is among them"""
    table = Table(areas=AREAS, influence={"A": "tovenaar gift"}, pile="opera", at="turn")
    assert table.why_not("play:tovenaar") == "STAD-6.5"
    table = Table(areas=AREAS, influence={"A": "tovenaar"}, pile="opera", discard="kapel", at="turn")
    table.do("play:tovenaar", "card:opera", "card:kapel", "wizard:opera")
    assert table.open_hand("A") == ["opera"]
    assert table_with("tovenaar").why_not("play:tovenaar") == "STAD-6.5"


def test_the_pioneer_settles_any_neutral_area() -> None:
    """STAD-6.6: for nothing, adjacent or not, no purchase; an abandoned building comes with it"""
    table = Table(areas=AREAS, abandoned="i6=beursgebouw", influence={"A": "pionier"}, stones="0 5 5")
    table.do("play:pionier")
    assert table.why_not("target:o14") == "STAD-6.6"
    table.do("target:i6")
    assert table.areas("A") == ["i6", "o1"]
    assert (table.stones[0], table.scores[0], table.state.bought) == (0, 5, 0)


def test_a_raid_takes_an_adjacent_area_with_its_building() -> None:
    """STAD-6.7"""
    table = table_with("overval")
    table.do("play:overval")
    assert table.legal == ["target:o2"]
    assert table.why_not("target:m2") == "STAD-6.7"  # not adjacent
    assert table.why_not("target:o0") == "STAD-6.7"  # neutral
    table.do("target:o2")
    assert table.areas("A") == ["o1", "o2"]
    assert table.scores == [2, 4, 1]
    assert table.state.knights[:2] == [23, 24]


def test_fire_destroys_a_building() -> None:
    """STAD-6.8: the card is discarded, the knight stays"""
    table = table_with("brand")
    table.do("play:brand")
    assert table.legal_of("target") == ["m2", "o2", "o14"]
    assert table.why_not("target:o1") == "STAD-6.8"
    table.do("target:m2")
    assert table.discards == ["opera"]
    assert table.scores == [0, 2, 1]
    assert table.areas("B") == ["m2", "o2"]


def test_the_infiltrator_sends_a_knight_home() -> None:
    """STAD-6.9: the building stays, abandoned"""
    table = table_with("infiltrant")
    table.do("play:infiltrant", "target:m2")
    assert table.areas("B") == ["o2"]
    assert table.building("m2") == "opera"
    assert table.scores == [0, 2, 1]


def test_witchcraft_takes_a_small_building_into_the_hand() -> None:
    """STAD-6.10: of value three at most, openly; the knight stays"""
    table = table_with("hekserij")
    table.do("play:hekserij")
    assert table.refusal("target:m2") == ("why-too-grand", {"number": 3})
    table.do("target:o2")
    assert table.open_hand("A") == ["kapel"]
    assert table.scores == [0, 4, 1]
    assert table.areas("B") == ["m2", "o2"]


def test_a_gift_is_two_stones_from_everybody() -> None:
    """STAD-6.11: or what there is"""
    table = Table(areas=AREAS, influence={"A": "gift"}, stones="0 1 7")
    table.do("play:gift")
    assert table.stones == [3, 0, 5]
    assert table.told(What.GAVE) == [(1, 0, 1), (2, 0, 2)]


def test_golden_trade_sells_for_twice_the_value() -> None:
    """STAD-6.12: to the pawnshop"""
    table = table_with("gouden_handel", hand="raadhuis")
    table.do("play:gouden_handel")
    assert table.why_not("golden-sell:kapel") == "STAD-6.12"
    table.do("golden-sell:raadhuis")
    assert table.stones[0] == 15
    assert table.pawnshop == ["raadhuis"]


def test_golden_trade_takes_an_open_card_for_nothing() -> None:
    """STAD-6.12: from the pawnshop, or from the market even without a trade building"""
    table = table_with("gouden_handel", pawnshop="basiliek")
    table.do("play:gouden_handel", "golden-pawn:basiliek")
    assert (table.open_hand("A"), table.stones[0]) == (["basiliek"], 5)
    table = Table(3, "strategic", areas=AREAS, influence={"A": "gouden_handel"}, market="beursgebouw", stones="0 5 5")
    table.do("play:gouden_handel", "golden-market:beursgebouw")
    assert table.open_hand("A") == ["beursgebouw"]


# Reactions


@pytest.mark.parametrize(
    ("attack", "target"), [("overval", "o2"), ("brand", "m2"), ("infiltrant", "m2"), ("hekserij", "o2")]
)
def test_protection_makes_an_attack_fail(attack: str, target: str) -> None:
    """STAD-6.13: both cards are discarded, and nothing else has changed"""
    table = table_with(attack, B="bescherming")
    before = (table.scores, table.areas("A"), table.areas("B"))
    table.do(f"play:{attack}", f"target:{target}")
    assert (table.mover, table.legal) == ("B", ["protect", "pass"])
    table.do("protect")
    assert (table.scores, table.areas("A"), table.areas("B")) == before
    assert table.influence("A") == table.influence("B") == []
    assert table.state.influence_discard[influence(attack)] == 1
    assert table.state.influence_discard[influence("bescherming")] == 1
    assert (table.mover, table.phase) == ("A", Phase.ACTIONS)


def test_only_the_owner_is_asked_about_fire() -> None:
    """STAD-6.15: if it can answer; and nobody else, whatever they hold"""
    table = table_with("brand", B="bescherming", C="bescherming blokkade")
    table.do("play:brand", "target:m2")
    assert (table.mover, table.legal) == ("B", ["protect", "pass"])
    assert table.why_not("block") == "STAD-6.14"
    table.do("pass")
    assert table.scores[1] == 2
    helpless = table_with("brand", B="blokkade", C="bescherming blokkade")
    helpless.do("play:brand", "target:m2")
    assert (helpless.mover, helpless.scores[1]) == ("A", 2)


def test_who_holds_no_influence_card_is_not_asked() -> None:
    """STAD-6.15"""
    table = table_with("brand", C="bescherming")
    table.do("play:brand", "target:m2")
    assert table.mover == "A"
    assert table.scores[1] == 2


def test_all_may_block_a_raid_and_the_owner_may_protect() -> None:
    """STAD-6.14, STAD-6.15: asked clockwise; the first reaction ends it, and nobody answers that (STAD-6.16)"""
    table = table_with("overval", B="bescherming", C="blokkade bescherming")
    table.do("play:overval", "target:o2")
    assert (table.mover, table.legal) == ("B", ["protect", "pass"])
    assert table.why_not("block") == "STAD-6.14"
    table.do("pass")
    assert (table.mover, table.legal) == ("C", ["block", "pass"])
    assert table.refusal("protect") == ("why-not-protected", {})
    table.do("block")
    assert table.areas("B") == ["m2", "o2"]
    assert table.told(What.BLOCKED) == [(2, influence("blokkade"), area("o2"), 0)]
    assert table.happened(What.FAILED)
    assert table.mover == "A"


def test_a_blocked_purchase_counts_and_costs_nothing() -> None:
    """STAD-6.14: the area is closed for this turn, to purchase, Pioneer and Raid"""
    table = Table(areas=AREAS, influence={"A": "pionier", "B": "blokkade"})
    table.do("area:o0", "block")
    assert (table.stones[0], table.state.bought, table.areas("A")) == (5, 1, ["o1"])
    assert table.why_not("area:o0") == "STAD-6.14"
    table.do("play:pionier")
    assert table.why_not("target:o0") == "STAD-6.14"


def test_a_blocked_pioneer_is_no_purchase() -> None:
    """STAD-6.14"""
    table = table_with("pionier", B="blokkade")
    table.do("play:pionier", "target:o20", "block")
    assert (table.state.bought, table.areas("A")) == (0, ["o1"])
    assert table.why_not("area:o20") == "STAD-6.14"


def test_each_answers_a_gift_for_itself() -> None:
    """STAD-6.13, STAD-6.15: even with no stones; the others still pay"""
    areas = {"A": "o1", "B": "o8", "C": "o14", "D": "o20"}
    held = {"A": "gift", "B": "bescherming", "D": "bescherming"}
    table = Table(4, areas=areas, influence=held, stones="5 5 5 0")
    table.do("play:gift")
    assert table.mover == "B"
    table.do("protect")
    assert table.mover == "D"
    assert table.stones == [7, 5, 3, 0]  # C was not asked, and has paid
    table.do("pass")
    assert table.stones == [7, 5, 3, 0]
    assert table.mover == "A"


def test_the_other_order_of_a_seat_is_an_opponent_too() -> None:
    """STAD-10.3: it pays a Gift, and it is asked"""
    areas = {"A": "o1", "B": "o8", "C": "o14", "D": "o20"}
    options = {"two_player_variant": "two_orders"}
    table = Table(2, areas=areas, influence={"A": "gift", "C": "bescherming"}, options=options)
    table.do("play:gift")
    assert (table.mover, table.state.mover) == ("C", 0)
    table.do("protect")
    assert table.stones == [9, 3, 5, 3]
