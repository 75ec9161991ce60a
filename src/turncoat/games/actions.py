"""Actions as ints in one range, each with a text: how every game declares what can be decided and what chance can bring.

    class Verb(ActionVerb):
        PASS = "check, or fold after a bet"
        BET = "bet, or call after a bet"
        DEAL = "chance: the card that the next seat gets", CARD_NAMES

A verb is the int of its first action, so `Verb.DEAL + card` is an action, and the tables of an ActionSpace lead back from there:
`VERB[action]` is `Verb.DEAL` and `OBJECT[action]` is `card`, in kernels and in plain Python alike. A verb may have two objects, such as a region
and a rat in it (`monk:gallia.2`); then `SECOND[action]` is the other one.
"""

import itertools
from collections.abc import Iterable
from enum import IntEnum
from typing import Generic, Self, TypeVar

from turncoat.errors import Invalid


class ActionVerb(IntEnum):
    """A run of actions: `play:2`, `play:3`, …, one for each object or pair of objects, or the verb alone if it has none."""

    meaning: str
    objects: tuple[tuple[object, ...], ...]  # the first objects, and the second ones

    def __new__(cls, meaning: str, *objects: Iterable[object]) -> Self:
        first = sum(len(verb.texts) for verb in cls.__members__.values())
        verb = int.__new__(cls, first)
        verb._value_ = first
        verb.meaning = meaning
        verb.objects = tuple(map(tuple, objects))
        return verb

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")

    @property
    def texts(self) -> list[str]:
        if not self.objects:
            return [self.word]
        return [f"{self.word}:{'.'.join(map(str, things))}" for things in itertools.product(*self.objects)]

    @property
    def seconds(self) -> int:
        """How many second objects each of the first has; one where there are none."""
        return len(self.objects[1]) if len(self.objects) > 1 else 1


V = TypeVar("V", bound=ActionVerb)


class ActionSpace(Generic[V]):
    """All actions of a game, verb after verb."""

    def __init__(self, title: str, verbs: type[V]) -> None:
        self.title = title
        self.verbs = tuple(verbs)
        self.texts = tuple(text for verb in self.verbs for text in verb.texts)
        self.verb_of = tuple(verb for verb in self.verbs for _ in verb.texts)
        self.object_of = tuple(place // verb.seconds for verb in self.verbs for place in range(len(verb.texts)))
        self.second_of = tuple(place % verb.seconds for verb in self.verbs for place in range(len(verb.texts)))
        self._by_text = {text: action for action, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action of a text."""
        if text not in self._by_text:
            verbs = ", ".join(f"{verb.word}:…" if verb.objects else verb.word for verb in self.verbs)
            raise Invalid(f"{text!r} is not an action of {self.title}; they are {verbs}")
        return self._by_text[text]
