// What is drawn: the table as it is, or while things happen, the table after each event, one after another. The stage knows no rules:
// it gets the scenes from the server, and sees what has moved from the difference of two of them.
import type { EventView, StepView } from "./messages";
import { changedSpots, isPlayers, together, type Move } from "./moves";
import { movesOf, Schedule, type Film, type Part } from "./schedule";

/** Pieces on their way from one spot to another, for this many milliseconds. */
export interface Flight extends Move {
  id: number;
  ms: number;
}

export interface StageNeeds<S> {
  film: Film<S>;
  /** The seat that looks; null for a spectator. */
  me(): number | null;
  /** What times are multiplied by; 0: everything at once. */
  factor(): number;
  /** Whether every movement is wanted. */
  isEvery?(): boolean;
  /** A step is shown from now on. */
  begin(step: StepView): void;
  /** All has been shown: the table as it is now. */
  end(): S;
}

const FLIGHT_MOST = 1500; // milliseconds at normal speed: a summary card stays for longer
const FLIGHT = 0.85; // of a moment: what arrives is seen to lie there before the next moment

export class Stage<S> {
  scene: S = $state.raw() as S;
  /** The table as far as it is told: scores change with the news, whatever is still on its way. */
  news: S = $state.raw() as S;
  /** All that has been shown since we came. */
  readonly shown: Part<S>[] = [];
  /** What the summary card is about that is up now. */
  summed: Part<S> | null = $state.raw(null);
  /** What is happening at this moment: of several things the one that takes longest. */
  event: EventView | null = $state.raw(null);
  /** The step that this is part of. */
  step: StepView | null = $state.raw(null);
  /** What has happened in it before this moment, and all that happens in this moment. */
  seen: readonly EventView[] = $state.raw([]);
  /** Milliseconds that this moment lasts. */
  ms = $state(0);
  /** The last step of which anything has happened, and how many of its events may be told. */
  last: StepView | null = $state.raw(null);
  told = $state(0);
  /** What is happening may not be told yet. */
  isSurprise = $state(false);
  isMoving = $state(false);
  flights: readonly Flight[] = $state.raw([]);
  /** The spots that the last changes were about: marked, so that they are seen without any movement too. */
  changed: ReadonlySet<string> = $state.raw(new Set());
  readonly #needs: StageNeeds<S>;
  readonly #schedule: Schedule<S>;
  #first: S; // the scene from which it is marked what has changed
  #isSkipped = false;
  #count = 0;
  #wake: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReadonlySet<StepView> = new Set(); // what is watched once more
  #speed = 1; // it goes by faster

  constructor(scene: S, needs: StageNeeds<S>) {
    this.scene = this.news = this.#first = scene;
    this.#needs = needs;
    this.#schedule = new Schedule(
      needs.film,
      () => needs.me(),
      () => needs.isEvery?.() ?? false,
    );
  }

  /** Show these after whatever is still to be shown; `before` is the scene before the first of them. */
  play(before: S, steps: readonly StepView[]): void {
    this.#schedule.add(before, steps);
    if (!this.isMoving) this.#run().catch((error: unknown) => reportError(error)); // a fault of ours: the table goes on
  }

  /** Show again what has happened, so many times as fast, and then the table as it is. */
  replay(before: S, steps: readonly StepView[], speed: number): void {
    if (this.isMoving) return;
    this.#speed = speed;
    this.#again = new Set(steps);
    this.play(before, steps);
  }

  /** Leave the summary card up until somebody goes on. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  /** Put the summary card away, and show what is left. */
  goOn(): void {
    if (this.summed) this.#wake?.();
  }

  /** Show all that is left at once. */
  skip(): void {
    if (!this.isMoving) return;
    this.#isSkipped = true;
    this.#wake?.();
  }

  /** Forget what was still to be shown: another table, or another moment of it, is looked at. What has changed since `before` is marked. */
  clear(before?: S): void {
    this.#schedule.clear();
    this.shown.length = 0;
    if (before) this.#first = before;
    if (this.isMoving) this.skip();
    else this.#end();
  }

  /** Milliseconds that a movement of nominal length `ms` takes now: 0 when motion is off or skipped, or nobody looks. */
  pace(ms: number): number {
    return this.#isSkipped || document.hidden ? 0 : (ms * this.#needs.factor()) / this.#speed;
  }

  async #run(): Promise<void> {
    this.#first = this.scene;
    this.isMoving = true;
    try {
      for (const ms of this.#moments()) if (ms > 0) await this.#wait(ms);
    } finally {
      this.#schedule.clear();
      this.event = this.step = this.last = null;
      this.seen = this.flights = [];
      this.ms = 0;
      this.#speed = 1;
      this.#again = new Set();
      this.summed = null;
      this.isMoving = this.isSurprise = this.#isSkipped = false;
      this.#end();
    }
  }

  /** Draw the table as it is, with what has changed marked. */
  #end(): void {
    this.scene = this.news = this.#needs.end();
    this.changed = this.#changedSince(this.#first);
  }

  /** Show what is to be shown, moment by moment; says how long each lasts. */
  *#moments(): Generator<number> {
    for (let parts = this.#schedule.next(); parts.length; parts = this.#schedule.next()) yield* this.#show(parts);
  }

  /** Show one moment: what moves is on its way until its time is over. */
  *#show(parts: readonly Part<S>[]): Generator<number> {
    for (const { step, events, end } of parts) if (end === events.length) this.#needs.begin(step);
    this.shown.push(...parts.filter(({ step }) => !this.#again.has(step)));
    const { before } = parts[0]!;
    const { after, step, events, end } = parts.at(-1)!;
    const longest = parts.reduce((one, part) => (part.ms > one.ms ? part : one));
    this.isSurprise = parts.length === 1 && longest.isSurprise;
    this.event =
      longest.events.find((event) => longest.isSummed && this.#needs.film.summing?.closes(event)) ??
      longest.events[0] ??
      null;
    this.step = longest.step;
    const first = parts.find((part) => part.step === longest.step)!;
    this.seen = [
      ...first.step.events.slice(0, first.end - first.events.length),
      ...parts.flatMap(({ events }) => events),
    ];
    this.last = step;
    this.told = end - (this.isSurprise ? events.length : 0);
    this.ms = this.pace(Schedule.msOf(parts));
    this.news = this.isSurprise ? before : after;
    if (this.ms > 0) {
      this.scene = before;
      this.summed = longest.isSummed && !this.#again.has(step) ? longest : null;
      this.flights = this.#flightsFor(parts);
      // what goes to a player leaves the board at once; what comes to the board is there when it has arrived
      if (!this.isSurprise && this.flights.every(({ to }) => isPlayers(to))) this.scene = after;
      yield this.ms;
    }
    this.scene = this.news = after;
    this.summed = null;
    this.isSurprise = false;
    this.told = end;
  }

  #flightsFor(parts: readonly Part<S>[]): Flight[] {
    const { film } = this.#needs;
    const moves = parts.flatMap(({ before, events }) => movesOf(film, before, events));
    return together(moves).map((move) => ({
      ...move,
      id: ++this.#count,
      ms: Math.min(this.ms, this.pace(FLIGHT_MOST)) * FLIGHT,
    }));
  }

  #changedSince(first: S): Set<string> {
    const { film } = this.#needs;
    return first && this.scene ? changedSpots(film.pieces(first), film.pieces(this.scene)) : new Set();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(this.#timer);
        resolve();
      };
    });
  }
}
