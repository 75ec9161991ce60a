// Playing again: the socket goes on to the table of the rematch, and the page of that table takes over what is followed already.
import { api, Refused, Unreachable } from "./api";
import type { TableController } from "./table.svelte";

let reached: TableController<unknown> | null = null; // until its page is there

/** Go on to the rematch, laid if nobody has asked for it yet; returns its id. What the socket cannot do, a request can. */
export async function goOn(play: TableController<unknown>): Promise<string> {
  const { id, next } = play.table;
  try {
    reached = await play.goOn();
    if (reached) return reached.table.id;
  } catch (error) {
    const isThereAnyway = error instanceof Refused && next !== null; // and its page says what one may do there
    if (!isThereAnyway && !(error instanceof Unreachable)) throw error;
  }
  return next ?? (await api.rematch(id)).id;
}

/** The table of this id, if the socket has gone on to it; it is taken once. */
export function takeReached(id: string): TableController<unknown> | null {
  const play = reached?.table.id === id ? reached : null;
  reached = null;
  return play;
}
