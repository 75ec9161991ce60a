// The drawings of where printed values are to be found, one for each game; fetched only for those who look for them.
import type { Component } from "svelte";
import { loadGame } from "../../games/registry";
import type { BoxCell } from "../../lib/messages";

type Values = readonly BoxCell["value"][];

/** Which card, of which kind, and which of its values is looked for; with all values of that kind as far as they are known. */
export interface WhereProps {
  kind: string;
  card: number;
  column: number;
  values: Values;
  all: readonly Values[];
  /** Go to another card that was pressed in the drawing. */
  go: (card: number) => void;
}

const drawings = import.meta.glob<{ default: Component<WhereProps> }>("../../games/*/Where.svelte");

export async function loadWhere(game: string): Promise<Component<WhereProps>> {
  await loadGame(game);
  return (await drawings[`../../games/${game}/Where.svelte`]!()).default;
}
