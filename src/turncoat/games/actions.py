"""Actions as ints in one range, each with a text: how every game declares what can be decided and what chance can bring."""

from typing import NamedTuple

from turncoat.errors import Invalid


class Span(NamedTuple):
    """A run of actions that share a verb: `play:2`, `play:3`, …, or the verb alone if it has no objects."""

    verb: str
    objects: tuple[object, ...]
    meaning: str


class ActionSpace:
    """All actions of a game, span after span."""

    def __init__(self, title: str, *spans: Span) -> None:
        self.title = title
        self.spans = spans
        self.texts = tuple(text for span in spans for text in _texts(span))
        self._by_text = {text: action for action, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def first(self, verb: str) -> int:
        """The first action of a verb's span."""
        span = next(span for span in self.spans if span.verb == verb)
        return self._by_text[_texts(span)[0]]

    def text(self, action: int) -> str:
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action of a text."""
        if text not in self._by_text:
            verbs = ", ".join(f"{span.verb}:…" if span.objects else span.verb for span in self.spans)
            raise Invalid(f"{text!r} is not an action of {self.title}; they are {verbs}")
        return self._by_text[text]


def _texts(span: Span) -> list[str]:
    return [f"{span.verb}:{thing}" for thing in span.objects] or [span.verb]
