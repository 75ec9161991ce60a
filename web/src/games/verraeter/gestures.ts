// What a click means. All of it goes through the table's `play`; what may be done is what the server says.
import type { GestureButton } from "../board";
import { isOption } from "../options";
import { act, placeOf, sum, type VerraeterPlay } from "./scene";

/** Choose between single actions: the first click selects, the second sends; another one changes the choice. */
export function pick(play: VerraeterPlay, action: string): void {
  if (play.line.at(-1) === action) return play.commit();
  if (play.can(action)) return play.choose(action);
  if (!isOption(play, action)) return play.ask(action);
  const first = play.line[0];
  if (first !== undefined) play.back(first);
  play.choose(action);
}

/** Take a card of the hand into the gesture, or back into the hand; `copy` tells cards of one value apart. */
export function toggleCard(play: VerraeterPlay, verb: "play" | "drop", card: number, copy: number): void {
  const action = `${verb}:${card}`;
  const taken = play.line.filter((chosen) => chosen === action).length;
  if (copy >= taken) return play.choose(action);
  const at = play.line.lastIndexOf(action);
  const [next, ...later] = play.line.slice(at + 1);
  for (let left = play.line.length - at; left > 0; left--) play.back();
  if (next) play.choose(next, ...later);
}

/** What a click on a land does: lay a first farm, build, lift or turn an own card, or set a lifted one down. */
export function pressLand(play: VerraeterPlay, place: number): void {
  const action = landAction(play, place);
  if (!action) return;
  if (!liftOf(play)) return pick(play, action);
  const last = play.line.at(-1);
  if (action.startsWith("lift")) return play.back(action); // it stays where it is
  if (action === last) return play.commit();
  if (play.line.length > 1) play.back();
  play.choose(action);
}

/** The lift that the gesture began with. */
export function liftOf(play: VerraeterPlay): string | undefined {
  return play.line.find((action) => action.startsWith("lift"));
}

/** The action that a click on a land stands for; null where lands are not what is being chosen. */
export function landAction(play: VerraeterPlay, place: number): string | null {
  const { phase, ring, me } = play.before;
  const lift = liftOf(play);
  const last = play.line.at(-1);
  if (lift && placeOf(lift) === place) return lift;
  if (last && placeOf(last) === place && phase !== "conflict") return last;
  if (lift && play.line.length > 1) return act(last!.split(":")[0]!, place); // the same side up, elsewhere
  if (!lift && !["farms", "build", "set"].includes(phase)) return null;
  const isOwn = !lift && phase === "build" && ring[place]?.owner === me;
  const actions = (isOwn ? ["lift", "turn"] : ["farm", "office"]).map((verb) => act(verb, place));
  const isPossible = (action: string) => play.can(action) || (!lift && isOption(play, action));
  return actions.find(isPossible) ?? actions[0]!; // the first, to ask about
}

/** Whether a click on a land would do something, so that it glows. */
export function isLandOpen(play: VerraeterPlay, place: number): boolean {
  const action = landAction(play, place);
  if (action === null) return false;
  if (play.line.includes(action) || play.can(action)) return true;
  if (liftOf(play)) return play.legalAfter(1)?.some((one) => one.action === action) ?? false;
  return isOption(play, action);
}

/** Where on the ring a hint's actions are, each with its chance of winning; of several on one land, the best. */
export function hintsOnRing(play: VerraeterPlay): { place: number; isBorder: boolean; won: number }[] {
  const best = new Map<number, { place: number; isBorder: boolean; won: number }>();
  for (const [action, won] of play.hinted) {
    const verb = action.split(":")[0]!;
    if (!["conflict", "farm", "office", "lift", "turn"].includes(verb)) continue;
    const place = placeOf(action);
    if (won >= (best.get(place)?.won ?? 0)) best.set(place, { place, isBorder: verb === "conflict", won });
  }
  return [...best.values()];
}

/** The verb of what is being laid from the hand, if cards are. */
export function cardVerb(play: VerraeterPlay): "play" | "drop" | null {
  return play.before.phase === "supply" ? "play" : play.before.phase === "discard" ? "drop" : null;
}

/** The buttons of the decision bar. */
export function buttons(play: VerraeterPlay): GestureButton[] {
  const isMine = play.before.me !== null && play.before.mover === play.before.me;
  if (!isMine || (!play.line.length && !play.legal.length)) return [];
  return play.line.length ? [...sending(play)] : passing(play);
}

function passing(play: VerraeterPlay): GestureButton[] {
  if (!play.can("done")) return [];
  const label = play.words.say(`board-pass-${play.before.phase}`);
  return [{ label, actions: ["done"], isMain: false }];
}

function* sending(play: VerraeterPlay): Generator<GestureButton> {
  const verb = cardVerb(play);
  const last = play.line.at(-1)!;
  if (last.startsWith("lift")) return; // it must be set down first
  if (!verb) {
    yield { label: play.words.say(`board-send-${last.split(":")[0]!}`), actions: [], isMain: true };
    return;
  }
  const isLeftOff = verb === "drop" && play.line.length < play.before.spare; // fewer than may be discarded
  const actions = verb === "play" || isLeftOff ? ["done"] : [];
  const message = `board-send-${verb}${isLeftOff ? "-rest" : ""}`;
  yield { label: play.words.say(message, chosenCards(play)), actions, isMain: true };
}

/** The cards in the gesture, for a sentence: which, how many, and what they come to. */
export function chosenCards({ line, words }: VerraeterPlay): { cards: string; number: number; total: number } {
  const cards = line.map((action) => action.split(":")[1]!);
  return { cards: words.list(cards), number: cards.length, total: sum(cards.map(Number)) };
}
