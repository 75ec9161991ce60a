// What is to be chosen now, and what would follow from the choice, in a few words.
import { armedCard, armsOf } from "./armed.svelte";
import { areaVerb } from "./gestures";
import { verraad } from "./expansion";
import { ownOrder } from "./knowledge";
import { areaOf, AREAS, BUILDINGS, parse, TAKING, type Influence, type Kind, type StadPlay } from "./scene";
import {
  areaFacts,
  areaName,
  areaState,
  cardName,
  categoryName,
  influenceHelp,
  influenceName,
  isolationText,
} from "./texts";

export interface Line {
  text: string;
  tone?: "good" | "bad";
}

/** What the gesture in hand would do; before one is begun, what is to be pointed at. */
export function preview(play: StadPlay): Line[] {
  const last = play.line.at(-1);
  const order = ownOrder(play.before);
  if (!last || order === null) return asking(play);
  const { verb, object } = parse(last);
  if (verb === "area") return buying(play, order, areaOf(object));
  if (verb === "start") return [place(play, areaOf(object))];
  if (verb === "site")
    return building(play, order, play.before.gesture?.build ?? (parse(play.line[0]!).object as Kind), areaOf(object));
  if (verb === "build")
    return [
      { text: play.words.say("board-ask-site", { card: cardName(play, object as Kind) }) },
      ...rule(play, object as Kind),
    ];
  if (verb === "target" || verb === "withdraw" || verb === "demolish")
    return [{ text: `${areaName(play, areaOf(object))}: ${areaState(play, play.before, areaOf(object))}.` }];
  if (verb === "play") return [{ text: influenceHelp(play, object as Influence) }];
  return verraad()?.preview(play, order, verb, object) ?? [];
}

/** What is asked, where the page knows better than the prompt: because of an event, with a tool taken up, or with the Black Master's steps counted. */
export function asks(play: StadPlay): { text: string; help: string } | null {
  const text = asked(play);
  return text === null ? null : { text, help: play.table.turn.help ?? "" };
}

function asked(play: StadPlay): string | null {
  const { before, line, scene, table, words } = play;
  const tool = armsOf(play);
  if (before.phase === "withdraw" && before.event)
    return words.say("board-because-of", { card: cardName(play, before.event), text: table.turn.text });
  if (line.at(-1) === "steps") return words.say("board-ask-steps", { number: scene.gesture?.steps ?? 0 });
  return typeof tool === "string" && !line.length ? words.say(`board-ask-${tool}`) : null;
}

/** What an area is pressed for, where the line that says whose turn it is asks for it. */
const ASKED = ["area", "start", "start-tower", "tower", "demolish", "master"];

function asking(play: StadPlay): Line[] {
  const verb = areaVerb(play);
  const card = armedCard(play);
  if (card) return [{ text: play.words.say("board-ask-card", { card: cardName(play, card) }) }];
  return verb && !ASKED.includes(verb) ? [{ text: play.words.say(`board-ask-${verb}`, { card: begun(play) }) }] : [];
}

/** The name of the card that is being built or played, where that was begun before the table was opened. */
function begun(play: StadPlay): string {
  const { build, play: played } = play.before.gesture ?? {};
  return build ? cardName(play, build) : played ? influenceName(play, played) : "";
}

function rule(play: StadPlay, kind: Kind): Line[] {
  const { category } = BUILDINGS[kind];
  return [{ text: `${categoryName(play, category)}: ${play.words.say(`category-${category}-help`)}.` }];
}

const place = (play: StadPlay, area: number): Line => ({ text: `${areaName(play, area)}: ${areaFacts(play, area)}.` });

/** A purchase: what is there, what it costs, what it cuts off and how many points it brings. */
function buying(play: StadPlay, order: number, area: number): Line[] {
  const scene = play.before;
  const { building } = scene.areas[area]!;
  const isolation = isolationText(play, scene, area);
  const purchase = scene.purchases[AREAS[area]!.id];
  return [
    place(play, area),
    ...(building
      ? [
          {
            text: play.words.say("board-comes-free", {
              card: cardName(play, building),
              number: BUILDINGS[building].value,
            }),
            tone: "good" as const,
          },
        ]
      : []),
    ...(isolation ? [{ text: isolation, tone: "bad" as const }] : []),
    ...(purchase?.gains[order] ? [standing(play, order, purchase.score, purchase.red)] : []),
  ];
}

/** A building on a site: what it would pay there, and where the order would stand, as soon as the foresight has come. */
function building(play: StadPlay, order: number, kind: Kind, area: number): Line[] {
  const { scene } = play;
  if (scene.areas[area]!.building !== kind) return [place(play, area)];
  const before = play.before.areas[area]!.building;
  const pays = play.words.say("board-would-pay", {
    card: cardName(play, kind),
    area: areaName(play, area),
    number: scene.pays[AREAS[area]!.id] ?? 0,
    category: categoryName(play, BUILDINGS[kind].category),
  });
  const old = before
    ? [{ text: play.words.say("board-replaces", { card: cardName(play, before) }), tone: "bad" as const }]
    : [];
  return [{ text: pays }, ...old, standing(play, order, scene.orders[order]!.score, scene.turn?.red ?? false)];
}

/** Where the order would stand, and whether that is a red space. */
function standing(play: StadPlay, order: number, score: number, isRed: boolean): Line {
  return {
    text: play.words.say(isRed ? "board-would-stand-red" : "board-would-stand", { number: score }),
    tone: score > play.before.orders[order]!.score ? "good" : undefined,
  };
}

/** The areas that would change hands by the gesture in hand, and to which order they would go. */
export function taken(play: StadPlay): Map<number, number> {
  const last = play.line.at(-1);
  const order = ownOrder(play.before);
  const found = new Map<number, number>();
  if (!last || order === null) return found;
  const { verb, object } = parse(last);
  const isForMaster = play.before.turn?.part === "master"; // then what is taken is his
  const isTaking =
    !isForMaster &&
    (verb === "area" ||
      verb === "start" ||
      (verb === "target" && TAKING.some((card) => play.line[0] === `play:${card}`)));
  if (isTaking && play.scene.areas[areaOf(object)]!.owner !== order) found.set(areaOf(object), order);
  return found;
}

/** The areas that would be cut off by the purchase in hand, or the one that somebody is about to take or strike. */
export function victims(play: StadPlay): number[] {
  const { reaction } = play.before;
  if (reaction?.area) return [areaOf(reaction.area)];
  const last = play.line.at(-1);
  if (!last || parse(last).verb !== "area") return [];
  return (play.before.purchases[parse(last).object]?.isolates ?? []).map(areaOf);
}
