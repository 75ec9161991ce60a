import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, address, newKey, Refused, RETRIES, Unreachable } from "../src/lib/api";
import { away, seeBack } from "../src/lib/away.svelte";
import { settings } from "../src/lib/settings.svelte";

const fetch = vi.fn<typeof globalThis.fetch>();
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const move = { number: 4, seat: 0, actions: ["play:3"], key: "k" };

beforeEach(() => {
  vi.stubGlobal("fetch", fetch);
  vi.useFakeTimers();
  fetch.mockReset();
  settings.language = "nl";
  document.cookie = "turncoat_csrf=abc123";
});
afterEach(() => vi.useRealTimers());

describe("requests", () => {
  it("name the language, the seat and every action", () => {
    expect(address("tables/x/foresight", { seat: 0, number: null, action: ["play:3", "done"] })).toBe(
      "/api/tables/x/foresight?seat=0&action=play%3A3&action=done&lang=nl",
    );
  });

  it("carry the token of the cookie when they change something, and only then", async () => {
    fetch.mockImplementation(async () => answer({}));
    await api.me();
    await api.rename("Ann");
    const headers = fetch.mock.calls.map(([, init]) => init!.headers as Record<string, string>);
    expect(headers[0]!["x-csrf-token"]).toBeUndefined();
    expect(headers[1]!["x-csrf-token"]).toBe("abc123");
    expect(fetch.mock.calls[1]![1]).toMatchObject({ method: "PUT", body: '{"name":"Ann"}' });
  });

  it("take what was asked for before the script was here, once", async () => {
    fetch.mockImplementation(async () => answer({ name: "late" }));
    vi.stubGlobal("firstAnswers", new Map([["/api/me?lang=nl", Promise.resolve(answer({ name: "early" }))]]));
    expect([await api.me(), await api.me()]).toEqual([{ name: "early" }, { name: "late" }]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("throw what the server says", async () => {
    fetch.mockResolvedValue(answer({ status: 422, kind: "illegal", text: "Dat mag niet.", rule: "VER-3.1" }, 422));
    const error = await api.why("x", 0, "play:3").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).problem.rule).toBe("VER-3.1");
  });

  it("are Unreachable when nothing, or no answer of ours, comes", async () => {
    fetch.mockRejectedValueOnce(new TypeError("network"));
    await expect(api.lobby()).rejects.toBeInstanceOf(Unreachable);
    fetch.mockResolvedValueOnce(
      new Response("<h1>Bad gateway</h1>", { status: 502, headers: { "content-type": "text/html" } }),
    );
    await expect(api.lobby()).rejects.toBeInstanceOf(Unreachable);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe("a move", () => {
  it("is sent again with the same key until it arrives", async () => {
    fetch.mockRejectedValueOnce(new TypeError("network")).mockRejectedValueOnce(new TypeError("network"));
    fetch.mockResolvedValueOnce(answer({ kind: "update", steps: [], table: {} }, 201));
    const sent = api.move("x", move);
    await vi.advanceTimersByTimeAsync(RETRIES[0]! + RETRIES[1]!);
    await sent;
    const keys = fetch.mock.calls.map(([, init]) => (JSON.parse(init!.body as string) as { key: string }).key);
    expect(keys).toEqual(["k", "k", "k"]);
  });

  it("is sent again for as long as the server is away, and the page knows that", async () => {
    fetch.mockImplementation(async () => answer({ status: 503, kind: "away", text: "…" }, 503));
    const sent = api.move("x", move);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch.mock.calls.length).toBeGreaterThan(RETRIES.length + 3);
    expect(away.requests).toBe(1);
    fetch.mockImplementation(async () => answer({ kind: "update", steps: [], table: {} }, 201));
    await vi.advanceTimersByTimeAsync(RETRIES.at(-1)!);
    await sent;
    expect(away.requests).toBe(0);
  });

  it("is sent again at once when the server is heard of, so that nobody reads six seconds later that it is away", async () => {
    fetch.mockImplementation(async () => answer({ status: 503, kind: "away", text: "…" }, 503));
    const sent = api.move("x", move);
    await vi.advanceTimersByTimeAsync(60_000);
    fetch.mockImplementation(async () => answer({ kind: "update", steps: [], table: {} }, 201));
    seeBack();
    await vi.advanceTimersByTimeAsync(0);
    await sent;
    expect(away.requests).toBe(0);
  });

  it("is not sent again when it was refused", async () => {
    fetch.mockResolvedValue(answer({ status: 409, kind: "stale", text: "…" }, 409));
    await expect(api.move("x", move)).rejects.toBeInstanceOf(Refused);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("has a key of its own", () => {
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newKey()).not.toBe(newKey());
  });
});
