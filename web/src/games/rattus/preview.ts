// What is to be chosen now, and what would follow from the choice, in a few words.
import { isUnfinished, mapVerb, power } from "./gestures";
import { parse, type RattusPlay } from "./scene";
import { lossText, regionName } from "./texts";

export function preview(play: RattusPlay): string[] {
  const last = play.line.at(-1);
  if (!last || isUnfinished(play)) return [asking(play)].flatMap((message) => (message ? [play.words.say(message)] : []));
  const { verb, region } = parse(last);
  if (verb === "take") return [play.words.say(`class-${last.split(":")[1]}-help`)];
  if (verb === "plague") return [...spreading(play), `${regionName(play, region)}: ${lossText(play, play.scene, region)}`];
  if (verb.startsWith("settle") || verb === "spread") return [`${regionName(play, region)}: ${lossText(play, play.scene, region)}`];
  return [];
}

/** What is still to be pointed at. */
function asking(play: RattusPlay): string | null {
  const verb = mapVerb(play);
  if (verb === "to") return power(play) === "monk" || play.before.phase === "monk_to" ? "board-ask-rat-to" : "board-ask-cubes-to";
  const card = power(play);
  if (card) return `board-ask-${card}`;
  return verb && verb !== "witch" ? `board-ask-${verb}` : null;
}

function spreading(play: RattusPlay): string[] {
  return play.before.phase === "last" ? [] : [play.words.say("board-spreads", { number: play.scene.spread })];
}
