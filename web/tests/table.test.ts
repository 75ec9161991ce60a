import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, Unreachable, type Api } from "../src/lib/api";
import type { Connection, LiveEvents } from "../src/lib/live";
import type { ClientMessage, Foresight, Problem, TableView, Update } from "../src/lib/messages";
import { TableController } from "../src/lib/table.svelte";
import { Words } from "../src/lib/words";
import { event, step, table, taken, TOY, update, type Scene } from "./tables";

const words = new Words("en", [
  "page-trouble-away = Away.\npage-why-watching = You watch.\npage-undo-none = Nothing.\n",
]);
const foresight = (line: readonly string[]): Foresight => ({
  actions: [...line],
  events: [],
  scene: { at: 100 + line.length },
  legal: line.length < 2 ? [{ action: "b", text: "B" }] : [],
});
const refusal = (problem: Partial<Problem>) =>
  new Refused({ status: 409, kind: "stale", text: "Changed.", ...problem });

const server = {
  foresight: vi.fn(async (_id: string, _seat: number, _number: number, line: readonly string[]) => foresight(line)),
  move: vi.fn<Api["move"]>(),
  undo: vi.fn<Api["undo"]>(),
  hint: vi.fn<Api["hint"]>(async (_id, { number }) => ({
    number,
    hints: [{ action: "b", text: "B", won: 0.4, points: 3, why: [], line: [] }],
  })),
  why: vi.fn<Api["why"]>(async () => ({ rule: "TOY-2.1", text: "Not now." })),
  steps: vi.fn<Api["steps"]>(),
  table: vi.fn<Api["table"]>(),
};
let factor: number;
let said: ClientMessage[];
let tries: number;
let closed: number;
let answer: Promise<Update> | null;
let socket: LiveEvents;

