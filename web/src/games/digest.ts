// What a game says about its events for "since your last turn".
import type { EventView } from "../lib/messages";

/** Something that a seat has, such as stones. */
export interface Good {
  emblem: string;
  name: string;
  number: number;
}

export interface DigestGame<S> {
  /** Events that are worth a line, each with a sentence of its own. */
  tells(event: EventView): boolean;
  /** What an event brings or costs that is told as one sum a turn, such as an income; 0 for all others. */
  folds(event: EventView): number;
  /** The spot on the board that an event is about (`data-at`). */
  spot(event: EventView): string | null;
  /** Whether an event is about a seat: it names the seat, or strikes something of its own. */
  concerns(event: EventView, before: S, seat: number): boolean;
  /** What a seat has that changes while others play. */
  goods(scene: S, seat: number, say: (message: string) => string): Good[];
}
