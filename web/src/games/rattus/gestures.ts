// What a click means. All of it goes through the table's `play`; what may be done is what the server says.
import type { LegalView } from "../../lib/messages";
import type { GestureButton } from "../board";
import { isOption, options, textOf } from "../options";
import { arm, armedCard } from "./armed.svelte";
import { act, actOnRat, BOX, parse, REGIONS, type Class, type RattusPlay } from "./scene";

/** What a power begins with. */
export const VERBS = BOX.powers;
/** What the map may be pressed for, when no power is being used. */
const ON_MAP = ["settle", "settle-more", "plague", "spread", "to", "witch", "turn-up"];
/** What may be chosen after a step of a gesture, which is unfinished until then. */
const NEXT: Record<string, string> = { monk: "to", merchant: "to", to: "cubes" };

const begins = (play: RattusPlay, verb: string) => options(play).some((option) => parse(option.action).verb === verb);

/** The power that the gesture in hand began with. */
function powerInHand(play: RattusPlay): Class | null {
  const verb = play.line[0] && parse(play.line[0]).verb;
  return play.before.powers.find((card) => VERBS[card] === verb) ?? null;
}

/** The own class cards whose powers may be used now. */
export function usable(play: RattusPlay): Class[] {
  return play.before.powers.filter((card) => begins(play, VERBS[card]));
}

/** What the map is pressed for while no power is being used: a verb; null where it is for nothing. */
function plainVerb(play: RattusPlay): string | null {
  const powers = usable(play).map((card) => VERBS[card]);
  const verb = ON_MAP.find((one) => begins(play, one) && !powers.includes(one));
  return verb === "settle-more" ? "settle" : (verb ?? null);
}

/** The power that is being used: begun, or its card pressed, or the only thing that the map is good for now. */
export function power(play: RattusPlay): Class | null {
  const begun = powerInHand(play);
  if (begun) return begun;
  const cards = usable(play);
  const card = armedCard(play);
  if (card && cards.includes(card)) return card;
  return plainVerb(play) === null && cards.length === 1 && !begins(play, "take") ? cards[0]! : null;
}

/** Whether the gesture in hand is still to be finished: a rat or cubes are on their way. */
export function isUnfinished(play: RattusPlay): boolean {
  const next = NEXT[parse(play.line.at(-1) ?? "").verb];
  const after = play.legalAfter(play.line.length);
  return next !== undefined && (!after || after.some(({ action }) => parse(action).verb === next));
}

/** What pressing the map is for now: a verb of actions on regions or on rats; null where it is for nothing. */
export function mapVerb(play: RattusPlay): string | null {
  if (!options(play).length) return null;
  const first = play.line[0] && parse(play.line[0]).verb;
  if (first === "monk" || first === "merchant") return "to";
  const card = power(play);
  if (card) return VERBS[card];
  return plainVerb(play);
}

/** Whether rats are what is being chosen, and not regions. */
export function isForRats(play: RattusPlay): boolean {
  return ["monk", "witch", "turn-up"].includes(mapVerb(play) ?? "");
}

/** The action that pressing a region stands for; null where regions are not what is being chosen. */
export function regionAction(play: RattusPlay, region: number): string | null {
  const verb = mapVerb(play);
  if (verb === null || isForRats(play)) return null;
  const action = act(verb, region);
  const more = act("settle-more", region);
  const isMore = verb === "settle" && !isOption(play, action) && isOption(play, more);
  return play.line.includes(more) || isMore ? more : action;
}

/** Whether pressing a region would do something, so that it glows. */
export function isRegionOpen(play: RattusPlay, region: number): boolean {
  const action = regionAction(play, region);
  if (action === null) return false;
  if (play.line.includes(action) || play.can(action)) return true;
  if (powerInHand(play) && mapVerb(play) === "to")
    // another target for what is on its way already
    return play.legalAfter(1)?.some((one) => one.action === action) ?? false;
  return isOption(play, action);
}

/** Choose between single actions: the first click selects, the second sends; another one changes the choice. */
export function pick(play: RattusPlay, action: string): void {
  if (play.line.at(-1) === action) return play.commit();
  if (play.can(action) && !play.line.length) return play.choose(action);
  if (!isOption(play, action)) return play.ask(action);
  const first = play.line[0];
  if (first !== undefined) play.back(first);
  play.choose(action);
}

/** What a click on a region does. */
export function pressRegion(play: RattusPlay, region: number): void {
  const action = regionAction(play, region);
  if (!action) return;
  if (mapVerb(play) !== "to" || !play.line.length) return pick(play, action);
  if (play.line.includes(action)) return play.commit();
  const target = play.line.find((one) => parse(one).verb === "to");
  if (target) play.back(target);
  play.chooseWith(action, (legal) => legal.findLast((one) => one.action.startsWith("cubes:"))?.action); // as many as may be, until told otherwise
}

