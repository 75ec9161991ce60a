// The table's socket: it says what it has, gets the rest, and comes back by itself when it is lost.
import { Refused, Unreachable } from "./api";
import type { Again, ClientMessage, Frame, LiveMove, Presence, TableView, Update } from "./messages";
import { afterStep } from "./schedule";

export type LiveState = "connecting" | "live" | "lost";

/** What the table does with what arrives. */
export interface LiveEvents {
  /** The socket's address, asked for again at each connection: it names the seat and what is already known. */
  address(): string;
  update(update: Update): void;
  presence(presence: Presence): void;
  /** The server hung up and said why; nothing more is tried before `retry`. */
  gone(text: string): void;
  state(state: LiveState): void;
}

const CONNECTING = 0;
const SHORTEST = 500;
const LONGEST = 15_000;
/** A server that has said nothing for so long is gone, though the socket may not know it yet. */
export const SILENCE = 50_000;

/** Who waits for what came of a move, or for the rematch. */
interface Answer {
  resolve(update: Update): void;
  reject(error: Error): void;
}

/** What the table needs of its connection. */
export type Connection = Pick<Live, "say" | "ask" | "handTo" | "retry" | "close">;

/** No connection is needed where nothing happens by itself: moves are sent as requests. */
export const STILL: Connection = { say() {}, ask: () => null, handTo() {}, retry() {}, close() {} };

export class Live {
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #isResting = false; // the server hung up, and has been told nothing since
  #isClosed = false;
  #table: TableView | null = null; // as this socket told it last
  readonly #asked = new Map<string, Answer>(); // what was sent and is not yet answered, by its key

  constructor(
    public events: LiveEvents,
    readonly connect: (address: string) => WebSocket = (address) => new WebSocket(address),
    readonly chance: () => number = Math.random,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  say(word: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(word));
  }

  /** Make a move over the socket, or go on to the rematch: what came of it; null if nothing can be sent. Unreachable if the socket is lost before it answers. */
  ask(word: LiveMove | Again): Promise<Update> | null {
    if (!this.#table || this.#socket?.readyState !== 1) return null;
    this.say(word);
    return new Promise((resolve, reject) => this.#asked.set(word.key, { resolve, reject }));
  }

  /** From now on what arrives is for another table: the rematch, to which the socket has gone on. */
  handTo(events: LiveEvents): void {
    this.events = events;
    events.state("live");
  }

  /** Try again although the server hung up. */
  retry(): void {
    this.#isResting = false;
    this.#lose();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #open(): void {
    this.#drop();
    this.events.state(this.#failures ? "lost" : "connecting");
    const socket = this.connect(this.events.address());
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Frame);
    socket.onclose = () => this.#lose();
    this.#listenForSilence();
  }

  #hear(frame: Frame): void {
    this.#heard = Date.now();
    if (frame.kind === "gone") {
      this.#rest(frame.text);
      return;
    }
    if (this.#failures || frame.kind === "update") this.events.state("live");
    this.#failures = 0;
    if (frame.kind === "ping") this.say({ kind: "pong" });
    else if (frame.kind === "update") this.#update(this.#whole(frame));
    else if (frame.kind === "refused") this.#answerOf(frame.key)?.reject(new Refused(frame.problem));
    else this.events.presence(frame);
  }

  /** A brief update with its scenes, which follow from the last one. */
  #whole(update: Update): Update {
    const before = this.#table?.scene ?? null;
    const scene = before && update.steps.reduce(afterStep<object>, before);
    const whole = update.isBrief ? { ...update, before, table: { ...update.table, scene } } : update;
    this.#table = whole.table;
    return whole;
  }

  /** What was asked for goes to whoever asked, all else to the table. */
  #update(update: Update): void {
    const answer = update.answers ? this.#answerOf(update.answers) : undefined;
    if (answer) answer.resolve(update);
    else this.events.update(update);
  }

  #answerOf(key: string): Answer | undefined {
    const answer = this.#asked.get(key);
    this.#asked.delete(key);
    return answer;
  }

  #rest(text: string): void {
    this.#drop();
    clearTimeout(this.#timer);
    this.#isResting = true;
    this.events.gone(text);
  }

  /** The connection is gone: try again, a little later each time, and not all at the same moment. */
  #lose(): void {
    this.#drop();
    if (this.#isClosed) return;
    this.#failures += 1;
    this.events.state("lost");
    const delay = Math.min(LONGEST, SHORTEST * 2 ** (this.#failures - 1));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), delay * (0.5 + this.chance() / 2));
  }

  #listenForSilence(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (Date.now() - this.#heard >= SILENCE) this.#lose();
      else this.#listenForSilence();
    }, SILENCE);
  }

  /** The reader or the network is back: do not wait for the next try, nor trust a socket that slept. */
  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#isResting) return;
    const isAsleep = Date.now() - this.#heard > SILENCE / 2;
    if (!this.#socket || isAsleep) this.#open();
  };

  #drop(): void {
    const socket = this.#socket;
    this.#socket = this.#table = null;
    for (const key of [...this.#asked.keys()]) this.#answerOf(key)?.reject(new Unreachable("the socket was lost"));
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    if (socket.readyState === CONNECTING)
      socket.onopen = () => socket.close(); // browsers complain of what never was open
    else socket.close();
  }
}
