import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, SILENCE, type LiveState } from "../src/lib/live";
import { Refused, Unreachable } from "../src/lib/api";
import type { Frame, LiveMove, TableView, Update } from "../src/lib/messages";
import { step, table } from "./tables";

/** A socket that does what the test says. */
class FakeSocket {
  readyState = 1;
  sent: unknown[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  hear(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const update = (number: number) => ({ kind: "update", steps: [], table: { number } }) as unknown as Update;
let sockets: FakeSocket[];
let states: LiveState[];
let known: number;
let live: Live;
let farewells: string[];
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, known, farewells] = [[], [], 0, []];
  const events = {
    address: () => `ws://x/live?since=${known}`,
    update: (one: Update) => (known = one.table.number),
    presence: () => {},
    gone: (text: string) => farewells.push(text),
    state: (state: LiveState) => states.push(state),
  };
  const connect = (address: string) => {
    sockets.push(new FakeSocket(address));
    return last() as unknown as WebSocket;
  };
  live = new Live(events, connect, () => 1);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("live", () => {
  it("is live when the first update has come", () => {
    expect(states).toEqual(["connecting"]);
    last().hear(update(3));
    expect(states).toEqual(["connecting", "live"]);
  });

  it("answers a ping", () => {
    last().hear({ kind: "ping" });
    expect(last().sent).toEqual([{ kind: "pong" }]);
  });

  it("comes back by itself and asks for what it has missed", () => {
    last().hear(update(7));
    last().onclose!();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(sockets.map((socket) => socket.address)).toEqual(["ws://x/live?since=0", "ws://x/live?since=7"]);
    expect(states.at(-1)).toBe("lost");
    last().hear(update(9));
    expect(states.at(-1)).toBe("live");
    expect(known).toBe(9);
  });

  it("waits longer each time, but never for ever", () => {
    const waits = [];
    for (let failure = 0; failure < 8; failure++) {
      const before = sockets.length;
      last().onclose!();
      let wait = 0;
      for (; sockets.length === before; wait += 500) vi.advanceTimersByTime(500);
      waits.push(wait);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });

  it("starts again from the shortest wait after it was live again", () => {
    last().onclose!();
    vi.advanceTimersByTime(500);
    last().onclose!();
    vi.advanceTimersByTime(1000);
    last().hear(update(1));
    last().onclose!();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(4);
  });

  it("does not wait when the network comes back", () => {
    last().onclose!();
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
  });

  it("does not trust a socket that slept", () => {
    last().hear(update(1));
    vi.setSystemTime(Date.now() + SILENCE);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.readyState).toBe(3);
  });

  it("gives up a server that has gone silent, and not one that speaks", () => {
    vi.advanceTimersByTime(SILENCE - 1000);
    last().hear({ kind: "ping" });
    vi.advanceTimersByTime(2000);
    expect(states).not.toContain("lost");
    vi.advanceTimersByTime(2 * SILENCE);
    expect(states).toContain("lost");
  });

  it("rests when the server hangs up, until it is told to try again", () => {
    last().onclose!();
    vi.advanceTimersByTime(500);
    last().hear({ kind: "gone", text: "Not your seat." });
    expect(farewells).toEqual(["Not your seat."]);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(10 * SILENCE);
    expect(sockets).toHaveLength(2);
    live.retry();
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2); // a farewell is no sign of life: the waits go on getting longer
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
  });

  it("stays closed once closed", () => {
    const { onclose } = last();
    live.close();
    onclose?.();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(100_000);
    expect(sockets).toHaveLength(1);
  });

  it("makes a brief update whole again from what it had", () => {
    const told = vi.spyOn(live.events, "update");
    last().hear({ kind: "update", before: null, steps: [], table: table(5) });
    const brief = { ...table(7), scene: null } as TableView;
    last().hear({ kind: "update", before: null, steps: [step(6), step(7)], table: brief, isBrief: true });
    expect(told.mock.lastCall![0]).toMatchObject({ before: { at: 5 }, table: { number: 7, scene: { at: 7 } } });
  });

  it("makes moves, and gives what came of each to whoever made it", async () => {
    const move: LiveMove = { kind: "move", number: 5, seat: 0, actions: ["a"], key: "k" };
    expect(live.ask(move)).toBeNull(); // nothing is known of the table yet
    last().hear(update(5));
    const made = live.ask(move);
    expect(last().sent).toEqual([move]);
    last().hear({ ...update(6), answers: "k" });
    expect((await made)?.table.number).toBe(6);
    expect(known).toBe(5);
    const refused = live.ask(move);
    last().hear({ kind: "refused", key: "k", problem: { status: 409, kind: "stale", text: "No." } });
    await expect(refused).rejects.toBeInstanceOf(Refused);
    const lost = live.ask(move);
    last().onclose!();
    await expect(lost).rejects.toBeInstanceOf(Unreachable);
  });

  it("goes on to the rematch, and tells its table from then on", async () => {
    last().hear(update(5));
    const asked = live.ask({ kind: "again", key: "k", seat: 0 });
    last().hear({ ...update(2), answers: "k" });
    expect((await asked)?.table.number).toBe(2);
    const told = vi.fn();
    live.handTo({
      ...live.events,
      address: () => "ws://x/rematch",
      update: told,
      state: (state) => states.push(state),
    });
    expect(states.at(-1)).toBe("live");
    last().hear(update(3));
    expect([told.mock.calls.length, known]).toEqual([1, 5]);
    last().onclose!();
    vi.advanceTimersByTime(500);
    expect(sockets.map((socket) => socket.address)).toEqual(["ws://x/live?since=0", "ws://x/rematch"]);
  });
});
