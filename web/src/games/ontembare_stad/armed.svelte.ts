// What a person has taken up but not begun: a card in hand that can be sold, the hammer that demolishes, or a watchtower. What it is good for glows.
import { SvelteMap } from "svelte/reactivity";
import type { Kind, StadPlay } from "./scene";

export type Arms = { card: Kind } | Tool;
/** What is taken up to be put to an area, by the verb of what it does there. */
export type Tool = "demolish" | "tower";

interface Armed {
  arms: Arms;
  /** The table that it was taken up at: once something has happened, it counts no longer. */
  number: number;
}

const armed = new SvelteMap<StadPlay, Armed>();

export function armsOf(play: StadPlay): Arms | null {
  const found = armed.get(play);
  return found?.number === play.table.number ? found.arms : null;
}

/** The card that was taken up. */
export function armedCard(play: StadPlay): Kind | null {
  const arms = armsOf(play);
  return arms && typeof arms === "object" ? arms.card : null;
}

export function arm(play: StadPlay, arms: Arms | null): void {
  if (arms) armed.set(play, { arms, number: play.table.number });
  else armed.delete(play);
}
