// The table's controller: it knows what the server said, what is being shown of it, and what the person is about to do.
import type { GameModule, Play } from "../games/board";
import { address, newKey, Refused, Unreachable, type Api } from "./api";
import { Gesture } from "./gesture.svelte";
import { Live, type LiveEvents, type LiveState } from "./live";
import type {
  EventView,
  Hints,
  HintView,
  LegalView,
  Presence,
  SeatView,
  StepView,
  TableView,
  Update,
} from "./messages";
import { afterStep, Stage } from "./stage.svelte";
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

/** How long to wait before a hint is asked for again, in milliseconds. */
const HINT_AGAIN = 2000;

export class TableController<S> implements Play<S> {
  /** The table as shown: what has arrived but is still to be shown does not count yet. */
  table: TableView = $state.raw() as TableView;
  liveState: LiveState = $state("connecting");
  notice: Notice | null = $state.raw(null);
  presence: Presence | null = $state.raw(null);
  /** My seat to which the screen is to be handed before anything of its view is shown. */
  curtain: number | null = $state(null);
  isSending = $state(false);
  /** Somebody has asked for a hint, and it is being thought about. */
  isHinting = $state(false);
  /** Why that takes longer than usual: the server is still getting ready to think about this game. */
  hintDelay: string | null = $state(null);
  /** The hint is told in a list; when that is put away, its chances stay on the board. */
  isHintOpen = $state(false);
  /** Why the server hung up for good. */
  farewell: string | null = $state(null);
  /** Steps up to this one happened before we came, or before we reloaded: they are not shown moving, nor announced. */
  since: number;

  readonly game: GameModule<S>;
  readonly words: Words;
  readonly stage: Stage<S>;
  readonly #api: Api;
  readonly #gesture: Gesture;
  readonly #connect: (events: LiveEvents) => Live;
  #past: readonly StepView[] = $state.raw([]); // the last of them may still be being shown
  #hints: Hints | null = $state.raw(null);
  #latest: TableView;
  #viewer: number | null;
  #holder: number | null = null; // which of several people at this screen holds it
  #known = 0; // the number of the last step that has arrived
  #isHungUp = false; // the server has said nothing since it hung up
  #live: Live | null = null;
  #doing: Promise<void> = Promise.resolve();

