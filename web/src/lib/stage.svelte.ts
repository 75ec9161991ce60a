// What is drawn: the table as it is, or while things happen, the table after each event, one after another. The stage knows no rules:
// it gets the scenes from the server, and sees what has moved from the difference of two of them.
import { apply } from "./change";
import type { EventView, StepView } from "./messages";
import { changedSpots, movesBetween, together, type Move, type Pieces } from "./moves";

/** How a game's events are shown. */
export interface Film<S> {
  /** Milliseconds that an event is shown at normal speed; 0 for what nobody needs to see happen. */
  time(event: EventView, scene: S): number;
  /** What lies where: what leaves one spot and comes to another is seen to move. */
  pieces(scene: S): Pieces;
  /** The spot that pieces come from or go to which lie nowhere in the scene before or after an event. */
  elsewhere?(kind: string, event: EventView): string | null;
  /** Events in a row with the same name here are shown as one moment. */
  together?(event: EventView): string | null;
  /** Whether an event is told, and what it changes drawn, only once it has been shown: a die that is still rolling. */
  isSurprise?(event: EventView): boolean;
}

/** Pieces on their way from one spot to another, for this many milliseconds. */
export interface Flight extends Move {
  id: number;
  ms: number;
}

export interface StageNeeds<S> {
  film: Film<S>;
  /** What times are multiplied by; 0: everything at once. */
  factor(): number;
  /** A step is shown from now on. */
  begin(step: StepView): void;
  /** All has been shown: the table as it is now. */
  end(): S;
}

const FLIGHT = 0.85; // of a moment: what arrives is seen to lie there before the next moment

/** Places that belong to a player: what goes there leaves the board at once; what comes to the board is there when it has arrived. */
const isPlayers = (spot: string) => /^(seat|order)-/.test(spot);

export class Stage<S> {
  scene: S = $state.raw() as S;
  /** The step being shown. */
  step: StepView | null = $state.raw(null);
  /** What is happening at this moment. */
  event: EventView | null = $state.raw(null);
  /** What has happened in this step, up to this moment. */
  seen: readonly EventView[] = $state.raw([]);
  /** How many events of this step may be told. */
  told = $state(0);
  isMoving = $state(false);
  flights: readonly Flight[] = $state.raw([]);
  /** The spots that the last changes were about: marked, so that they are seen without any movement too. */
  changed: ReadonlySet<string> = $state.raw(new Set());
  readonly #needs: StageNeeds<S>;
  #steps: { step: StepView; before: S | null }[] = [];
  #isSkipped = false;
  #count = 0;
  #wake: (() => void) | null = null;

  constructor(scene: S, needs: StageNeeds<S>) {
    this.scene = scene;
    this.#needs = needs;
  }

  /** Show these after whatever is still to be shown; `before` is the scene before the first of them. */
  play(before: S, steps: readonly StepView[]): void {
    this.#steps.push(...steps.map((step, place) => ({ step, before: place ? null : before })));
    if (!this.isMoving) this.#run().catch((error: unknown) => reportError(error)); // a fault of ours: the table goes on
  }

  /** Show all that is left at once. */
  skip(): void {
    if (!this.isMoving) return;
    this.#isSkipped = true;
    this.#wake?.();
  }

  /** Forget what was still to be shown: another table is looked at. */
  clear(): void {
    this.#steps = [];
    if (this.isMoving) this.skip();
    else this.scene = this.#needs.end();
  }

  /** Milliseconds that a movement of nominal length `ms` takes now: 0 when motion is off or skipped, or nobody looks. */
  pace(ms: number): number {
    return this.#isSkipped || document.hidden ? 0 : ms * this.#needs.factor();
  }

  async #run(): Promise<void> {
    const first = this.scene;
    this.isMoving = true;
    try {
      for (const ms of this.#moments()) if (ms > 0) await this.#wait(ms);
    } finally {
      this.#steps = [];
      this.step = this.event = null;
      this.seen = this.flights = [];
      this.isMoving = this.#isSkipped = false;
      this.scene = this.#needs.end();
      this.changed = this.#changedSince(first);
    }
  }

  /** Show what is to be shown, moment by moment; says how long each lasts. */
  *#moments(): Generator<number> {
    for (let next = this.#steps.shift(); next; next = this.#steps.shift()) {
      const { before, step } = next;
      this.scene = before ?? this.scene;
      this.step = step;
      this.seen = [];
      this.told = 0;
      this.#needs.begin(step);
      for (const events of momentsOf(step, this.#needs.film)) yield* this.#show(events, step);
      this.scene = apply(this.scene, step.change);
    }
  }

  /** Show one moment: what moves is on its way until its time is over. */
  *#show(events: readonly EventView[], step: StepView): Generator<number> {
    const { film } = this.#needs;
    const before = this.scene;
    const after = events.reduce((scene, event) => apply(scene, event.change), before);
    const isSurprise = film.isSurprise?.(events[0]!) ?? false;
    const ms = step.isShown ? this.pace(Math.max(...events.map((event) => film.time(event, after)))) : 0;
    this.event = events[0]!;
    this.seen = [...this.seen, ...events];
    if (ms > 0) {
      if (!isSurprise) this.told = this.seen.length;
      this.flights = this.#flightsFor(events, ms);
      if (!isSurprise && this.flights.every(({ to }) => isPlayers(to))) this.scene = after;
      yield ms;
    }
    this.scene = after;
    this.told = this.seen.length;
  }

  #flightsFor(events: readonly EventView[], ms: number): Flight[] {
    const { film } = this.#needs;
    let scene = this.scene;
    const moves = events.flatMap((event) => {
      const before = film.pieces(scene);
      scene = apply(scene, event.change);
      return movesBetween(before, film.pieces(scene), (kind) => film.elsewhere?.(kind, event) ?? null);
    });
    return together(moves).map((move) => ({ ...move, id: ++this.#count, ms: ms * FLIGHT }));
  }

  #changedSince(first: S): Set<string> {
    const { film } = this.#needs;
    return first && this.scene ? changedSpots(film.pieces(first), film.pieces(this.scene)) : new Set();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The scene after a step. */
export function afterStep<S>(scene: S, { events, change }: StepView): S {
  return [...events, { change }].reduce((one, event) => apply(one, event.change), scene);
}

/** The events of a step, those together that are shown as one moment. */
function momentsOf<S>({ events }: StepView, film: Film<S>): EventView[][] {
  const moments: EventView[][] = [];
  for (const event of events) {
    const last = moments.at(-1);
    const name = film.together?.(event) ?? null;
    if (last && name !== null && name === film.together?.(last[0]!)) last.push(event);
    else moments.push([event]);
  }
  return moments;
}
