import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableController } from "../src/lib/table.svelte";
import { shortcut } from "../src/parts/table/keys";

const play = {
  notice: null as object | null,
  stage: { summed: null },
  isMoving: false,
  game: {
    buttons: () => [
      { label: "Pass", actions: ["done"], isMain: false },
      { label: "Lay 3", actions: ["a", "b"], isMain: true },
    ],
  },
  commit: vi.fn(),
  undo: vi.fn(),
  back: vi.fn(),
  skip: vi.fn(),
  dismiss: vi.fn(),
};

/** Press a key somewhere. */
function press(key: string, where = "<p></p>", init: KeyboardEventInit = {}) {
  document.body.innerHTML = where;
  let what: ReturnType<typeof shortcut> = null;
  const listen = (event: KeyboardEvent) => (what = shortcut(event, play as unknown as TableController<unknown>));
  addEventListener("keydown", listen, { once: true });
  document.body.firstElementChild!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...init }));
  return what;
}

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(play, { notice: null, isMoving: false });
});

describe("keys at the table", () => {
  it("open what they stand for", () => {
    expect([press("r"), press("s"), press("l"), press("?"), press("c")]).toEqual([
      "rules",
      "settings",
      "log",
      "keys",
      "choices",
    ]);
    expect(press("x")).toBeNull();
  });

  it("send the gesture by its main button, and take back", () => {
    press("Enter");
    expect(play.commit).toHaveBeenCalledWith("a", "b");
    press("Backspace");
    expect(play.back).toHaveBeenCalledOnce();
    press("u");
    expect(play.undo).toHaveBeenCalledOnce();
  });

  it("leave Enter to what has the focus, unless Ctrl is held", () => {
    for (const control of ["<button></button>", "<a></a>", "<div role='option'></div>"])
      expect(press("Enter", control)).toBeNull();
    expect(play.commit).not.toHaveBeenCalled();
    press("Enter", "<div role='option'></div>", { ctrlKey: true });
    expect(play.commit).toHaveBeenCalledOnce();
  });

  it("are letters in a field, and the browser's with Ctrl or Alt", () => {
    expect([
      press("u", "<input>"),
      press("r", "<p></p>", { ctrlKey: true }),
      press("l", "<p></p>", { altKey: true }),
    ]).toEqual([null, null, null]);
    expect(play.undo).not.toHaveBeenCalled();
  });

  it("do nothing behind a dialog", () => {
    expect(press("u", "<dialog open></dialog>")).toBeNull();
    expect(play.undo).not.toHaveBeenCalled();
  });

  it("Escape: first the notice, then the movement, then the gesture", () => {
    play.notice = {};
    play.isMoving = true;
    press("Escape");
    play.notice = null;
    press("Escape");
    play.isMoving = false;
    press("Escape");
    expect([play.dismiss, play.skip, play.back].map((done) => done.mock.calls.length)).toEqual([1, 1, 1]);
  });
});
