// The table's controller: it knows what the server said, what is being shown of it, and what the person is about to do.
import type { GameModule, Play } from "../games/board";
import { address, newKey, Refused, Unreachable, type Api } from "./api";
import { owing, seeBack } from "./away.svelte";
import { Gesture } from "./gesture.svelte";
import { Hint } from "./hint.svelte";
import { Live, type Connection, type LiveEvents, type LiveState } from "./live";
import type { Absence, EventView, LegalView, Move, Presence, SeatView, StepView, TableView, Update } from "./messages";
import { recalled } from "./recalled";
import { afterStep, type Part } from "./schedule";
import { Stage } from "./stage.svelte";
import { withoutTakenBack } from "./taken-back";
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
  /** Whether every movement of the others is wanted. */
  isEvery?: () => boolean;
  connect?: (events: LiveEvents) => Connection;
  /** It is the table of a lesson: nobody else is there, and it comes to no result. */
  isLesson?: boolean;
  /** It is looked back at: nobody is asked anything. */
  isReplay?: boolean;
}

export class TableController<S> implements Play<S> {
  /** The table as shown: what has arrived but is still to be shown does not count yet. */
  table: TableView = $state.raw() as TableView;
  liveState: LiveState = $state("connecting");
  notice: Notice | null = $state.raw(null);
  presence: Presence | null = $state.raw(null);
  /** My seat to which the screen is to be handed before anything of its view is shown. */
  curtain: number | null = $state(null);
  isSending = $state(false);
  /** Why the server hung up for good. */
  farewell: string | null = $state(null);
  /** Steps up to this one happened before we came, or before we reloaded: they are not shown moving, nor announced. */
  since: number;

  readonly game: GameModule<S>;
  readonly words: Words;
  readonly isLesson: boolean;
  readonly isReplay: boolean;
  readonly stage: Stage<S>;
  readonly hint: Hint;
  readonly #api: Api;
  readonly #gesture: Gesture;
  readonly #needs: TableNeeds<S>;
  #past: readonly StepView[] = $state.raw([]); // the last of them may still be being shown
  #latest: TableView;
  #viewer: number | null;
  #holder: number | null = null; // which of several people at this screen holds it
  #known = 0; // the number of the last step that has arrived
  #isHungUp = false; // the server has said nothing since it hung up
  #away: Notice | null = null; // what was said when the server did not answer
  #live: Connection | null = null;
  #doing: Promise<void> = Promise.resolve();
  #waiting = $state(0); // for this many things that were clicked to be done

