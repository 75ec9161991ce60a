// A table at which nothing moves and nothing can be pressed, for drawing a board as a picture.
import type { Play } from "../games/board";
import type { TableView } from "../lib/messages";
import { Stage } from "../lib/stage.svelte";

/** What is to be drawn: a scene, and who sits there. */
export interface Sight {
  scene: object;
  options: Record<string, string>;
  names: readonly string[];
  viewer: number | null;
}

export function lookAt({ scene, names, options, viewer }: Sight, words: Play<object>["words"]): Play<object> {
  const film = { time: () => 0, pieces: () => ({}) };
  const nothing = () => {};
  const seats = names.map((name, number) => ({ name, number }));
  return {
    table: { id: "", seats, legal: [], options, viewer } as unknown as TableView,
    ...{ scene, before: scene, words, line: [], legal: [], hinted: new Map(), foreseen: [], log: [] },
    stage: new Stage(scene, { film, me: () => null, factor: () => 0, begin: nothing, end: () => scene }),
    isWatched: false,
    ...{ legalAfter: () => [], can: () => false },
    ...{ choose: nothing, chooseWith: nothing, back: nothing, commit: nothing, ask: nothing },
  };
}