/** The numbers of cubes that the merchant may take along, once it is said where to. */
export function cubeChoices(play: RattusPlay): number[] {
  const isSaid = play.line.at(-1)?.startsWith("cubes:");
  const legal = isSaid ? (play.legalAfter(play.line.length - 1) ?? []) : play.legal;
  return legal.flatMap(({ action }) => (action.startsWith("cubes:") ? [Number(action.slice(6))] : []));
}

/** Take so many cubes along. */
export function pressCubes(play: RattusPlay, number: number): void {
  const action = `cubes:${number}`;
  if (play.line.at(-1) === action) return play.commit();
  if (play.line.at(-1)?.startsWith("cubes:")) play.back();
  play.choose(action);
}

/** The settlers that the chosen region can get: as many as rats, or with the peasant one more. */
export function settleChoices(play: RattusPlay): LegalView[] {
  const last = play.line.at(-1);
  if (!last || !parse(last).verb.startsWith("settle")) return [];
  const { region } = parse(last);
  const found = [act("settle", region), act("settle-more", region)].flatMap((action) =>
    options(play).filter((one) => one.action === action),
  );
  return found.length > 1 ? found : [];
}

/** The action that pressing a rat stands for. */
export function ratAction(play: RattusPlay, region: number, rat: number): string {
  return actOnRat(mapVerb(play)!, region, rat);
}

/** What a click on a class card does: take it, or get ready to use its power. */
export function pressCard(play: RattusPlay, card: Class): void {
  if (usable(play).includes(card)) {
    const first = play.line[0];
    if (first !== undefined) play.back(first);
    return arm(play, power(play) === card && armedCard(play) ? null : card);
  }
  arm(play, null);
  const isOwn = play.before.classes[card] === play.before.me && play.before.active === play.before.me;
  if (isOwn && play.before.phase !== "take") return play.ask(actionOf(card));
  pick(play, `take:${card}`);
}

/** An action of a power, to ask about it. */
function actionOf(card: Class): string {
  const verb = VERBS[card];
  return verb === "monk" || verb === "witch" ? actOnRat(verb, 0, 0) : act(verb, 0);
}

/** Whether pressing a class card would do something, so that it glows. */
export function isCardOpen(play: RattusPlay, card: Class): boolean {
  return usable(play).includes(card) || isOption(play, `take:${card}`);
}

export function isCardChosen(play: RattusPlay, card: Class): boolean {
  return play.line.includes(`take:${card}`) || power(play) === card;
}

/** Where on the map a hint's actions are, each with its chance of winning; of several in one region, the best. */
export function hintsOnMap(play: RattusPlay): { region: number; won: number }[] {
  const best = new Map<number, number>();
  for (const [action, won] of play.hinted) {
    const { verb, region } = parse(action);
    if (verb !== "take" && region >= 0) best.set(region, Math.max(won, best.get(region) ?? 0));
  }
  return [...best].map(([region, won]) => ({ region, won }));
}

/** The buttons of the decision bar. */
export function buttons(play: RattusPlay): GestureButton[] {
  const isMine = play.before.me !== null && play.before.mover === play.before.me;
  if (!isMine || (!play.line.length && !play.legal.length)) return [];
  return [...(play.line.length ? sending(play) : answering(play))];
}

/** Answers that need nothing on the map: yes, no, nothing more. */
function* answering(play: RattusPlay): Generator<GestureButton> {
  for (const { action, text } of play.legal) {
    if (action === "swap") yield { label: text, actions: [action], isMain: true };
    if (action === "count") yield { label: play.words.say("board-send-count"), actions: [action], isMain: true }; // as which number, the question says
    if (action === "done") yield { label: text, actions: [action], isMain: false };
  }
}

function* sending(play: RattusPlay): Generator<GestureButton> {
  if (isUnfinished(play)) return;
  yield { label: sendLabel(play), actions: [], isMain: true };
}

function sendLabel(play: RattusPlay): string {
  const { words, line } = play;
  const to = line.find((action) => parse(action).verb === "to");
  const region = to ? words.say(`region-${REGIONS[parse(to).region]!}`) : "";
  const last = line.at(-1)!;
  if (last.startsWith("cubes:") && region)
    return words.say("board-send-merchant", { number: Number(last.split(":")[1]), region });
  if (parse(last).verb === "to") return words.say("board-send-monk", { region });
  return textOf(play, last) ?? words.say("board-send");
}
