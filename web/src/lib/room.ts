// How much room an element has, as the browser tells it (`bind:borderBoxSize`) when it has laid out the page anyway. To ask for it, as
// `bind:clientWidth` does, lays out the whole page in the midst of drawing it, and the rest of it once more afterwards.

/** As it is told; nothing until then. */
export type Box = ResizeObserverSize[] | undefined;

export interface Room {
  width: number;
  height: number;
}

const UNKNOWN: Room = { width: 0, height: 0 };

/** In pixels; until it is told, what is taken for it. */
export function roomIn(box: Box, until = UNKNOWN): Room {
  return box?.[0] ? { width: box[0].inlineSize, height: box[0].blockSize } : until;
}
