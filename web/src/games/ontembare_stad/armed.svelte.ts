// What a person has taken up but not begun: a card in hand that can be sold, the hammer that tears down, or a watchtower. What it is good for glows.
import { SvelteMap } from "svelte/reactivity";
import type { LegalView } from "../../lib/messages";
import type { Kind, StadPlay } from "./scene";

export type Arms = { card: Kind } | Tool;
export type Tool = "hammer" | "tower";

interface Armed {
  arms: Arms;
  /** The table that it was taken up at: once something has happened, it counts no longer. */
  number: number;
}

const armed = new SvelteMap<StadPlay, Armed>();
/** The second steps of a gesture that were possible after its first: another one may still be taken instead. */
const seconds = new SvelteMap<StadPlay, { first: string; legal: readonly LegalView[] }>();

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

/** Remember what may follow the first step of a gesture. */
export function remember(play: StadPlay): void {
  const [first] = play.line;
  if (play.line.length === 1 && first && play.legal.length) seconds.set(play, { first, legal: play.legal });
}

/** What may follow, or could have followed, the first step of the gesture in hand. */
export function secondsOf(play: StadPlay): readonly LegalView[] {
  const [first] = play.line;
  if (play.line.length === 1 && play.legal.length) return play.legal;
  const found = seconds.get(play);
  return first && found?.first === first ? found.legal : [];
}
