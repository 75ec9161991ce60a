// Reactions that need no person: a seat that can only let it happen, or that does not want to be asked this turn, is answered for
// after a pause. From outside it looks like somebody who thinks: so nobody can tell what a seat could have done.
import { SvelteMap } from "svelte/reactivity";
import type { StadPlay } from "./scene";

/** The turn of which a seat has said that it is not to be asked. */
const left = new SvelteMap<StadPlay, string>();

const LEAST = 700; // milliseconds
const MOST = 15_000;
const MEDIAN = 1800; // beyond the least
const SPREAD = 0.9;

/** A pause as people make them: mostly short, sometimes long, and now and then so long that a choice might be behind it (a log-normal law). Beyond the
 * longest another is drawn: many that ended there together would be told by it. */
export function pause(chance: () => number = Math.random): number {
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
    const length = LEAST + MEDIAN * Math.exp(SPREAD * normal);
    if (length <= MOST) return length;
  }
}

const turnOf = (play: StadPlay) => `${play.before.round} ${play.before.active ?? ""}`;

export function isAutoPassing(play: StadPlay): boolean {
  return left.get(play) === turnOf(play);
}

/** Do not ask me again in this turn; or do, after all. */
export function setAutoPassing(play: StadPlay, isAutoPassing: boolean): void {
  if (isAutoPassing) left.set(play, turnOf(play));
  else left.delete(play);
}

/** Whether a reaction is asked for that need not be asked. */
export function isAutoPassed(play: StadPlay): boolean {
  const isAsked = play.before.reaction !== null && play.can("pass");
  return isAsked && (play.legal.length === 1 || isAutoPassing(play));
}

/** Answer after a while for a player who need not be asked; returns what stops it. */
export function autoPass(play: StadPlay): (() => void) | undefined {
  if (!isAutoPassed(play)) return undefined;
  const timer = setTimeout(() => play.commit("pass"), pause());
  return () => clearTimeout(timer);
}