  constructor(needs: TableNeeds<S>) {
    this.game = needs.game;
    this.words = needs.words;
    this.isLesson = needs.isLesson ?? false;
    this.isReplay = needs.isReplay ?? false;
    this.#api = needs.api;
    this.#needs = needs;
    this.#latest = this.table = needs.table;
    this.#viewer = needs.table.viewer;
    this.since = needs.table.number;
    this.#gesture = new Gesture((line) => this.#api.foresight(this.table.id, this.#viewer!, this.table.number, line));
    this.hint = new Hint(this, needs.api);
    this.stage = new Stage(needs.table.scene as S, {
      film: needs.game.film,
      me: () => this.#viewer,
      factor: needs.factor,
      isEvery: needs.isEvery ?? (() => false),
      begin: (step) => {
        if (step.number > (this.#past.at(-1)?.number ?? 0)) this.#past = withoutTakenBack([...this.#past, step]); // else it is watched again
      },
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
    const { last, told } = this.stage;
    if (!last || last !== this.#past.at(-1)) return this.#past;
    return [...this.#past.slice(0, -1), { ...last, events: last.events.slice(0, told) }];
  });
  /** What is being shown at this moment; while it is still a surprise, what was told last. */
  get event(): EventView | null {
    const { event, isSurprise } = this.stage;
    if (event && !isSurprise) return event;
    return this.isMoving ? (this.log.findLast((one) => one.events.length > 0)?.events.at(-1) ?? null) : null;
  }
  get isMoving(): boolean {
    return this.stage.isMoving;
  }
  get viewer(): number | null {
    return this.table.viewer;
  }
  get isMyTurn(): boolean {
    const isMine = this.viewer !== null && this.table.turn.mover === this.viewer;
    return isMine && this.table.state === "playing" && !this.isReplay;
  }
  /** It is my turn, and I have to decide something: nobody answers for me. */
  get isAsked(): boolean {
    return this.isMyTurn && !this.game.isAnswered?.(this);
  }
  get isWatched(): boolean {
    const isOther = (seat: SeatView) => seat.bot === null && !seat.isMine;
    return this.table.seats.some(isOther) || (this.presence?.watching ?? 0) > 0;
  }
  get legal(): readonly LegalView[] {
    const isIdle = !this.isMoving && !this.isSending && this.curtain === null;
    return isIdle && this.isMyTurn ? this.#gesture.legal(this.table.legal) : [];
  }
  legalAfter(actions: number): readonly LegalView[] | null {
    return this.#gesture.legalAfter(actions, this.table.legal);
  }
  get hinted(): ReadonlyMap<string, number> {
    return this.hint.chances;
  }
  /** Something that was clicked is still being done. */
  get isBusy(): boolean {
    return this.#waiting > 0;
  }
  get canGoBack(): boolean {
    return this.line.length > 0 || Boolean(this.game.takenUp?.(this));
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
  /** Since when the player of a seat has been away, if they are, and when a bot may play on. */
  away(seat: number): Absence | null {
    return this.presence?.away[seat] ?? null;
  }
  get isHostGone(): boolean {
    return this.presence?.isHostGone ?? false;
  }
  can(action: string): boolean {
    return this.legal.some((one) => one.action === action);
  }

  // What the person does

  choose(action: string, ...more: string[]): void {
    this.#do(async () => {
      if (!this.can(action)) {
        await this.#askWhy(action, this.line);
        return;
      }
      await this.#gesture.set([...this.line, action, ...more]);
      this.forgive();
    });
  }

  chooseWith(action: string, pick: (legal: readonly LegalView[]) => string | undefined): void {
    this.choose(action);
    this.#do(async () => {
      const next = this.line.at(-1) === action ? pick(this.legal) : undefined;
      if (next) await this.#gesture.set([...this.line, next]);
    });
  }

  back(action?: string): void {
    this.#do(async () => {
      const at = action === undefined ? this.line.length - 1 : this.line.lastIndexOf(action);
      this.forgive();
      if (at >= 0) await this.#gesture.set(this.line.slice(0, at));
      else if (action === undefined) this.game.takenUp?.(this)?.();
    });
  }

