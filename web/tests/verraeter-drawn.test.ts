// Verräter as it is drawn: the chances that a hint names, on roles and on cards of the hand.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe as about, expect, it } from "vitest";
import Draft from "../src/games/verraeter/Draft.svelte";
import Hand from "../src/games/verraeter/Hand.svelte";
import { playOf } from "./verraeter-play";

let drawn: object | null = null;

/** The chances that stand on what a component draws. */
function chances<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string[] {
  drawn = mount(component, { target: document.body, props });
  flushSync();
  return [...document.querySelectorAll("button [data-hint]")].map(({ textContent }) => textContent.trim());
}

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

/** Somebody who is told of the first thing that may be done. */
function hintedAt(prompt: string) {
  const play = playOf(prompt);
  return { ...play, hinted: new Map([[play.legal[0]!.action, 0.42]]) };
}

about("a hint", () => {
  it("stands on the role that it names", () => {
    expect(chances(Draft, { play: hintedAt("draft") })).toEqual(["42 %"]);
  });

  it.each(["supply", "discard"])("stands once on the card that it names, when cards are chosen for %s", (prompt) => {
    const play = hintedAt(prompt);
    const card = Number(play.legal[0]!.action.split(":")[1]);
    expect(chances(Hand, { play, cards: [card, card], isAside: false })).toEqual(["42 %"]);
  });
});
