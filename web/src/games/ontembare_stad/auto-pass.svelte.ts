// Reactions that need no person: a seat that lets everything pass until its turn is answered for. Where another person could notice, only after
// a pause: from outside it looks like somebody who thinks, so nobody can tell who would not have answered anyway.
import { SvelteMap } from "svelte/reactivity";
import { seatInTurn, type StadPlay } from "./scene";

/** The round in which each seat has let everything pass; a reload changes nothing about it. */
const since = new SvelteMap<string, number>();

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

const keyOf = ({ table }: StadPlay) => `passing ${table.id} ${table.viewer ?? ""}`;

/** Whether everything passes until my turn; it cannot outlast a round in which I must have had one. */
export function isPassing(play: StadPlay): boolean {
  const begun = since.get(keyOf(play)) ?? Number(sessionStorage.getItem(keyOf(play)) ?? NaN);
  const { round, me } = play.before;
  return me !== null && seatInTurn(play.before) !== me && round >= begun && round <= begun + 1;
}

/** Let everything pass until my turn; or ask me again. */
export function setPassing(play: StadPlay, isPassing: boolean): void {
  const begun = isPassing ? play.before.round : NaN;
  since.set(keyOf(play), begun);
  sessionStorage.setItem(keyOf(play), `${begun}`);
}

/** Whether a reaction is asked for that need not be asked. */
export function isAutoPassed(play: StadPlay): boolean {
  return play.before.reaction !== null && play.can("pass") && isPassing(play);
}

/** Answer for a player who need not be asked; returns what stops it. My own turn ends the passing. */
export function autoPass(play: StadPlay): (() => void) | undefined {
  if (since.has(keyOf(play)) && seatInTurn(play.before) === play.before.me) setPassing(play, false);
  if (!isAutoPassed(play)) return undefined;
  const timer = setTimeout(() => play.commit("pass"), play.isWatched ? pause() : 0);
  return () => clearTimeout(timer);
}