function open(first: TableView, game = TOY): TableController<Scene> {
  const connect = (events: LiveEvents): Connection => {
    socket = events;
    return {
      say: (word) => void said.push(word),
      ask: () => answer,
      handTo: (events) => void (socket = events),
      close: () => void (closed += 1),
      retry: () => void (tries += 1),
    };
  };
  return new TableController<Scene>({
    table: first,
    game,
    words,
    api: server as unknown as Api,
    factor: () => factor,
    connect,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  [factor, said, tries, closed, answer] = [0, [], 0, 0, null];
});
afterEach(() => vi.useRealTimers());

describe("a hint", () => {
  it("is asked for by the player to move, at the table as it is, and shown until the table changes", async () => {
    const play = open(table(5));
    expect(play.hint.canBeAsked).toBe(true);
    const asked = play.hint.ask();
    expect(play.hint.isThinking).toBe(true);
    expect(play.hint.canBeAsked).toBe(false);
    await asked;
    expect(server.hint).toHaveBeenCalledWith("t", { number: 5, seat: 0 });
    expect([...play.hinted]).toEqual([["b", 0.4]]);
    play.receive(update(6, [6]));
    expect(play.hint.list).toEqual([]);
  });

  it("is not on the board while a gesture is in hand", async () => {
    const play = open(table(5));
    await play.hint.ask();
    play.choose("a");
    await play.idle();
    expect(play.hinted.size).toBe(0);
  });

  it("cannot be asked for where the host does not want it, by those who wait, or where there is no choice", async () => {
    for (const changes of [{ hints: false }, { viewer: null }, { legal: [{ action: "a", text: "A" }] }]) {
      const play = open(table(5, changes));
      expect(play.hint.canBeAsked).toBe(false);
      await play.hint.ask();
    }
    expect(server.hint).not.toHaveBeenCalled();
  });

  it("can be put away as a list, and stays on the board", async () => {
    const play = open(table(5));
    await play.hint.ask();
    expect(play.hint.isOpen).toBe(true);
    play.hint.fold();
    expect(play.hint.isOpen).toBe(false);
    expect([...play.hinted]).toEqual([["b", 0.4]]);
    play.receive(update(6, [6]));
    await play.hint.ask();
    expect(play.hint.isOpen).toBe(true);
  });

  it("is asked for again while the server is getting ready to think, and says so", async () => {
    server.hint.mockRejectedValueOnce(refusal({ kind: "getting-ready", text: "Getting ready." }));
    const play = open(table(5));
    const asked = play.hint.ask();
    await vi.advanceTimersByTimeAsync(0);
    expect([play.hint.isThinking, play.hint.delay, play.notice]).toEqual([true, "Getting ready.", null]);
    await vi.advanceTimersByTimeAsync(2000);
    await asked;
    expect([...play.hinted]).toEqual([["b", 0.4]]);
    expect([play.hint.isThinking, play.hint.delay]).toEqual([false, null]);
  });

  it("is no longer asked for once the player has gone on", async () => {
    server.hint.mockRejectedValue(refusal({ kind: "getting-ready", text: "Getting ready." }));
    const play = open(table(5));
    const asked = play.hint.ask();
    await vi.advanceTimersByTimeAsync(0);
    play.receive(update(6, [6]));
    await vi.advanceTimersByTimeAsync(2000);
    await asked;
    expect(server.hint).toHaveBeenCalledTimes(1);
    server.hint.mockReset();
  });

  it("that is refused is explained", async () => {
    server.hint.mockRejectedValueOnce(refusal({ kind: "no-hint-now", text: "Not just now." }));
    const play = open(table(5));
    await play.hint.ask();
    expect(play.notice?.text).toBe("Not just now.");
    expect(play.hint.isThinking).toBe(false);
  });
});

describe("what happens", () => {
  it("is shown step by step, at the set speed, and counts when all is shown", async () => {
    factor = 2;
    const play = open(table(5));
    play.receive(update(7, [6, 7], { undo: 1 }));
    expect(play.scene.at).toBe(5);
    expect(play.stage.step?.number).toBe(6);
    expect(play.legal).toEqual([]);
    expect(play.table.number).toBe(5);
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.scene.at).toBe(6);
    expect(play.isMoving).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.isMoving).toBe(false);
    expect(play.table.number).toBe(7);
    expect(play.stage.step).toBeNull();
    expect(play.can("a")).toBe(true);
    expect(play.log.map((one) => one.number)).toEqual([6, 7]);
  });

  it("can be skipped", async () => {
    factor = 1;
    const play = open(table(5));
    play.receive(update(9, [6, 7, 8, 9]));
    play.skip();
    expect(play.stage.pace(240)).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(play.scene.at).toBe(9);
    expect(play.log).toHaveLength(4);
    expect(play.stage.pace(240)).toBe(240);
  });

  it("takes no time without motion, and none for what nobody needs to see", () => {
    const play = open(table(5));
    play.receive(update(6, [6]));
    expect(play.table.number).toBe(6);
    factor = 1;
    play.receive({ ...update(7, []), steps: [step(7, { isShown: false })] });
    expect(play.table.number).toBe(7);
  });

  it("is taken once, by whichever way it comes, and never backwards", () => {
    const play = open(table(5));
    play.receive(update(7, [6, 7]));
    play.receive(update(7, [6, 7]));
    play.receive(update(6, [6]));
    expect(play.log.map((one) => one.number)).toEqual([6, 7]);
    expect(play.table.number).toBe(7);
  });

  it("before we came is told but not shown", () => {
    factor = 1;
    const play = open(table(3));
    play.receive(update(4, [1, 2, 3, 4]));
    expect(play.log.map((one) => one.number)).toEqual([1, 2, 3, 4]);
    expect(play.stage.step?.number).toBe(4);
  });

  it("leaves the log when it is taken back", () => {
    const play = open(table(0));
    play.receive(update(3, [1, 2, 3]));
    play.receive({ ...update(4, []), steps: [step(4, { isUndo: true, undone: [2, 3] })] });
    expect(play.log.map((one) => one.number)).toEqual([1, 4]);
  });
});

