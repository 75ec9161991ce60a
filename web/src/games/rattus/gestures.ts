// What a click means. All of it goes through the table's `play`; what may be done is what the server says.
import type { LegalView } from "../../lib/messages";
import type { GestureButton } from "../board";
import { arm, armedCard } from "./armed.svelte";
import { BOX, act, actOnRat, CLASSES, parse, REGIONS, type Class, type Phase, type RattusPlay } from "./scene";

/** What a power begins with; peasant and knight are powers of their own only in the last round. */
const VERBS: Record<Class, string> = {
  peasant: "settle-more",
  merchant: "merchant",
  monk: "monk",
  knight: "plague",
  witch: "witch",
  king: "king",
};
const POWERS: readonly Class[] = ["merchant", "monk", "witch", "king"];
/** What the map is pressed for in each phase, when no power is being used; while a card is chosen, only where cubes may come first. */
const ON_MAP: Partial<Record<Phase, string>> = {
  start: "settle",
  take: "settle",
  place: "settle",
  move: "plague",
  spread: "spread",
  monk_to: "to",
  merchant_to: "to",
  witch: "witch",
};

/** What may be done instead of the gesture in hand, or now if there is none. */
export function options(play: RattusPlay): readonly LegalView[] {
  return play.line.length ? play.table.legal : play.legal;
}

export function isOption(play: RattusPlay, action: string): boolean {
  return options(play).some((option) => option.action === action);
}

/** The sentence of something that may be done now or instead. */
export function textOf(play: RattusPlay, action: string): string | undefined {
  return [...play.legal, ...options(play)].find((option) => option.action === action)?.text;
}

const begins = (play: RattusPlay, verb: string) => options(play).some((option) => parse(option.action).verb === verb);

/** The power that the gesture in hand began with. */
function powerInHand(play: RattusPlay): Class | null {
  const verb = play.line[0] && parse(play.line[0]).verb;
  return POWERS.find((card) => VERBS[card] === verb) ?? null;
}

/** The own class cards whose powers may be used now. */
export function usable(play: RattusPlay): Class[] {
  const isLast = play.before.phase === "last";
  if (play.before.phase === "witch") return [];
  return CLASSES.filter((card) => (isLast || POWERS.includes(card)) && begins(play, VERBS[card]));
}

/** The power that is being used: begun, or its card pressed, or the only thing that the map is good for now. */
export function power(play: RattusPlay): Class | null {
  const begun = powerInHand(play);
  if (begun && play.before.phase !== "witch") return begun;
  const cards = usable(play);
  const card = armedCard(play);
  if (card && cards.includes(card)) return card;
  const isMapFree = ["ready", "last"].includes(play.before.phase);
  return isMapFree && cards.length === 1 ? cards[0]! : null;
}

/** Whether the gesture in hand is still to be finished: a rat or cubes are on their way. */
export function isUnfinished(play: RattusPlay): boolean {
  const last = play.line.at(-1);
  if (!last) return false;
  const { verb } = parse(last);
  return (
    verb === "monk" ||
    verb === "merchant" ||
    (verb === "to" && parse(play.line[0]!).verb !== "monk" && play.before.phase !== "monk_to")
  );
}

/** What pressing the map is for now: a verb of actions on regions or on rats; null where it is for nothing. */
export function mapVerb(play: RattusPlay): string | null {
  if (!options(play).length) return null;
  const first = play.line[0] && parse(play.line[0]).verb;
  if (first === "monk" || first === "merchant") return "to";
  const card = power(play);
  if (card) return VERBS[card];
  const isForCards = play.before.phase === "take" && !begins(play, "settle") && !begins(play, "settle-more");
  return isForCards ? null : (ON_MAP[play.before.phase] ?? null);
}

/** Whether rats are what is being chosen, and not regions. */
export function isForRats(play: RattusPlay): boolean {
  return ["monk", "witch"].includes(mapVerb(play) ?? "");
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
  if (powerInHand(play) && mapVerb(play) === "to") return isTargetOfBegun(play, region);
  return isOption(play, action);
}

/** Another target for what is on its way already: as near, and with room if it is a rat. */
function isTargetOfBegun(play: RattusPlay, region: number): boolean {
  if (play.line.length === 1) return false; // then it may be done, or not
  const from = play.before.regions[parse(play.line[0]!).region];
  const isRat = parse(play.line[0]!).verb === "monk";
  return !!from?.neighbours.includes(region) && !(isRat && play.before.regions[region]!.rats.length >= BOX.ratsAtMost);
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
  play.choose(action, ...cubesFor(play));
}

/** As many cubes as the merchant can take along, until told otherwise. */
function cubesFor(play: RattusPlay): string[] {
  const { verb, region } = parse(play.line[0]!);
  if (verb !== "merchant") return [];
  return [`cubes:${Math.min(BOX.merchantCubes, play.before.regions[region]!.cubes[play.before.me!]!)}`];
}

/** The numbers of cubes that the merchant may take along, once it is said where to. */
export function cubeChoices(play: RattusPlay): number[] {
  const numbers = (legal: readonly LegalView[]) =>
    legal.flatMap(({ action }) => (action.startsWith("cubes:") ? [Number(action.slice(6))] : []));
  if (!play.line.at(-1)?.startsWith("cubes:")) return numbers(play.legal);
  const most = cubesFor(play)[0];
  return most ? Array.from({ length: Number(most.slice(6)) }, (_, number) => number + 1) : numbers(play.table.legal);
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
    if (action === "swap" || action === "count") yield { label: text, actions: [action], isMain: true };
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
