// What is to be chosen now, and what would follow from the choice, in a few words.
import { armedCard } from "./armed.svelte";
import { isUnfinished, mapVerb, power } from "./gestures";
import { parse, type RattusPlay } from "./scene";
import { countingTexts, lossText, regionName } from "./texts";

export function preview(play: RattusPlay): string[] {
  const last = play.line.at(-1);
  if (!last && play.before.phase === "count") return countingTexts(play, play.scene);
  if (!last || isUnfinished(play))
    return [asking(play)].flatMap((message) => (message ? [play.words.say(message)] : []));
  const { verb, region } = parse(last);
  if (verb === "take") return [play.words.say(`class-${last.split(":")[1]!}-help`)];
  if (verb === "plague")
    return [
      ...spreading(play),
      ...(play.scene.counting ? countingTexts(play, play.scene) : [lossesThere(play, region)]),
    ];
  if (verb === "spread") return [moreRats(play, region), lossesThere(play, region)];
  if (verb.startsWith("settle")) return [lossesThere(play, region)];
  return [];
}

/** What is still to be pointed at. */
function asking(play: RattusPlay): string | null {
  const verb = mapVerb(play);
  if (verb === "to")
    return power(play) === "monk" || play.before.phase === "monk_to" ? "board-ask-rat-to" : "board-ask-cubes-to";
  const card = power(play);
  if (card) return `board-ask-${card}`;
  return verb && verb !== "witch" && play.before.phase !== "take" ? `board-ask-${verb}` : null;
}

const lossesThere = (play: RattusPlay, region: number) =>
  `${regionName(play, region)}: ${lossText(play, play.scene, region)}`;

function moreRats(play: RattusPlay, region: number): string {
  const [from, to] = [play.before, play.scene].map(({ regions }) => regions[region]!.rats.length);
  return play.words.say("board-more-rats", { region: regionName(play, region), from: from!, to: to! });
}

/** What is asked while a power is being used, in place of what the turn is about. */
export function asks(play: RattusPlay): { text: string; help: string } | null {
  const card = power(play);
  if (!card || !(armedCard(play) || play.line.length)) return null;
  const message = asking(play);
  return message ? { text: play.words.say(message), help: play.words.say(`class-${card}-help`) } : null;
}

function spreading(play: RattusPlay): string[] {
  return play.before.phase === "last" ? [] : [play.words.say("board-spreads", { number: play.scene.spread })];
}
