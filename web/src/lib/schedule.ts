// What is shown when, and for how long: a step's events become parts, and parts that need no moment of their own share one.
// Routine turns are one movement; what touches the one who looks is held.
import { apply } from "./change";
import type { EventView, StepView } from "./messages";
import { isMoved, movesBetween, type Move, type Pieces } from "./moves";

/** How a game's events are shown. */
export interface Film<S> {
  /** Milliseconds that an event is shown at normal speed; 0 for what nobody needs to see happen. */
  time(event: EventView, scene: S): number;
  /** What lies where: what leaves one spot and comes to another is seen to move. */
  pieces(scene: S): Pieces;
  /** The spot that pieces come from or go to which lie nowhere in the scene before or after an event. */
  elsewhere?(kind: string, event: EventView): string | null;
  /** Pieces that an event moves although as many of their kind lie everywhere as before. */
  swaps?(event: EventView): Move[];
  /** Events in a row with the same name here are shown as one moment. */
  together?(event: EventView): string | null;
  /** Whether an event is told, and what it changes drawn, only once it has been shown: a die that is still rolling, in my turn or in another's. */
  isSurprise?(event: EventView, isMyTurn: boolean): boolean;
  /** The seat whose turn it is in a scene, where a turn is more than the decisions of one seat in a row; null where it is not. */
  turn?(scene: S): number | null;
  /** Whether an event is about a seat, where that is more, or less, than a change of its pieces. */
  touches?(event: EventView, seat: number, before: S, after: S): boolean;
  /** What ends with a summary card. */
  summing?: Summing;
}

/** What a summary card tells: all from an event that begins it to one that closes it. */
export interface Summing {
  begins(event: EventView): boolean;
  closes(event: EventView): boolean;
  /** What an event brings the seat or order that it names: points, cubes or stones; 0 where it brings none. */
  gain(event: EventView): number;
  /** Milliseconds at normal speed that the card comes up by itself, after these events; 0 where it waits in the log. */
  ms(told: readonly EventView[], me: number | null): number;
}

/** What is seen to move as events happen one after another. */
export function movesOf<S>(film: Film<S>, before: S, events: readonly EventView[]): Move[] {
  let scene = before;
  return events.flatMap((event) => {
    const pieces = film.pieces(scene);
    scene = apply(scene, event.change);
    const moves = movesBetween(pieces, film.pieces(scene), (kind) => film.elsewhere?.(kind, event) ?? null);
    return [...moves, ...(film.swaps?.(event) ?? [])];
  });
}

/** Events of one step that happen in the same moment. */
export interface Part<S> {
  step: StepView;
  before: S;
  after: S;
  events: readonly EventView[];
  /** How many events of the step have happened when this part has. */
  end: number;
  /** Milliseconds at normal speed. */
  ms: number;
  /** The seat whose turn it is part of. */
  turn: number | null;
  /** What happens in my turn has a moment of its own, what touches something of mine is held; what others do among themselves is routine. */
  kind: "own" | "held" | "routine";
  /** It is told, and what it changes drawn, only once it has been shown. */
  isSurprise: boolean;
  /** A summary card is shown with it. */
  isSummed: boolean;
}

// Milliseconds at normal speed
const ROUTINE = 800; // at most
const MORE = 100; // for each further event of a movement,
const MOST = 1000; // up to this
const HELD = 1000; // at least
const HELD_MOST = 1300; // with all that is shown together with it

/** What is still to be shown to one who sits at `me`. */
export class Schedule<S> {
  readonly #film: Film<S>;
  readonly #me: () => number | null;
  readonly #isEvery: () => boolean;
  #arrived: { before: S; steps: readonly StepView[] }[] = [];
  #parts: Part<S>[] = [];
  #mover: number | null = null; // who decided last: chance goes on with that turn
  #told: EventView[] = []; // since a summary began

  /** Where every movement is wanted, all turns are shown like my own. */
  constructor(film: Film<S>, me: () => number | null, isEvery: () => boolean = () => false) {
    this.#film = film;
    this.#me = me;
    this.#isEvery = isEvery;
  }

  /** Steps as parts, for those who look back. */
  static partsOf<S>(film: Film<S>, me: number | null, before: S, steps: readonly StepView[]): readonly Part<S>[] {
    const schedule = new Schedule(film, () => me);
    schedule.#cut(before, steps);
    return schedule.#parts;
  }

  /** Steps to be shown after all others, from the scene before the first of them. */
  add(before: S, steps: readonly StepView[]): void {
    this.#arrived.push({ before, steps });
  }

  clear(): void {
    this.#arrived = [];
    this.#parts = [];
  }

