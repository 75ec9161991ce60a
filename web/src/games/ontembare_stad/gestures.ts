// What a click means. All of it goes through the table's `play`; what may be done is what the server says.
import type { LegalView } from "../../lib/messages";
import type { GestureButton } from "../board";
import { isOption, options, secondsOf, textOf } from "../options";
import { arm, armedCard, armsOf, type Tool } from "./armed.svelte";
import { isAutoPassed } from "./auto-pass.svelte";
import { areaOf, AREAS, parse, type Card, type Influence, type Kind, type StadPlay } from "./scene";

/** Gestures of two steps: what begins them, and what areas are pressed for then. */
const SECOND: Record<string, string> = { build: "site", play: "target", steps: "master" };
/** What areas may be pressed for when nothing has been begun. */
const ON_AREAS = ["start", "start-tower", "withdraw", "site", "target", "master", "area"] as const;
/** Answers that need nothing else to be chosen: whether they are what one mainly does. */
const ANSWERS: Record<string, boolean> = {
  turn: true,
  protect: true,
  block: true,
  attack: true,
  pass: false,
  spare: false,
  stay: false,
  done: false,
};

/** Whether it is the time to trade, buy and build. */
export function isActing(play: StadPlay): boolean {
  return options(play).length > 0 && play.before.phase.startsWith("actions");
}

const begins = (play: StadPlay, verb: string) => options(play).some(({ action }) => parse(action).verb === verb);

/** What pressing an area is for now: a verb of actions on areas; null where it is for nothing. */
export function areaVerb(play: StadPlay): string | null {
  if (!options(play).length) return null;
  const first = play.line[0] && parse(play.line[0]).verb;
  if (first && SECOND[first])
    return secondsOf(play)?.some(({ action }) => parse(action).verb === SECOND[first]) ? SECOND[first] : null;
  const arms = armsOf(play);
  if (typeof arms === "string" && begins(play, arms)) return arms;
  return ON_AREAS.find((verb) => begins(play, verb)) ?? (isActing(play) ? "area" : null);
}

/** The action that pressing an area stands for; null where areas are not what is being chosen. */
export function areaAction(play: StadPlay, area: number): string | null {
  const verb = areaVerb(play);
  return verb && `${verb}:${AREAS[area]!.id}`;
}

/** Whether pressing an area would do something, so that it glows. */
export function isAreaOpen(play: StadPlay, area: number): boolean {
  const action = areaAction(play, area);
  return action !== null && (play.line.includes(action) || isNext(play, action));
}

/** Whether an action may be done now, as the second step of the gesture in hand, or instead of it. */
function isNext(play: StadPlay, action: string): boolean {
  return play.can(action) || isOption(play, action) || isSecond(play, action);
}

/** Whether an action is, or was, a second step of the gesture in hand. */
function isSecond(play: StadPlay, action: string): boolean {
  return secondsOf(play)?.some((one) => one.action === action) ?? false;
}

/** Whether an action would be the second step of the gesture in hand, if it were allowed. */
function isForSecond(play: StadPlay, action: string): boolean {
  return SECOND[parse(play.line[0] ?? "").verb] === parse(action).verb;
}

/** Choose between single actions: the first click selects, the second sends; another one changes the choice. */
export function pick(play: StadPlay, action: string): void {
  if (play.line.at(-1) === action) return play.commit();
  if (!play.line.length || isSecond(play, action)) return choose(play, action);
  if (!isOption(play, action)) return play.ask(action, isForSecond(play, action) ? play.line.slice(0, 1) : []);
  play.back(play.line[0]);
  play.choose(action);
}

/** Take the next step of the gesture; a second one that was taken already is changed. */
function choose(play: StadPlay, action: string): void {
  const [, second] = play.line;
  if (second) play.back(second);
  play.choose(action);
}

export function pressArea(play: StadPlay, area: number): void {
  const action = areaAction(play, area);
  if (action) pick(play, action);
}

/** What Golden Trade is played for. */
const GOLDEN = ["golden-sell", "golden-pawn", "golden-market"];
/** What can be done with a building card in hand, besides building it. */
const SALES = ["pawn-sell", "market-sell", "golden-sell"];

export function salesOf(play: StadPlay, kind: Kind): LegalView[] {
  return SALES.flatMap((verb) =>
    [...play.legal, ...options(play)].filter(({ action }) => action === `${verb}:${kind}`).slice(0, 1),
  );
}

/** What the card that was begun with, or taken up, can be sold for. */
export function salesNow(play: StadPlay): LegalView[] {
  const first = play.line[0] ?? "";
  const begun = /^(build|pawn-sell|market-sell):/.test(first) ? (parse(first).object as Kind) : null;
  const kind = begun ?? armedCard(play);
  return options(play).length && kind ? salesOf(play, kind) : [];
}

export interface WizardChoice extends LegalView {
  card: Card;
}

/** The cards that the Wizard has seen, of which one is chosen. */
export function wizardCards(play: StadPlay): WizardChoice[] {
  return options(play).flatMap((option) => {
    const { verb, object } = parse(option.action);
    return verb === "wizard" ? [{ ...option, card: object as Card }] : [];
  });
}

