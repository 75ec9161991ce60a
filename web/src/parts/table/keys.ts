// What the keys do at a table. The board's own parts and all fields keep the keys that they use themselves.
import type { TableController } from "../../lib/table.svelte";

export type Shortcut = "rules" | "settings" | "log" | "keys" | "choices" | "done";

const OPENS: Record<string, Shortcut> = { r: "rules", s: "settings", l: "log", "?": "keys", c: "choices" };
const OWN_KEYS = "input, select, textarea, [contenteditable]";
const CONTROLS = "button, a, summary, [role=button], [role=option], [role=radio], [tabindex='0']";

/** Send the gesture by its main button. */
export function commitMain(play: TableController<unknown>): void {
  const main = play.game.buttons(play).find((button) => button.isMain);
  if (main) play.commit(...main.actions);
}

/** What a key stands for: done here already, or something for the frame to open; null if nothing. */
export function shortcut(event: KeyboardEvent, play: TableController<unknown>): Shortcut | null {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.metaKey || target?.closest(OWN_KEYS)) return null;
  if (document.querySelector("dialog[open], :popover-open:not([role=tooltip])")) return null;
  if (event.key === "Enter" && (event.ctrlKey || !target?.closest(CONTROLS))) return did(() => commitMain(play));
  if (event.ctrlKey) return null;
  if (event.key === "u") return did(() => play.undo());
  if (event.key === "Backspace") return did(() => play.back());
  if (event.key === "Escape") return did(() => escape(play));
  return OPENS[event.key] ?? null;
}

/** Out of whatever is in the way: a notice, things that move, the gesture. */
function escape(play: TableController<unknown>): void {
  if (play.notice) play.dismiss();
  else if (play.stage.summed) play.stage.goOn();
  else if (play.isMoving) play.skip();
  else play.back();
}

function did(what: () => void): Shortcut {
  what();
  return "done";
}
