// What would follow from the gesture in hand, in a few words.
import { textOf } from "../options";
import { HOUSES, placeOf, type VerraeterPlay } from "./scene";

export function preview(play: VerraeterPlay): string[] {
  const { phase } = play.before;
  if (phase === "supply") return [...sums(play), ...ownRole(play)];
  const last = play.line.at(-1);
  if (!last && phase === "build") return [play.words.say("board-build-where")];
  if (phase === "set" || last?.startsWith("lift")) return [play.words.say("board-build-to")];
  if (!last) return [];
  if (/^(farm|office|turn)/.test(last)) return building(play, placeOf(last));
  const text = textOf(play, last);
  return text && phase === "conflict" ? [text] : [];
}

/** The sums in sight, and how they change. */
function sums(play: VerraeterPlay): string[] {
  const [before, after] = [play.before.conflict?.sides, play.scene.conflict?.sides];
  if (!before || !after) return [];
  const parts = HOUSES.map((house) => {
    const name = play.words.say(`house-${house}`);
    const [was, is] = [before[house].visible, after[house].visible];
    return was === is ? `${name} ${is}` : play.words.say("board-sum", { house: name, before: was, after: is });
  });
  return [parts.join(" · ")];
}

/** What my role will do to it at the reveal. */
function ownRole(play: VerraeterPlay): string[] {
  const { me, conflict } = play.before;
  if (me === null || !conflict?.adds) return [];
  const number = conflict.adds[me]!.sure;
  return [
    ...(conflict.crossing!.includes(me) ? [play.words.say("board-crosses")] : []),
    ...(number ? [play.words.say("board-adds", { number })] : []),
  ];
}

/** What a building will be good for there. */
function building(play: VerraeterPlay, place: number): string[] {
  const land = play.scene.ring[place];
  if (!land?.building || play.before.me === null) return [];
  if (land.building === "office") return [play.words.say("board-office-brings")];
  const message = play.scene.atWork.includes(place) ? "board-farm-brings" : "board-farm-idle";
  return [play.words.say(message, { house: play.words.say(`house-${land.house}`) })];
}
