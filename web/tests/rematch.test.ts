import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refused, Unreachable } from "../src/lib/api";
import { goOn, takeReached } from "../src/lib/rematch";
import type { TableController } from "../src/lib/table.svelte";
import { table } from "./tables";

const refused = new Refused({ status: 403, kind: "not-your-seat", text: "Not yours." });

/** A table that is over, and what comes of going on from it. */
function over(next: string | null, reached: () => Promise<TableController<unknown> | null>): TableController<unknown> {
  return { table: table(9, { state: "finished", next }), goOn: reached } as unknown as TableController<unknown>;
}

describe("a rematch", () => {
  const asked = vi.spyOn(api, "rematch").mockImplementation(async () => table(1, { id: "u" }));
  afterEach(() => asked.mockClear());

  it("is reached over the socket, and its page takes it once", async () => {
    const rematch = { table: table(1, { id: "u" }) } as TableController<unknown>;
    expect(await goOn(over(null, async () => rematch))).toBe("u");
    expect(asked).not.toHaveBeenCalled();
    expect([takeReached("u"), takeReached("u")]).toEqual([rematch, null]);
  });

  it("is asked for by a request where nothing can be sent or the socket is lost", async () => {
    expect(await goOn(over(null, async () => null))).toBe("u");
    expect(await goOn(over(null, () => Promise.reject(new Unreachable())))).toBe("u");
    expect(asked.mock.calls).toEqual([["t"], ["t"]]);
    expect(takeReached("u")).toBeNull();
  });

  it("that is there is visited though the seat was lost: its page offers it again", async () => {
    expect(await goOn(over("v", () => Promise.reject(refused)))).toBe("v");
    expect(asked).not.toHaveBeenCalled();
  });

  it("that is refused is not asked for again", async () => {
    await expect(goOn(over(null, () => Promise.reject(refused)))).rejects.toBe(refused);
    expect(asked).not.toHaveBeenCalled();
  });
});
