"""Names that people choose: ordinary ones of all peoples are taken, and none that hides or passes for another's."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.support import ME, OPEN, Browser
from turncoat.errors import Invalid
from turncoat.server.names import plain_name, shape_of
from turncoat.server.seating import free_name


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Anna",
            "Jan-Willem",
            "Zoë",
            "Jürgen Groß",
            "D'Artagnan",
            "Željko",
            "Nguyễn Thị Hương",
            "José 3",
            "van ’t Hoff",
        ),
        *(
            "Αθηνά",
            "Владимир",
            "Їжак",
            "Գևորգ",
            "דָּוִד",
            "محمد",
            "अनुष्का",
            "สมชายที่รัก",
            "李小龍",
            "さくら",
            "カタカナ",
            "김민준",
        ),
        *("李 Bruce", "さくら Anna", "김 Anna", "Anna & Ben", "♥ Anna", "x", "7"),
    ],
)
def test_ordinary_names_are_taken(name: str) -> None:
    assert plain_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            " ",
            "\u200b",
            "\u200d",
            "An\u200bna",
            "\u2060Anna",
            "\ufeffAnna",
            "\u00ad",
            "\u3164",
            "\u2800",
            "\u115f",
            "\uffa0",
        ),
        *(
            "\u202eannA",
            "\u2066Anna\u2069",
            "\u200fAnna",
            "\u061cAnna",
            "An\nna",
            "An\0na",
            "\x1b[2J",
            "\x7f",
            "\ud800",
            "\ue000",
        ),
        *("A" + "\u0301" * 8 + "nna", "\u0301Anna", "A\u20dd", "Anna\ufe0f", "Anna\U000e0101"),
        *("Аnna", "Annа", "Αnna", "Oмar", "Jоhn", "Ꭺnna", "𝐀нна"),  # with a letter or more of another script
    ],
)
def test_names_that_hide_or_pass_for_others_are_refused(name: str) -> None:
    with pytest.raises(Invalid):
        plain_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("coco", "сосо"),
        ("Anna", "anna"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀𝐧𝐧𝐚"),
        ("Bill", "BiIl"),
        ("Leo", "Le0"),
        ("Zoë", "Zoe"),
        ("Marna", "Mama"),
        ("TOM", "ТОМ"),
        ("Ann a", "Anna"),
    ],
)
def test_names_that_look_alike_have_one_shape(one: str, other: str) -> None:
    assert shape_of(one) == shape_of(other)


def test_names_that_differ_to_the_eye_have_shapes_of_their_own() -> None:
    names = [
        "Anna",
        "Hanna",
        "Anne",
        "Ben",
        "Bob",
        "Владимир",
        "Иван",
        "Αθηνά",
        "李",
        "김",
        "Anna 2",
        "Anna 3",
        "Seat 1",
        "Seat 2",
    ]
    assert len({shape_of(name) for name in names}) == len(names)


def test_two_composings_of_a_name_are_one() -> None:
    assert plain_name("Zoe\u0308") == "Zoë"


def test_who_looks_like_somebody_at_the_table_gets_a_number(sqlite_server: str) -> None:
    with Browser(sqlite_server, "coco") as anna, Browser(sqlite_server, "сосо") as ben:
        table = anna.lay("kuhn", ME, OPEN)["id"]
        assert [seat["name"] for seat in ben.sit(table, 1)["seats"]] == ["coco", "сосо 2"]
        for language, word in (("en", "invisible"), ("nl", "onzichtbare"), ("de", "unsichtbare")):
            ben.language = language
            assert word in ben.refused(422, "bad-name", "PUT", "/api/me", {"name": "c\u200boco"})["text"]


@given(wanted=st.text(min_size=1, max_size=40), taken=st.lists(st.text(min_size=1, max_size=40), max_size=5))
def test_a_free_name_looks_like_none_that_is_taken(wanted: str, taken: list[str]) -> None:
    assert shape_of(free_name(wanted, taken)) not in {shape_of(name) for name in taken}
