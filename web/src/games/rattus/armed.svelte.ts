// Which power a person is about to use: its class card is pressed, and what it may be used on glows.
import { SvelteMap } from "svelte/reactivity";
import type { Class, RattusPlay } from "./scene";

interface Armed {
  card: Class;
  /** The table that it was pressed at: once something has happened, it counts no longer. */
  number: number;
}

const armed = new SvelteMap<RattusPlay, Armed>();

export function armedCard(play: RattusPlay): Class | null {
  const found = armed.get(play);
  return found?.number === play.table.number ? found.card : null;
}

export function arm(play: RattusPlay, card: Class | null): void {
  if (card) armed.set(play, { card, number: play.table.number });
  else armed.delete(play);
}