  constructor(needs: TableNeeds<S>) {
    this.game = needs.game;
    this.words = needs.words;
    this.#api = needs.api;
    this.#connect = needs.connect ?? ((events) => new Live(events));
    this.#latest = this.table = needs.table;
    this.#viewer = needs.table.viewer;
    this.since = needs.table.number;
    this.#gesture = new Gesture((line) => this.#api.foresight(this.table.id, this.#viewer!, this.table.number, line));
    this.stage = new Stage(needs.table.scene as S, {
      film: needs.game.film,
      factor: needs.factor,
      begin: (step) => (this.#past = withoutTakenBack([...this.#past, step])),
      end: () => this.#settle(),
    });
    this.#drawCurtain();
  }

  // What is the case

  get scene(): S {
    return (this.#gesture.foresight?.scene as S | undefined) ?? this.stage.scene;
  }
  get before(): S {
    return this.stage.scene;
  }
  get line(): readonly string[] {
    return this.#gesture.line;
  }
  get foreseen(): readonly EventView[] {
    return this.#gesture.foresight?.events ?? [];
  }
  /** What happened, as far as it has been shown. */
  readonly log: readonly StepView[] = $derived.by(() => {
    const { step, told } = this.stage;
    if (!step || step !== this.#past.at(-1)) return this.#past;
    return [...this.#past.slice(0, -1), { ...step, events: step.events.slice(0, told) }];
  });
  /** What is being shown at this moment: what was told last. */
  get event(): EventView | null {
    return this.isMoving ? (this.log.findLast((one) => one.events.length > 0)?.events.at(-1) ?? null) : null;
  }
  get isMoving(): boolean {
    return this.stage.isMoving;
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
  /** The best few actions, as long as the table is as it was when they were asked for. */
  get hints(): readonly HintView[] {
    const isNow = this.#hints?.number === this.table.number && this.legal.length && !this.line.length;
    return isNow ? this.#hints!.hints : [];
  }
  readonly hinted: ReadonlyMap<string, number> = $derived(new Map(this.hints.map(({ action, won }) => [action, won])));
  get canAskHint(): boolean {
    return this.table.hints && this.legal.length > 1 && !this.line.length && !this.hints.length && !this.isHinting;
  }
  get canUndo(): boolean {
    return this.table.undo > 0 && this.viewer !== null && !this.isMoving && !this.isSending;
  }
  /** The seat to move, if its player is not here. */
  get absent(): SeatView | null {
    const seat = this.table.seats.find((one) => one.number === this.table.turn.mover);
    const isAway = seat && seat.bot === null && !seat.isMine && !this.isHere(seat.number);
    return isAway && this.table.state === "playing" ? seat : null;
  }
  get #mySeats(): number[] {
    return this.table.seats.filter((seat) => seat.isMine && !seat.bot).map((seat) => seat.number);
  }

  isHere(seat: number): boolean {
    return this.presence?.here[seat] ?? this.table.seats[seat]!.isHere;
  }
  can(action: string): boolean {
    return this.legal.some((one) => one.action === action);
  }

  // What the person does

  choose(action: string, ...more: string[]): void {
    this.#do(async () => {
      if (this.can(action)) await this.#gesture.set([...this.line, action, ...more]);
      else await this.#askWhy(action, this.line);
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

  ask(action: string, after: readonly string[] = []): void {
    this.#do(() => this.#askWhy(action, after));
  }

  undo(): void {
    this.#do(async () => {
      const { id, number, undo } = this.table;
      if (!undo || this.viewer === null) this.#say(this.words.say("page-undo-none"), null, false);
      if (!this.canUndo) return;
      await this.#send(() => this.#api.undo(id, { number, seat: this.viewer!, key: newKey() }));
    });
  }

  /** Ask what would be best. The person may go on meanwhile: an answer that comes too late is not shown. */
  async askHint(): Promise<void> {
    if (!this.canAskHint) return;
    this.isHinting = this.isHintOpen = true;
    this.notice = null;
    try {
      this.#hints = await this.#hintWhenReady();
    } catch (error) {
      this.explain(error);
    } finally {
      this.isHinting = false;
      this.hintDelay = null;
    }
  }

  /** Put the list of the hint away, or get it back. */
  foldHint(): void {
    this.isHintOpen = !this.isHintOpen;
  }

  skip(): void {
    this.stage.skip();
  }

  /** Say a sentence of the page that somebody should notice. */
  tell(message: string): void {
    this.#say(this.words.say(message), null, true);
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
    this.#gesture.clear();
    this.#past = withoutTakenBack(update.steps);
    this.#latest = update.table;
    this.#known = this.since = update.table.number;
    this.stage.clear();
  }

  /** Something changed by request: a seat was taken or left, the game was started. */
  adopt(table: TableView): void {
    if (table.viewer !== this.#viewer) this.#live?.say({ kind: "look", seat: table.viewer });
    this.#viewer = table.viewer;
    this.receive({ kind: "update", before: null, steps: [], table });
  }

  // The connection

  /** Follow the table for as long as it is looked at; returns what stops it. */
  follow(): () => void {
    this.#live = this.#connect({
      address: () => {
        const path = address(`tables/${encodeURIComponent(this.table.id)}/live`, {
          seat: this.#viewer,
          since: this.#known,
        });
        return new URL(path, location.href.replace(/^http/, "ws")).href;
      },
      update: (update) => {
        this.#isHungUp = false;
        this.receive(update);
      },
      gone: (text) => this.#do(() => this.#mend(text)),
      presence: (presence) => (this.presence = presence),
      state: (state) => (this.liveState = state),
    });
    return () => this.#live?.close();
  }

  /** Try once more after the farewell. */
  reconnect(): void {
    this.farewell = null;
    this.#live?.again();
  }

  /** The table now, and what happened; some of it may be known already, by another way. */
  receive(update: Update): void {
    if (this.#isMisplaced(update.table)) this.#do(() => this.#lookAgain());
    if (update.table.viewer !== this.#viewer || update.table.number < this.#latest.number) return; // overtaken
    const steps = update.steps.filter((step) => step.number > this.#known);
    const past = steps.filter((step) => step.number <= this.since);
    if (update.table.number !== this.#latest.number) this.#gesture.clear();
    const earlier = update.steps.filter((step) => step.number <= Math.max(this.#known, this.since));
    const before = earlier.reduce(afterStep<S>, (update.before ?? update.table.scene) as S);
    this.#latest = update.table;
    this.#known = Math.max(this.#known, ...steps.map((step) => step.number));
    this.#past = withoutTakenBack([...this.#past, ...past]);
    this.stage.play(before, steps.slice(past.length));
  }

  // How it is done

  /** One thing after another: what is clicked while the server answers waits its turn. */
  #do(what: () => Promise<unknown>): void {
    this.#doing = this.#doing.then(what).then(
      () => {},
      (error: unknown) => this.explain(error),
    );
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

  /** The hint; asked for again and again while the server is getting ready and the person still waits for it. */
  async #hintWhenReady(): Promise<Hints | null> {
    const { id, number } = this.table;
    while (this.table.number === number && !this.line.length) {
      try {
        return await this.#api.hint(id, { number, seat: this.viewer! });
      } catch (error) {
        if (!(error instanceof Refused && error.problem.kind === "getting-ready")) throw error;
        this.hintDelay = error.problem.text;
        await new Promise((resolve) => setTimeout(resolve, HINT_AGAIN));
      }
    }
    return null;
  }

  async #askWhy(action: string, after: readonly string[]): Promise<void> {
    if (this.viewer === null) {
      this.#say(this.words.say("page-why-watching"), null, false);
      return;
    }
    const { text, rule } = await this.#api.why(this.table.id, this.viewer, action, after);
    if (text !== null) this.#say(text, rule, false);
  }

  /** What went wrong, in a sentence; an outdated table is brought up to date, and somebody who has lost the seat watches. */
  explain(error: unknown): void {
    if (error instanceof Unreachable) {
      this.#say(this.words.say("page-trouble-away"), null, true);
    } else if (error instanceof Refused) {
      const { kind, text, rule } = error.problem;
      this.#say(text, rule ?? null, kind !== "illegal");
      if (kind === "stale") this.#do(() => this.#catchUp());
      else if (kind === "not-your-seat") this.#do(() => this.#lookAgain());
      else this.#gesture.clear();
    } else reportError(error); // a fault of ours: seen in the console, and the table goes on
  }

  async #catchUp(): Promise<void> {
    this.#gesture.clear();
    this.receive(await this.#api.steps(this.table.id, this.#viewer, this.#known));
  }

  /** Whether the viewer of a table sits elsewhere by now: a bot has the seat, or it was left or taken in another tab. */
  #isMisplaced(table: TableView): boolean {
    return this.#viewer === null ? table.seats.some((seat) => seat.isMine) : !table.seats[this.#viewer]!.isMine;
  }

  /** See the table from where we sit now; says whether that is elsewhere. */
  async #lookAgain(): Promise<boolean> {
    const table = await this.#api.table(this.table.id);
    if (!this.#isMisplaced(table)) return false;
    await this.look(table.viewer);
    return true;
  }

  /** The server hung up: see why, and come back. If that is no use, or nothing is left to come back to, it is for good. */
  async #mend(text: string): Promise<void> {
    const isAgain = this.#isHungUp;
    this.#isHungUp = true;
    try {
      const isMoved = await this.#lookAgain();
      if (isAgain && !isMoved) this.farewell = text;
      else this.#live?.again();
    } catch (error) {
      if (error instanceof Refused) this.farewell = error.problem.text;
      else this.#live?.again();
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  #say(text: string, rule: string | null, isTrouble: boolean): void {
    this.notice = { text, rule, isTrouble };
  }

  /** Everything has been shown: what is shown is what is. */
  #settle(): S {
    const isJustOver = this.table.state === "playing" && this.#latest.state === "finished";
    this.table = this.#latest;
    this.#drawCurtain();
    if (isJustOver) this.#do(() => this.look(this.#viewer)); // what was hidden is told now
    return this.table.scene as S;
  }

  /** Several people at this screen: the one to move is handed it first. */
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