describe("a step of several events", () => {
  const several = {
    ...update(6, []),
    steps: [step(6, { events: ["one", "two", "three"].map((text) => event(text)) })],
  };
  const told = (play: TableController<Scene>) => play.log.flatMap((one) => one.events.map(({ text }) => text));

  it("is told as far as it has been shown, and whole at the end", async () => {
    factor = 1;
    const play = open(table(5));
    play.receive(several);
    expect(told(play)).toEqual(["one"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told(play)).toEqual(["one", "two"]);
    expect(play.event?.text).toBe("two");
    await vi.advanceTimersByTimeAsync(2000);
    expect(told(play)).toEqual(["one", "two", "three"]);
    expect(play.event).toBeNull();
  });

  it("that ends in a surprise is told when that is seen, and what was told last stays until then", async () => {
    factor = 1;
    const play = open(table(5), { ...TOY, film: { ...TOY.film, isSurprise: ({ text }) => text === "two" } });
    play.receive(several);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told(play)).toEqual(["one"]);
    expect(play.event?.text).toBe("one");
    await vi.advanceTimersByTimeAsync(1000);
    expect(told(play)).toEqual(["one", "two", "three"]);
  });

  it("that cannot be shown does not stop the table", async () => {
    factor = 1;
    const broken = () => {
      throw new Error("a fault");
    };
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    const play = open(table(5), { ...TOY, film: { ...TOY.film, time: broken } });
    play.receive(several);
    await vi.advanceTimersByTimeAsync(0);
    vi.unstubAllGlobals();
    expect(report).toHaveBeenCalledOnce();
    expect(play.isMoving).toBe(false);
    expect(play.table.number).toBe(6);
  });
});

describe("the end", () => {
  it("opens the log: what was hidden is told", async () => {
    const play = open(table(5));
    server.steps.mockResolvedValueOnce(update(6, [1, 2, 3, 4, 5, 6], { state: "finished" }));
    play.receive(update(6, [6], { state: "finished" }));
    await play.idle();
    expect(server.steps).toHaveBeenCalledExactlyOnceWith("t", 0, 0, 6);
    expect(play.log).toHaveLength(6);
  });
});

