// The table's controller: it knows what the server said, what is being shown of it, and what the person is about to do.
import type { GameModule, Play } from "../games/board";
import { address, newKey, Refused, Unreachable, type Api } from "./api";
import { Gesture } from "./gesture.svelte";
import { Live, type LiveEvents, type LiveState } from "./live";
import type { EventView, LegalView, Presence, StepView, TableView, Update } from "./messages";
import { Showing } from "./showing.svelte";
import type { Words } from "./words";

/** Something that has to be said: why not, by which rule; or what went wrong. */
export interface Notice {
  text: string;
  rule: string | null;
  isTrouble: boolean;
}

export interface TableNeeds<S> {
  table: TableView;
  game: GameModule<S>;
  words: Words;
  api: Api;
  /** What movements are multiplied by. */
  factor: () => number;
  connect?: (events: LiveEvents) => Live;
}

export class TableController<S> implements Play<S> {
  /** The table as shown: what has arrived but is still to be shown does not count yet. */
  table: TableView = $state.raw() as TableView;
  log: readonly StepView[] = $state.raw([]);
  liveState: LiveState = $state("connecting");
  notice: Notice | null = $state.raw(null);
  presence: Presence | null = $state.raw(null);
  /** My seat to which the screen is to be handed before anything of its view is shown. */
  curtain: number | null = $state(null);
  isSending = $state(false);

  readonly game: GameModule<S>;
  readonly words: Words;
  readonly #api: Api;
  readonly #showing: Showing;
  readonly #gesture: Gesture;
  readonly #connect: (events: LiveEvents) => Live;
  #shown: S = $state.raw() as S;
  #latest: TableView;
  #viewer: number | null;
  #holder: number | null = null; // who of several at this screen has it in hand
  #known = 0; // the number of the last step that has arrived
  #old: number; // steps up to this one happened before we came: they are not shown moving
  #live: Live | null = null;
  #doing: Promise<void> = Promise.resolve();

