"""Each mark means one thing, as the legend says: what has a gold outline can be pressed now."""

import pytest

from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.positions import moments, sit_down_at
from tests.web.support import Server

MOMENTS = {
    "verraeter": ("draft", "build"),
    "rattus": ("place", "swap"),
    "ontembare_stad": ("actions", "target"),
    "het_verraad": ("choose", "actions-verraad"),
}

# Gold outlines on the board, in the dock and in panels, of what cannot be pressed.
ONLY_GILT = r"""() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--gold)";
  const gold = getComputedStyle(probe).color;
  probe.remove();
  const isGold = (element) => {
    const { stroke, strokeWidth, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element);
    if (element instanceof SVGElement) return stroke === gold && parseFloat(strokeWidth) > 0;
    return (borderTopColor === gold && parseFloat(borderTopWidth) > 0) || boxShadow.includes(gold);
  };
  return [...document.querySelectorAll(".board svg *, .mine *, .panels *")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isGold(element))
    .filter((element) => !element.closest("[data-action], [data-opens]"))
    .map((element) => element.outerHTML.slice(0, 100));
}"""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in ("verraeter", "het_verraad") else thorough) for name in MOMENTS]
)
def test_a_gold_outline_says_that_it_can_be_pressed(new_page: Visit, server: Server, name: str) -> None:
    page = new_page()
    for prompt in MOMENTS[name]:
        sit_down_at(server, page, moments(name)[prompt])
        assert page.evaluate(ONLY_GILT) == [], prompt