/** All that a card in hand may be pressed for. */
export function cardActions(kind: Kind): string[] {
  return ["build", ...SALES].map((verb) => `${verb}:${kind}`);
}

/** Where in the city a hint's actions are, each with its chance of winning; of several on one area, the best. */
export function hintsOnCity(play: StadPlay): { area: number; won: number }[] {
  const best = new Map<number, number>();
  for (const [action, won] of play.hinted) {
    const area = areaOf(parse(action).object);
    if (area >= 0) best.set(area, Math.max(won, best.get(area) ?? 0));
  }
  return [...best].map(([area, won]) => ({ area, won }));
}

/** Whether pressing a card in hand would do something. */
export function isCardOpen(play: StadPlay, kind: Kind): boolean {
  if (isNext(play, `golden-sell:${kind}`)) return true;
  return isOption(play, `build:${kind}`) || salesOf(play, kind).length > 0;
}

export function isCardChosen(play: StadPlay, kind: Kind): boolean {
  return (
    armedCard(play) === kind ||
    play.line.some(
      (action) => /^(build|pawn-sell|market-sell|golden-sell):/.test(action) && parse(action).object === kind,
    )
  );
}

/** Take up a card in hand: it is built where areas glow then, or sold. */
export function pressCard(play: StadPlay, kind: Kind): void {
  if (isNext(play, `golden-sell:${kind}`)) return pick(play, `golden-sell:${kind}`);
  const isPutBack = isCardChosen(play, kind);
  if (play.line.length) play.back(play.line[0]);
  arm(play, isPutBack || !salesOf(play, kind).length ? null : { card: kind });
  if (isPutBack) return;
  const build = `build:${kind}`;
  if (isOption(play, build)) play.choose(build);
  else play.ask(build); // even if it can be sold
}

/** What a card of a shop is pressed for: bought, or with Golden Trade taken for nothing. */
export function shopAction(play: StadPlay, shop: "pawn" | "market", kind: Kind): string {
  const golden = `golden-${shop}:${kind}`;
  return isNext(play, golden) ? golden : `${shop}-buy:${kind}`;
}

export function isOpen(play: StadPlay, action: string): boolean {
  return isNext(play, action);
}

/** What an influence card in hand is pressed for: played, or discarded as the third. */
export function influenceAction(play: StadPlay, card: Influence): string {
  return begins(play, "discard") ? `discard:${card}` : `play:${card}`;
}

export function pressInfluence(play: StadPlay, card: Influence): void {
  const action = influenceAction(play, card);
  if (play.line[0] === action && play.line.length === 1 && secondsOf(play)?.length) return play.back();
  arm(play, null);
  if (play.line.length) play.back(play.line[0]);
  if (play.line[0] === action) return;
  play.choose(action);
}

/** Take up a tool, or put it away; if there is no use for it now, ask why. */
export function pressTool(play: StadPlay, tool: Tool): void {
  if (!isToolOpen(play, tool)) return play.ask(`${tool}:i0`);
  if (play.line.length) play.back(play.line[0]);
  arm(play, armsOf(play) === tool ? null : tool);
}

export function isToolOpen(play: StadPlay, tool: Tool): boolean {
  return begins(play, tool);
}

/** Whether a tool is in hand, or has been put to an area. */
export function isToolChosen(play: StadPlay, tool: Tool): boolean {
  return armsOf(play) === tool || play.line.some((action) => parse(action).verb === tool);
}

/** Whether the gesture in hand is still to be finished: what is done with it has to be chosen, or may have to be. */
export function isUnfinished(play: StadPlay): boolean {
  const { verb } = parse(play.line[0] ?? "");
  const seconds = secondsOf(play);
  if (play.line.length !== 1 || !(verb in SECOND)) return false;
  return !seconds || seconds.some(({ action }) => [SECOND[verb], ...GOLDEN].includes(parse(action).verb));
}

/** The buttons of the decision bar. */
export function buttons(play: StadPlay): GestureButton[] {
  const isMine = play.before.me !== null && play.before.mover === play.before.me;
  if (!isMine || isAutoPassed(play)) return [];
  if (play.line.length) return isUnfinished(play) ? [] : [{ label: sendLabel(play), actions: [], isMain: true }];
  return play.legal.flatMap(({ action, text }) => {
    const isMain = action === "stay" && play.can("roll") ? undefined : ANSWERS[action]; // before the die it is a way like others
    return isMain === undefined ? [] : [{ label: text, actions: [action], isMain }];
  });
}

/** What sending the gesture would do: the sentence of its last step. */
function sendLabel(play: StadPlay): string {
  const last = play.line.at(-1)!;
  const { verb, object } = parse(last);
  const kind = play.before.gesture?.build ?? parse(play.line[0]!).object;
  if (verb === "site")
    return play.words.say("board-send-build", {
      card: play.words.say(`card-${kind}`),
      area: play.words.say(`area-${object}`),
    });
  if (verb === "white" || verb === "black")
    return play.words.say(`board-buy-${verb}`, {
      number: play.before.orders[play.before.active ?? 0]?.castle?.[`${verb}Price`] ?? 0,
    });
  return textOf(play, last) ?? play.words.say("board-send");
}