  constructor(needs: TableNeeds<S>) {
    this.game = needs.game;
    this.words = needs.words;
    this.#api = needs.api;
    this.#connect = needs.connect ?? ((events) => new Live(events));
    this.#latest = this.table = needs.table;
    this.#viewer = needs.table.viewer;
    this.#old = needs.table.number;
    this.#shown = needs.table.scene as S;
    this.#gesture = new Gesture((line) => this.#api.foresight(this.table.id, this.#viewer!, this.table.number, line));
    this.#showing = new Showing({
      duration: (step) => this.game.duration(step),
      factor: needs.factor,
      show: (step) => this.#show(step),
      done: () => this.#settle(),
    });
    this.#drawCurtain();
  }

  // What is the case

  get scene(): S {
    return (this.#gesture.foresight?.scene as S | undefined) ?? this.#shown;
  }
  get before(): S {
    return this.#shown;
  }
  get line(): readonly string[] {
    return this.#gesture.line;
  }
  get foreseen(): readonly EventView[] {
    return this.#gesture.foresight?.events ?? [];
  }
  get step(): StepView | null {
    return this.#showing.step;
  }
  get isMoving(): boolean {
    return this.#showing.isMoving;
  }
  get viewer(): number | null {
    return this.table.viewer;
  }
  get isMyTurn(): boolean {
    return this.viewer !== null && this.table.turn.mover === this.viewer && this.table.state === "playing";
  }
  get legal(): readonly LegalView[] {
    const isIdle = !this.isMoving && !this.isSending && this.curtain === null;
    return isIdle && this.isMyTurn ? this.#gesture.legal(this.table.legal) : [];
  }
  get canUndo(): boolean {
    return this.table.undo > 0 && this.viewer !== null && !this.isMoving && !this.isSending;
  }
  get #mySeats(): number[] {
    return this.table.seats.filter((seat) => seat.isMine && !seat.bot).map((seat) => seat.number);
  }

  isHere(seat: number): boolean {
    return this.presence?.here[seat] ?? this.table.seats[seat]!.isHere;
  }
  pace(ms: number): number {
    return this.#showing.pace(ms);
  }
  can(action: string): boolean {
    return this.legal.some((one) => one.action === action);
  }

  // What the person does

  choose(action: string, ...more: string[]): void {
    this.#do(async () => {
      if (this.can(action)) await this.#gesture.set([...this.line, action, ...more]);
      else await this.#askWhy(action);
    });
  }

  back(action?: string): void {
    this.#do(async () => {
      const at = action === undefined ? this.line.length - 1 : this.line.lastIndexOf(action);
      if (at >= 0) await this.#gesture.set(this.line.slice(0, at));
    });
  }

  commit(...more: string[]): void {
    this.#do(async () => {
      const actions = [...this.line, ...more];
      if (!actions.length || !this.isMyTurn || this.isMoving) return;
      const { id, number } = this.table;
      await this.#send(() => this.#api.move(id, { number, seat: this.viewer!, actions, key: newKey() }));
    });
  }

  ask(action: string): void {
    this.#do(() => this.#askWhy(action));
  }

  undo(): void {
    this.#do(async () => {
      if (!this.canUndo) return;
      const { id, number } = this.table;
      await this.#send(() => this.#api.undo(id, { number, seat: this.viewer!, key: newKey() }));
    });
  }

  skip(): void {
    this.#showing.skip();
  }

  /** Something that went wrong elsewhere on the page. */
  tell(text: string): void {
    this.#say(text, null, true);
  }

  dismiss(): void {
    this.notice = null;
  }

  /** When all that was clicked so far has been done. */
  idle(): Promise<void> {
    return this.#doing;
  }

  /** See the table as another of my seats does, after the curtain. */
  liftCurtain(): void {
    this.#do(async () => {
      if (this.curtain === null) return;
      this.#holder = this.curtain;
      if (this.curtain !== this.#viewer) await this.look(this.curtain);
      this.curtain = null;
    });
  }

  /** See the table as a seat of mine, or as a spectator: log and all. */
  async look(seat: number | null): Promise<void> {
    const update = await this.#api.steps(this.table.id, seat, 0);
    this.#viewer = seat;
    this.#live?.say({ kind: "look", seat });
    this.#showing.clear();
    this.#gesture.clear();
    this.log = withoutTakenBack(update.steps);
    this.#latest = update.table;
    this.#known = this.#old = update.table.number;
    if (!this.isMoving) this.#settle();
  }

  /** Something changed by request: a seat was taken or left, the game was started. */
  adopt(table: TableView): void {
    if (table.viewer !== this.#viewer) this.#live?.say({ kind: "look", seat: table.viewer });
    this.#viewer = table.viewer;
    this.receive({ kind: "update", steps: [], table });
  }

  // The connection

  /** Follow the table for as long as it is looked at; returns what stops it. */
  follow(): () => void {
    this.#live = this.#connect({
      address: () => {
        const path = address(`tables/${encodeURIComponent(this.table.id)}/live`, { seat: this.#viewer, since: this.#known });
        return new URL(path, location.href.replace(/^http/, "ws")).href;
      },
      update: (update) => this.receive(update),
      presence: (presence) => (this.presence = presence),
      state: (state) => (this.liveState = state),
    });
    return () => this.#live?.close();
  }

  /** The table now, and what happened; some of it may be known already, by another way. */
  receive(update: Update): void {
    if (update.table.viewer !== this.#viewer || update.table.number < this.#latest.number) return; // overtaken
    const steps = update.steps.filter((step) => step.number > this.#known);
    const past = steps.filter((step) => step.number <= this.#old);
    if (update.table.number !== this.#latest.number) this.#gesture.clear();
    this.#latest = update.table;
    this.#known = Math.max(this.#known, ...steps.map((step) => step.number));
    this.log = withoutTakenBack([...this.log, ...past]);
    this.#showing.play(steps.slice(past.length));
  }

  // How it is done

  /** One thing after another: what is clicked while the server answers waits its turn. */
  #do(what: () => Promise<void>): void {
    this.#doing = this.#doing.then(what).catch((error: unknown) => this.#explain(error));
  }

  async #send(send: () => Promise<Update>): Promise<void> {
    this.isSending = true;
    try {
      this.receive(await send());
      this.notice = null;
    } finally {
      this.isSending = false;
    }
  }

  async #askWhy(action: string): Promise<void> {
    if (this.viewer === null) {
      this.#say(this.words.say("page-why-watching"), null, false);
      return;
    }
    const { text, rule } = await this.#api.why(this.table.id, this.viewer, action);
    if (text !== null) this.#say(text, rule, false);
  }

  /** What went wrong, in a sentence; an outdated table is brought up to date. */
  #explain(error: unknown): void {
    if (error instanceof Unreachable) {
      this.#say(this.words.say("page-trouble-away"), null, true);
    } else if (error instanceof Refused) {
      const { kind, text, rule } = error.problem;
      this.#say(text, rule ?? null, kind !== "illegal");
      if (kind === "stale") this.#do(() => this.#catchUp());
      else this.#gesture.clear();
    } else reportError(error); // a fault of ours: seen in the console, and the table goes on
  }

  async #catchUp(): Promise<void> {
    this.#gesture.clear();
    this.receive(await this.#api.steps(this.table.id, this.#viewer, this.#known));
  }

  #say(text: string, rule: string | null, isTrouble: boolean): void {
    this.notice = { text, rule, isTrouble };
  }

  #show(step: StepView): void {
    if (step.scene) this.#shown = step.scene as S;
    this.log = withoutTakenBack([...this.log, step]);
  }

  /** Everything has been shown: what is shown is what is. */
  #settle(): void {
    this.table = this.#latest;
    this.#shown = this.#latest.scene as S;
    this.#drawCurtain();
  }

  /** Several people at this screen: whoever is to decide gets it in hand first. */
  #drawCurtain(): void {
    const { state, turn, viewer } = this.table;
    if (state !== "playing" || this.#mySeats.length < 2) return;
    const next = turn.mover !== null && this.#mySeats.includes(turn.mover) ? turn.mover : viewer;
    if (next !== this.#holder) this.curtain = next;
  }
}

/** The log without what was taken back. */
export function withoutTakenBack(steps: readonly StepView[]): readonly StepView[] {
  const gone = new Set(steps.flatMap((step) => step.undone));
  return gone.size ? steps.filter((step) => !gone.has(step.number)) : steps;
}
