// Looking back at a match: the real table at any of its moments. What is not here yet is fetched part by part; the rest of the match comes
// while the first part is looked at, so that the log is whole and scrubbing does not wait.
import type { GameModule } from "../games/board";
import { api, Refused, Unreachable } from "./api";
import { apply } from "./change";
import { idle } from "./idle";
import { STILL } from "./live";
import type { EventView, Replay, ReplayMoment, ReplayPart, StepView, TableView } from "./messages";
import { afterStep } from "./schedule";
import { TableController } from "./table.svelte";
import type { Words } from "./words";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Where a match comes from: a table of the server's, or a file. */
export interface ReplaySource {
  part(moment: number, seat: number | null): Promise<ReplayPart>;
}

export interface ReplayNeeds {
  game: GameModule<unknown>;
  words: Words;
  replay: Replay;
  source: ReplaySource;
  /** The part that is seen first, and the moment and seat that were asked for. */
  first: ReplayPart;
  moment: number;
  seat: number | null;
  factor: () => number;
}

/** A scene, and the event that made it so, if one did. */
export interface Shown {
  scene: object;
  event: EventView | null;
}

/** A part with the scene of each of its moments, and of the one before. */
interface Reel {
  part: ReplayPart;
  scenes: object[];
}

export class ReplayPlayer {
  readonly play: TableController<unknown>;
  readonly replay: Replay;
  /** The moment that is shown, or to which what is shown moving leads. */
  moment = $state(0);
  /** Whose view is seen; null: all open, or as far as I may know it. */
  seat: number | null = $state(null);
  isPlaying = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  readonly #needs: ReplayNeeds;
  #reels: readonly Reel[] = $state.raw([]); // in the order of the match
  #fetching = new Map<number, Promise<void>>(); // by the first moment that is missing
  #wish = 0; // counts what was asked for: only the latest is shown
  #isGone = false;

  constructor(needs: ReplayNeeds) {
    this.#needs = needs;
    this.replay = needs.replay;
    this.moment = needs.moment;
    this.seat = needs.seat;
    this.#reels = [reelOf(needs.first)];
    this.play = new TableController({
      table: this.#table(needs.moment),
      game: needs.game,
      words: needs.words,
      factor: () => needs.factor() / this.speed,
      api,
      connect: (events) => {
        events.state("live");
        return STILL;
      },
      isReplay: true,
    });
    this.#put();
    void this.#fetchRest();
  }

  get last(): number {
    return this.replay.moments - 1;
  }
  get isAtEnd(): boolean {
    return this.moment === this.last;
  }
  /** The chapter that the moment is in, by its place. */
  get chapter(): number {
    return this.replay.chapters.findLastIndex(({ moment }) => moment <= this.moment);
  }
  /** What was done at a moment, in a sentence; null where it is not here yet, or nobody did anything. */
  told(moment: number): string | null {
    const steps = this.#at(moment)?.steps ?? [];
    const decision = steps.find(({ mover, events }) => mover >= 0 && events.length > 0);
    return (decision ?? steps.findLast(({ events }) => events.length > 0))?.events[0]?.text ?? null;
  }