describe("a gesture", () => {
  it("shows what would follow, offers what may come next, and has a way back", async () => {
    const play = open(table(5));
    play.choose("a");
    await play.idle();
    expect(play.line).toEqual(["a"]);
    expect(play.scene.at).toBe(101);
    expect(play.before.at).toBe(5);
    expect(play.legal.map((one) => one.action)).toEqual(["b"]);
    play.choose("b");
    await play.idle();
    expect(play.legal).toEqual([]);
    play.back();
    await play.idle();
    expect(play.line).toEqual(["a"]);
    expect(server.foresight).toHaveBeenCalledTimes(2); // what was foreseen once is known
    play.back("a");
    await play.idle();
    expect(play.scene.at).toBe(5);
    expect(play.can("a")).toBe(true);
  });

  it("remembers what could be done after its first steps, so that the last may be changed", async () => {
    const play = open(table(5));
    play.chooseWith("a", (legal) => legal.at(-1)?.action);
    expect(play.legalAfter(0)!.map((one) => one.action)).toContain("a");
    await play.idle();
    expect(play.line).toEqual(["a", "b"]);
    expect(play.legalAfter(1)!.map((one) => one.action)).toEqual(["b"]);
    play.chooseWith("z", () => "b");
    await play.idle();
    expect(play.line).toEqual(["a", "b"]); // what may not be done is only asked about
  });

  it("does not know yet what could be done while that is being asked", async () => {
    const play = open(table(5));
    let answer = () => {};
    server.foresight.mockImplementationOnce(
      (_id, _seat, _number, line) => new Promise((resolve) => (answer = () => resolve(foresight(line)))),
    );
    play.choose("a");
    await vi.waitFor(() => expect(server.foresight).toHaveBeenCalled());
    expect([play.line, play.legalAfter(1)]).toEqual([["a"], null]);
    answer();
    await play.idle();
    expect(play.legalAfter(1)).not.toBeNull();
  });

  it("does clicks in their order, however fast they come", async () => {
    const play = open(table(5));
    play.choose("a");
    play.choose("b");
    await play.idle();
    expect(play.line).toEqual(["a", "b"]);
  });

  it("asks why about what may not be done", async () => {
    const play = open(table(5));
    play.choose("z");
    await play.idle();
    expect(play.notice).toEqual({ text: "Not now.", rule: "TOY-2.1", isTrouble: false });
    expect(play.line).toEqual([]);
    expect(server.why).toHaveBeenLastCalledWith("t", 0, "z", []);
    play.choose("a");
    play.choose("z");
    await play.idle();
    expect(server.why).toHaveBeenLastCalledWith("t", 0, "z", ["a"]); // about what would be next
    expect(play.line).toEqual(["a"]);
    play.ask("z");
    await play.idle();
    expect(server.why).toHaveBeenLastCalledWith("t", 0, "z", []);
  });

  it("lets a refusal leave as soon as something else is chosen, taken back, or happens", async () => {
    const ways: ((play: TableController<Scene>) => void)[] = [
      (play) => play.choose("a"),
      (play) => play.back(),
      (play) => play.receive(update(6, [6])),
    ];
    for (const way of ways) {
      const play = open(table(5));
      play.choose("z");
      await play.idle();
      expect(play.notice?.text).toBe("Not now.");
      way(play);
      await play.idle();
      expect(play.notice).toBeNull();
    }
  });

  it("is sent as a whole, and answers the table it was made for", async () => {
    server.move.mockResolvedValue(update(8, [6, 7, 8]));
    const play = open(table(5));
    play.choose("a");
    play.commit("b", "done");
    await play.idle();
    expect(server.move.mock.calls[0]).toMatchObject(["t", { number: 5, seat: 0, actions: ["a", "b", "done"] }]);
    expect(play.line).toEqual([]);
    expect(play.table.number).toBe(8);
    expect(play.isSending).toBe(false);
  });

  it("is dropped when somebody else changes the table", async () => {
    const play = open(table(5));
    play.choose("a");
    await play.idle();
    play.receive(update(6, [6]));
    expect(play.line).toEqual([]);
    expect(play.scene.at).toBe(6);
  });

  it("is no longer followed by a notice that the server is away once it answers", async () => {
    server.why.mockRejectedValueOnce(new Unreachable());
    const play = open(table(5));
    play.follow();
    play.ask("z");
    await play.idle();
    expect(play.notice?.text).toBe("Away.");
    socket.state("live");
    expect(play.notice).toBeNull();
  });

  it("is kept when the server is away, so that it can be sent again", async () => {
    server.move.mockRejectedValueOnce(new Unreachable());
    const play = open(table(5));
    play.choose("a");
    play.commit();
    await play.idle();
    expect(play.notice).toEqual({ text: "Away.", rule: null, isTrouble: true });
    expect(play.line).toEqual(["a"]);
    server.move.mockResolvedValueOnce(update(6, [6]));
    play.commit();
    await play.idle();
    expect(play.table.number).toBe(6);
    expect(play.notice).toBeNull();
  });

  it("that came too late says so and brings the table up to date", async () => {
    server.move.mockRejectedValueOnce(refusal({}));
    server.steps.mockResolvedValueOnce(update(7, [6, 7]));
    const play = open(table(5));
    play.commit("a");
    await play.idle();
    await play.idle();
    expect(play.notice?.text).toBe("Changed.");
    expect(play.table.number).toBe(7);
    expect(server.steps).toHaveBeenCalledWith("t", 0, 0, 5);
  });

  it("that is refused names the rule", async () => {
    server.move.mockRejectedValueOnce(refusal({ status: 422, kind: "illegal", text: "No.", rule: "TOY-3.1" }));
    const play = open(table(5));
    play.commit("a");
    await play.idle();
    expect(play.notice).toEqual({ text: "No.", rule: "TOY-3.1", isTrouble: false });
  });

  it("is not for spectators, nor when it is another's turn", async () => {
    const play = open(table(5, { viewer: null }));
    expect(play.legal).toEqual([]);
    play.choose("a");
    play.commit("a");
    await play.idle();
    expect(play.notice?.text).toBe("You watch.");
    expect(server.move).not.toHaveBeenCalled();
  });

  it("can be undone as far as the server allows", async () => {
    server.undo.mockResolvedValue(update(6, []));
    const play = open(table(5, { undo: 2 }));
    play.undo();
    await play.idle();
    expect(server.undo.mock.calls[0]).toMatchObject(["t", { number: 5, seat: 0 }]);
    expect(play.notice).toBeNull();
    play.undo();
    await play.idle();
    expect(server.undo).toHaveBeenCalledTimes(1);
    expect(play.notice?.text).toBe("Nothing.");
  });
});

