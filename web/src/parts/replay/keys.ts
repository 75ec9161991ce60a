// What the keys do while one looks back at a match. Fields, and buttons that have the focus, keep the keys that they use themselves.
import type { ReplayPlayer } from "../../lib/replay.svelte";

const FIELDS = "input:not([data-scrub]), select, textarea";
const CONTROLS = "button, a, summary, [role=button], [tabindex='0']";

const KEYS: Record<string, (player: ReplayPlayer) => unknown> = {
  ArrowLeft: (player) => player.go(player.moment - 1),
  ArrowRight: (player) => player.next(),
  ArrowDown: (player) => player.go(player.moment - 1),
  ArrowUp: (player) => player.next(),
  Home: (player) => player.go(0),
  End: (player) => player.go(player.last),
  PageUp: (player) => player.turn(-1),
  PageDown: (player) => player.turn(1),
  " ": (player) => player.toggle(),
  "[": (player) => player.pace(-1),
  "]": (player) => player.pace(1),
};

/** Do what a key stands for, if it stands for anything here. */
export function pressed(event: KeyboardEvent, player: ReplayPlayer): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target?.closest(FIELDS)) return;
  if (document.querySelector("dialog[open], :popover-open:not([role=tooltip])")) return;
  if (target?.closest("[role=log], .room") || (event.key === " " && target?.closest(CONTROLS))) return; // they scroll, or are pressed
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  void act(player);
}
