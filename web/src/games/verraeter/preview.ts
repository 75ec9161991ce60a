// What would follow from the gesture in hand, in a few words.
import { textOf } from "./gestures";
import { ADDS, HOUSES, placeOf, type VerraeterPlay } from "./scene";

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
  const { me, seats } = play.before;
  const role = me === null ? null : seats[me]!.role;
  if (role === "traitor") return [play.words.say("board-crosses")];
  if (role && ADDS[role]) return [play.words.say("board-adds", { number: ADDS[role] })];
  return [];
}

/** What a building will be good for there. */
function building(play: VerraeterPlay, place: number): string[] {
  const land = play.scene.ring[place];
  if (!land?.building || play.before.me === null) return [];
  if (land.building === "office") return [play.words.say("board-office-brings")];
  const isOurs = land.house === play.before.seats[play.before.me]!.house;
  return [
    play.words.say(isOurs ? "board-farm-brings" : "board-farm-idle", { house: play.words.say(`house-${land.house}`) }),
  ];
}
