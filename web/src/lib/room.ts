// How much room an element has, as the browser tells it (`bind:borderBoxSize`) when it has laid out the page anyway. To ask for it, as
// `bind:clientWidth` does, lays out the whole page in the midst of drawing it, and the rest of it once more afterwards.
import { getContext, setContext } from "svelte";

/** As it is told; nothing until then. */
export type Box = ResizeObserverSize[] | undefined;

export interface Room {
  width: number;
  height: number;
}

const UNKNOWN: Room = { width: 0, height: 0 };

const FRAMED = Symbol();

/** Tells a board inside this component how much room it will have, so that it is not drawn for another size first. */
export function keepRoom(box: () => Box): void {
  setContext(FRAMED, box);
}

/** The room that the frame has kept for this board; unknown where there is no frame. */
export function roomKept(): Room {
  return roomIn(getContext<(() => Box) | undefined>(FRAMED)?.());
}

/** In pixels; until it is told, what is taken for it. */
export function roomIn(box: Box, until = UNKNOWN): Room {
  return box?.[0] ? { width: box[0].inlineSize, height: box[0].blockSize } : until;
}