describe("several people at one screen", () => {
  const seats = table(0).seats.map((seat) => ({ ...seat, isMine: true, bot: null }));
  const turnOf = (mover: number) => ({ ...table(0).turn, mover });

  it("see nothing before the screen is handed over", async () => {
    const play = open(table(5, { seats }));
    expect(play.curtain).toBe(0);
    expect(play.legal).toEqual([]);
    play.liftCurtain();
    await play.idle();
    expect(play.curtain).toBeNull();
    expect(play.can("a")).toBe(true);
    expect(server.steps).not.toHaveBeenCalled();
  });

  it("hand it over when another of them is to decide", async () => {
    const play = open(table(5, { seats }));
    play.follow();
    play.liftCurtain();
    await play.idle();
    play.receive(update(6, [6], { seats, turn: turnOf(1), legal: [] }));
    expect(play.curtain).toBe(1);
    server.steps.mockResolvedValueOnce(update(6, [1, 2, 3, 4, 5, 6], { seats, viewer: 1, turn: turnOf(1) }));
    play.liftCurtain();
    await play.idle();
    expect(server.steps).toHaveBeenCalledWith("t", 1, 0, 6);
    expect(said).toEqual([{ kind: "look", seat: 1 }]);
    expect(play.viewer).toBe(1);
    expect(play.curtain).toBeNull();
    expect(play.log).toHaveLength(6);
    expect(play.can("a")).toBe(true);
  });

  it("are not shown what was meant for the seat before", () => {
    const play = open(table(5, { seats }));
    play.receive(update(6, [6], { seats, viewer: 1 }));
    expect(play.table.number).toBe(5);
  });
});

describe("the connection", () => {
  it("asks for what is not known yet, as the seat it sits in", () => {
    const play = open(table(5));
    play.follow();
    expect(new URL(socket.address()).search).toContain("seat=0&since=0&still=5");
    socket.update(update(6, [1, 2, 3, 4, 5, 6]));
    expect(new URL(socket.address()).search).toContain("since=6");
    expect(new URL(socket.address()).protocol).toBe("ws:");
  });

  it("says who is awaited and away", () => {
    const seats = table(0).seats.map((seat) => ({ ...seat, bot: null }));
    const play = open(table(5, { seats, turn: { ...table(0).turn, mover: 1 } }));
    play.follow();
    expect(play.absent).toBeNull();
    socket.presence({
      kind: "presence",
      here: [true, false],
      away: [null, null],
      needed: 1,
      isHostGone: false,
      watching: 0,
    });
    expect(play.absent?.name).toBe("Bot");
  });

  it("says who is here", () => {
    const play = open(table(5));
    play.follow();
    expect(play.isHere(1)).toBe(true);
    socket.presence({
      kind: "presence",
      here: [true, false],
      away: [null, null],
      needed: 1,
      isHostGone: false,
      watching: 2,
    });
    expect(play.isHere(1)).toBe(false);
    socket.state("lost");
    expect(play.liveState).toBe("lost");
  });
});

