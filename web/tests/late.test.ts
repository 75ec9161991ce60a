import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { owing } from "../src/lib/away.svelte";
import { renewWhenPartsAreMissing } from "../src/lib/late";

const fetch = vi.fn<typeof globalThis.fetch>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("location", { reload });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a page of which a part did not come", () => {
  it("begins anew when the server is back, but not before that has the move that is being sent again", async () => {
    fetch.mockRejectedValue(new TypeError("network"));
    let arrive = () => {};
    const sent = owing(() => new Promise<void>((resolve) => (arrive = resolve)));
    renewWhenPartsAreMissing();
    dispatchEvent(new Event("vite:preloadError"));
    await vi.advanceTimersByTimeAsync(10_000);
    fetch.mockResolvedValue(new Response("ok"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    arrive();
    await sent;
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });
});