  /**
   * The parts of the next moment: of a turn of another's, all that has arrived and is routine is one movement. What touches me begins another:
   * it is held once, with all of the same kind and the routine after it. So does a surprise.
   */
  next(): Part<S>[] {
    for (const { before, steps } of this.#arrived.splice(0)) this.#cut(before, steps);
    const parts = this.#parts.splice(0, 1);
    const first = parts[0];
    if (!first || first.kind === "own" || first.isSummed) return parts;
    const nameOf = ({ events }: Part<S>) => (events[0] && this.#film.together?.(events[0])) ?? null;
    const isAlike = (part: Part<S>) => nameOf(part) !== null && nameOf(part) === nameOf(first);
    const isSame = (part: Part<S>) =>
      first.kind === "held" && !first.isSurprise && part.events[0]?.what === first.events[0]?.what;
    const isNext = (part: Part<S>) =>
      part.turn === first.turn &&
      !part.isSummed &&
      (isAlike(part) || (!part.isSurprise && (part.kind === "routine" || (part.kind === "held" && isSame(part)))));
    while (this.#parts[0] && isNext(this.#parts[0])) parts.push(this.#parts.shift()!);
    return parts;
  }

  /** How long a moment is shown, at normal speed. */
  static msOf<S>(parts: readonly Part<S>[]): number {
    const times = parts.map(({ ms }) => ms).filter((ms) => ms > 0);
    const longest = Math.max(0, ...times);
    if (times.length < 2 || parts[0]!.isSurprise) return longest;
    const most = parts[0]!.kind === "held" ? Math.max(longest, HELD_MOST) : MOST;
    return Math.min(longest + MORE * (times.length - 1), most);
  }

  /** Cut steps into parts. */
  #cut(before: S, steps: readonly StepView[]): void {
    let scene = before;
    for (const step of steps) {
      if (step.mover >= 0) this.#mover = step.mover;
      let end = 0;
      for (const events of groupsOf(step, this.#film)) {
        end += events.length;
        const part = this.#part(step, scene, events, end);
        this.#parts.push(part);
        scene = part.after;
      }
    }
  }

  #part(step: StepView, before: S, events: readonly EventView[], end: number): Part<S> {
    const film = this.#film;
    const then = events.reduce((scene, event) => apply(scene, event.change), before);
    const turn = film.turn?.(then) ?? this.#mover;
    const time = step.isShown ? Math.max(0, ...events.map((event) => film.time(event, then))) : 0;
    const card = step.isShown ? this.#cardMs(events) : 0;
    const own = this.#kindOf(turn, before, time ? events : []);
    const kind = card && own === "routine" ? "held" : own;
    const isSurprise = events.some((event) => film.isSurprise?.(event, kind === "own"));
    const held = isSurprise ? HELD : Math.max(time, HELD);
    const ms = card || { own: time, held, routine: Math.min(time, ROUTINE) }[kind];
    const after = end === step.events.length ? apply(then, step.change) : then;
    return { step, before, after, events, end, ms, turn, kind, isSurprise, isSummed: card > 0 };
  }

  /** How long a summary card is shown with these events; 0 where none comes up. */
  #cardMs(events: readonly EventView[]): number {
    const { summing } = this.#film;
    if (!summing) return 0;
    if (events.some((event) => summing.begins(event))) this.#told = [];
    this.#told.push(...events);
    if (!events.some((event) => summing.closes(event))) return 0;
    const ms = summing.ms(this.#told, this.#me());
    this.#told = [];
    return ms;
  }

  #kindOf(turn: number | null, before: S, events: readonly EventView[]): Part<S>["kind"] {
    const me = this.#me();
    if (me === null) return "routine";
    return turn === me || this.#isEvery() ? "own" : this.#isHit(me, before, events) ? "held" : "routine";
  }

  #isHit(seat: number, before: S, events: readonly EventView[]): boolean {
    const film = this.#film;
    let now = before;
    return events.some((event) => {
      const old = now;
      now = apply(old, event.change);
      return film.touches?.(event, seat, old, now) ?? isMoved(film.pieces(old), film.pieces(now), seat);
    });
  }
}

/** The scene after a step. */
export function afterStep<S>(scene: S, { events, change }: StepView): S {
  return [...events, { change }].reduce((one, event) => apply(one, event.change), scene);
}

/** The events of a step, those together that are shown as one moment; one without events has one empty moment. */
function groupsOf<S>({ events }: StepView, film: Film<S>): EventView[][] {
  const groups: EventView[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const name = film.together?.(event) ?? null;
    if (last && name !== null && name === film.together?.(last[0]!)) last.push(event);
    else groups.push([event]);
  }
  return groups.length ? groups : [[]];
}