  /** What led to this moment, scene by scene, as far as anything changed, and by which event. */
  get scenes(): Shown[] {
    const found: Shown[] = [{ scene: this.#scene(this.moment - 1), event: null }];
    for (const { change, events } of this.#at(this.moment)?.steps ?? [])
      for (const [one, event] of [...events.map((event) => [event.change, event] as const), [change, null] as const])
        if (one) found.push({ scene: apply(found.at(-1)!.scene, one), event });
    return found;
  }

  // Where to look

  /** Show a moment at once. */
  async go(moment: number): Promise<void> {
    const wanted = Math.min(Math.max(0, moment), this.last);
    this.moment = wanted;
    await this.#when(wanted, () => this.#put());
  }

  /** Show the next move as it happened; whoever cannot wait for one to end sees the next at once. */
  async next(): Promise<void> {
    if (this.isAtEnd) return;
    if (this.play.isMoving) return this.go(this.moment + 1);
    this.moment += 1;
    await this.#when(this.moment, () => {
      const steps = this.#at(this.moment)!.steps;
      this.play.receive({
        kind: "update",
        before: this.#scene(this.moment - 1),
        steps,
        table: this.#table(this.moment),
      });
    });
  }

  /** The beginning of the chapter so many after this one; from amid one, back to where it began. */
  async turn(chapters: number): Promise<void> {
    const { chapters: all } = this.replay;
    const isAmid = chapters < 0 && all[this.chapter]!.moment < this.moment;
    const place = this.chapter + chapters + (isAmid ? 1 : 0);
    await this.go(place >= all.length ? this.last : all[Math.max(0, place)]!.moment);
  }

  /** Look from another seat; null: open, or as I may myself. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    this.#reels = [];
    this.#fetching.clear();
    await this.#when(this.moment, () => this.#put());
    void this.#fetchRest();
  }

  pace(by: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed;
  }

  /** Let it play, from the beginning if it has come to its end; or stop. */
  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.isAtEnd) void this.go(0);
  }

  /** Nobody looks any more: what is missing stays away. */
  leave(): void {
    this.#isGone = true;
  }

  // How it is done

  /** Do something as soon as a moment is here, unless another has been asked for meanwhile. */
  async #when(moment: number, show: () => void): Promise<void> {
    const wish = ++this.#wish;
    try {
      await this.#fetch(moment);
      if (wish === this.#wish) show();
    } catch (error) {
      this.isPlaying = false;
      this.play.explain(error);
    }
  }

  #fetch(moment: number): Promise<void> {
    if (this.#reelOf(moment)) return Promise.resolve();
    const { seat } = this;
    const known = this.#fetching.get(moment);
    if (known) return known;
    const coming = this.#needs.source.part(moment, seat).then((part) => {
      if (seat !== this.seat || this.#reelOf(part.first)) return;
      this.#reels = [...this.#reels, reelOf(part)].sort((a, b) => a.part.first - b.part.first);
    });
    this.#fetching.set(moment, coming);
    return coming.finally(() => this.#fetching.delete(moment));
  }

  /** Fetch what is still missing, from here backwards and then onwards; the log is told again as it grows. */
  async #fetchRest(): Promise<void> {
    const { seat } = this;
    const isWanted = () => seat === this.seat && !this.#isGone;
    try {
      for (let missing = this.#missing(); missing !== null && isWanted(); missing = this.#missing()) {
        await idle(); // the board first, and whatever is being done at it
        if (!isWanted()) return;
        await this.#fetch(missing);
        const isHere = seat === this.seat && this.#reelOf(this.moment); // what was asked for meanwhile may still be on its way
        if (isHere && missing < this.moment && !this.play.isMoving) this.#put();
      }
    } catch (error) {
      // what is missing is asked for again when it is looked at, and then it is said why it does not come
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  /** A moment that is not here yet: the nearest before this one, or the first after it. */
  #missing(): number | null {
    let before = this.moment;
    while (before >= 0 && this.#reelOf(before)) before = this.#reelOf(before)!.part.first - 1;
    if (before >= 0) return before;
    let after = this.moment;
    for (let reel = this.#reelOf(after); reel; reel = this.#reelOf(after)) after = endOf(reel);
    return after <= this.last ? after : null;
  }

  #reelOf(moment: number): Reel | undefined {
    return this.#reels.find((reel) => reel.part.first <= moment && moment < endOf(reel));
  }
  #at(moment: number): ReplayMoment | undefined {
    const reel = this.#reelOf(moment);
    return reel?.part.moments[moment - reel.part.first];
  }

  /** The scene at a moment that is here, or just before one that is. */
  #scene(moment: number): object {
    const reel = this.#reelOf(moment) ?? this.#reelOf(moment + 1)!;
    return reel.scenes[moment - reel.part.first + 1]!;
  }

  #table(moment: number): TableView {
    const { table, first } = this.#reelOf(moment)!.part;
    const { turn, points } = this.#at(moment)!;
    return {
      ...table,
      number: moment === first ? table.number : this.#number(moment),
      seats: table.seats.map((seat) => ({ ...seat, points: points[seat.number]! })),
      scene: this.#scene(moment),
      turn,
    };
  }

  /** How many steps had been made. */
  #number(moment: number): number {
    return this.#at(moment)!.steps.at(-1)?.number ?? this.#reelOf(moment)!.part.table.number;
  }

  /** Show the moment as it is. */
  #put(): void {
    const told: StepView[] = [];
    for (const { part } of this.#reels)
      for (const [place, { steps }] of part.moments.entries())
        if (part.first + place <= this.moment) told.push(...steps);
    this.play.put(told, this.#table(this.moment), this.#scene(this.moment - 1));
  }
}

function endOf({ part }: Reel): number {
  return part.first + part.moments.length;
}

function reelOf(part: ReplayPart): Reel {
  const scenes = [part.before];
  for (const { steps } of part.moments) scenes.push(steps.reduce(afterStep<object>, scenes.at(-1)!));
  return { part, scenes };
}