describe("the rematch", () => {
  const over = () => table(9, { state: "finished" });

  it("is gone on to over the socket, which the match before no longer has", async () => {
    const play = open(over());
    const stop = play.follow();
    answer = Promise.resolve(update(2, [1, 2], { id: "u" }));
    const rematch = (await play.goOn())!;
    expect([rematch.table.id, rematch.since, rematch.log.length, rematch.isMoving]).toEqual(["u", 2, 2, false]);
    stop();
    expect(closed).toBe(0);
    socket.update(update(3, [3], { id: "u" }));
    expect([play.table.number, rematch.table.number]).toEqual([9, 3]);
    expect(new URL(socket.address()).pathname).toBe("/api/tables/u/live");
    const leave = rematch.follow();
    leave();
    expect(closed).toBe(1);
  });

  it("is not gone on to where nothing can be sent, or the server refuses: the socket stays with the match before", async () => {
    const play = open(over());
    const stop = play.follow();
    expect(await play.goOn()).toBeNull();
    answer = Promise.reject(refusal({ kind: "too-many" }));
    await expect(play.goOn()).rejects.toBeInstanceOf(Refused);
    stop();
    expect(closed).toBe(1);
  });
});

describe("who has lost the seat", () => {
  const watching = () => {
    server.table.mockResolvedValueOnce(taken(7));
    server.steps.mockResolvedValueOnce({ ...update(7, [1, 2, 3, 4, 5, 6, 7]), table: taken(7) });
  };
  const expectWatching = async (play: TableController<Scene>) => {
    await play.idle();
    await play.idle();
    expect(server.steps).toHaveBeenCalledExactlyOnceWith("t", null, 0, 5);
    expect(play.viewer).toBeNull();
    expect(play.log).toHaveLength(7);
    expect(play.table.seats[0]!.mayReturn).toBe(true);
  };

  it("watches when the server hangs up, and comes back as a spectator", async () => {
    const play = open(table(5));
    play.follow();
    watching();
    socket.gone("Not your seat.");
    await expectWatching(play);
    expect(tries).toBe(1);
    expect(new URL(socket.address()).searchParams.has("seat")).toBe(false);
    expect(play.farewell).toBeNull();
  });

  it("watches when an update says so", async () => {
    const play = open(table(5));
    watching();
    play.receive({ ...update(7, []), table: taken(7) });
    await expectWatching(play);
  });

  it("watches when a request says so", async () => {
    const play = open(table(5));
    watching();
    server.move.mockRejectedValueOnce(refusal({ status: 403, kind: "not-your-seat", text: "Not yours." }));
    play.commit("a");
    await expectWatching(play);
    expect(play.notice?.text).toBe("Not yours.");
  });

  it("sits down again when the seat was taken back in another tab", async () => {
    const play = open(taken(5));
    server.table.mockResolvedValueOnce(table(7));
    server.steps.mockResolvedValueOnce(update(7, [6, 7]));
    play.receive({ ...update(7, []), table: { ...taken(7), seats: table(7).seats } });
    await play.idle();
    expect(play.viewer).toBe(0);
  });
});

describe("a server that hangs up", () => {
  it("is tried once more; after that its sentence stands, with a way on", async () => {
    const play = open(table(5));
    play.follow();
    server.table.mockResolvedValue(table(5));
    socket.gone("Too many.");
    await play.idle();
    expect([tries, play.farewell]).toEqual([1, null]);
    socket.gone("Too many.");
    await play.idle();
    expect([tries, play.farewell]).toEqual([1, "Too many."]);
    play.reconnect();
    expect([tries, play.farewell]).toEqual([2, null]);
    socket.update(update(6, [6]));
    socket.gone("Too slow.");
    await play.idle();
    expect([tries, play.farewell]).toEqual([3, null]);
  });

  it("is not tried again when the table is no more, but is when nothing can be heard", async () => {
    const play = open(table(5));
    play.follow();
    server.table.mockRejectedValueOnce(new Unreachable());
    socket.gone("Bye.");
    await play.idle();
    expect([tries, play.farewell]).toEqual([1, null]);
    server.table.mockRejectedValueOnce(refusal({ status: 404, kind: "not-found", text: "No such table." }));
    socket.gone("Bye.");
    await play.idle();
    expect([tries, play.farewell]).toEqual([1, "No such table."]);
  });
});