  commit(...more: string[]): void {
    this.#do(async () => {
      const actions = [...this.line, ...more];
      if (!actions.length || !this.isMyTurn || this.isMoving) return;
      const { number } = this.table;
      await this.#send(() => this.#move({ number, seat: this.viewer!, actions, key: newKey() }));
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

  skip(): void {
    this.stage.skip();
  }

  /** What happened in the steps of these numbers, as far as it was not taken back; what we have not seen ourselves the server tells. */
  async recall(first: number, last: number): Promise<readonly Part<S>[]> {
    const { shown } = this.stage;
    const isSeen = (shown[0]?.step.number ?? Infinity) <= first;
    const parts = isSeen ? shown : await recalled(this, this.#api, first, last);
    const kept = new Set(this.#past.map(({ number }) => number));
    return parts.filter(({ step: { number } }) => number >= first && number <= last && kept.has(number));
  }

  /** Show on the board again what happened in these steps, at double speed. */
  watch(parts: readonly Part<S>[]): void {
    const steps = new Set(parts.map(({ step }) => step));
    if (parts[0]) this.stage.replay(parts[0].before, [...steps], 2);
  }

  /** Say a sentence of the page that somebody should notice. */
  tell(message: string): void {
    this.#say(this.words.say(message), null, true);
  }

  dismiss(): void {
    this.notice = null;
  }

  /** Something else is being done: why that could not be done matters no longer. */
  forgive(): void {
    if (this.notice !== this.#away) this.notice = null;
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
    const update = await this.#api.steps(this.table.id, seat, 0, this.table.number);
    this.#live?.say({ kind: "look", seat });
    this.put(update.steps, update.table);
  }

  /** Show a table as it is, at once, and what led there in the log; `before` is the scene from which it is marked what has changed. */
  put(steps: readonly StepView[], table: TableView, before?: S): void {
    this.#viewer = table.viewer;
    this.#gesture.clear();
    this.#past = withoutTakenBack(steps);
    this.#latest = table;
    this.#known = this.since = table.number;
    this.stage.clear(before);
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
    const { connect = (events) => new Live(events) } = this.#needs;
    this.#live ??= connect(this.#events());
    return () => this.#live?.close();
  }

  /** Go on to the rematch over the socket, which is that table's from then on: null if nothing can be sent. Refused, or Unreachable if the socket is lost. */
  async goOn(): Promise<TableController<S> | null> {
    const live = this.#live;
    const update = await live?.ask({ kind: "again", key: newKey(), seat: this.#viewer });
    if (!live || !update) return null;
    const rematch = new TableController<S>({ ...this.#needs, table: update.table });
    [rematch.#live, this.#live] = [live, null];
    live.handTo(rematch.#events());
    rematch.receive(update);
    return rematch;
  }

  #events(): LiveEvents {
    return {
      address: () => {
        const path = address(`tables/${encodeURIComponent(this.table.id)}/live`, {
          seat: this.#viewer,
          since: this.#known,
          still: this.since,
          brief: "true",
        });
        return new URL(path, location.href.replace(/^http/, "ws")).href;
      },
      update: (update) => {
        this.#isHungUp = false;
        this.receive(update);
      },
      gone: (text) => this.#do(() => this.#mend(text)),
      presence: (presence) => (this.presence = presence),
      state: (state) => {
        this.liveState = state;
        if (state !== "live") return;
        this.#seeBack();
        seeBack();
      },
    };
  }

  /** Try once more after the farewell. */
  reconnect(): void {
    this.farewell = null;
    this.#live?.retry();
  }

  /** The table now, and what happened; some of it may be known already, by another way. */
  receive(update: Update): void {
    if (this.#isMisplaced(update.table)) this.#do(() => this.#lookAgain());
    if (update.table.viewer !== this.#viewer || update.table.number < this.#latest.number) return; // overtaken
    const steps = update.steps.filter((step) => step.number > this.#known);
    const past = steps.filter((step) => step.number <= this.since);
    if (update.table.number !== this.#latest.number) {
      this.#gesture.clear();
      if (!this.notice?.isTrouble) this.notice = null; // it was about another table than this
    }
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
    this.#waiting += 1;
    this.#doing = this.#doing
      .then(what)
      .then(
        () => this.#seeBack(),
        (error: unknown) => this.explain(error),
      )
      .finally(() => (this.#waiting -= 1));
  }

  async #send(send: () => Promise<Update>): Promise<void> {
    this.isSending = true;
    try {
      this.receive(await owing(send));
      this.notice = null;
    } finally {
      this.isSending = false;
    }
  }

  /** Over the socket that is open anyway; if there is none, or it is lost before it answers, as a request under the same key. */
  async #move(move: Move): Promise<Update> {
    try {
      const answer = this.#live?.ask({ kind: "move", ...move });
      if (answer) return await answer;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
    return this.#api.move(this.table.id, move);
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
      this.#away = this.notice;
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
    this.receive(await this.#api.steps(this.table.id, this.#viewer, this.#known, this.since));
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
      else this.#live?.retry();
    } catch (error) {
      if (error instanceof Refused) this.farewell = error.problem.text;
      else this.#live?.retry();
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  /** The server answers: that it did not need not be said any longer. */
  #seeBack(): void {
    if (this.notice === this.#away) this.notice = null;
    this.#away = null;
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
    if (state !== "playing" || this.isReplay || this.#mySeats.length < 2) return;
    const next = turn.mover !== null && this.#mySeats.includes(turn.mover) ? turn.mover : viewer;
    if (next !== this.#holder) this.curtain = next;
  }
}
