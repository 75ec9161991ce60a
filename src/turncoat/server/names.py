"""Names that people choose: none that cannot be seen, that write over others, or that pass for somebody else's.

Not a library for Unicode's tables of confusables: there is none that is kept up and small, and of all their signs only letters of the
few scripts that share shapes with Latin matter for the names of people at one table.
"""

import unicodedata

from turncoat.errors import Invalid
from turncoat.match import check_name

REFUSED = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Me", "Zl", "Zp"})  # control, format, private and enclosing signs
# What is seen as nothing although Unicode calls it a letter, a mark or a symbol
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}
MARKS_AT_MOST = 3  # on one letter; Hebrew needs as many
# Scripts of which some letters look like another's: a name keeps to one of them, beside any others
ALIKE = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "COPTIC", "CHEROKEE", "LISU", "DESERET", "OLD"})
# Letters and digits that pass for a Latin letter
SHAPES = str.maketrans(
    "АВЕКМНОРСТХУІЈЅаеорсухіјѕԁһӏԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονιρυ01|Iil!",
    "abekmhopctxyljsaeopcyxljsdhlqwabezhlkmnoptyxovlpuollllll",
)


def plain_name(name: str) -> str:
    """A name that anybody can read, in the one way in which Unicode composes it; Invalid if there is none."""
    name = check_name(unicodedata.normalize("NFC", name))
    marks, scripts = 0, set()
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind == "Mn" else 0
        if kind in REFUSED or sign in BLANK or marks > MARKS_AT_MOST:
            raise Invalid("a name is of signs that can be seen")
        if kind.startswith("L"):
            scripts.add(script_of(sign))
    if unicodedata.category(name[0]) == "Mn" or len(scripts & ALIKE) > 1:
        raise Invalid("a name is of letters of one script")
    return name


def script_of(letter: str) -> str:
    """The script of a letter, as the first word of its name tells; of a letter in disguise that of the plain one."""
    return unicodedata.name(unicodedata.normalize("NFKC", letter)[0], "").partition(" ")[0]


def shape_of(name: str) -> str:
    """What a name looks like at a glance: two names of the same shape could be taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(SHAPES))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign) and not sign.isspace())
    return letters.translate(SHAPES).casefold().replace("rn", "m").replace("vv", "w")
