// A conflict, once it is over: what lay in the scales, and who scored what by which rule.
import type { EventView } from "../../../lib/messages";
import { byGain, eventsOf, sceneBefore, type Row, type Tell } from "../../summary";
import { summing } from "../film";
import { HOUSES, type Scene } from "../scene";
import { nameOf } from "../texts";
import LoadedScales from "./LoadedScales.svelte";

const ASIDES = ["traitor", "united", "nobody", "conquered"]; // told in a sentence under the title

const tell: Tell<Scene> = (play, parts) => {
  const { words } = play;
  const events = eventsOf(parts);
  const scene = sceneBefore(parts, "total");
  const totalOf = (house: number) =>
    events.find(({ what, fields }) => what === "total" && fields["house"] === house)!.fields["number"]!;
  const won = events.find(({ what }) => what === "won")?.fields["house"] ?? null;
  const reason = ({ what, fields, rule }: EventView) => ({
    text: words.say(`summary-${what}`, { number: fields["number"]! }),
    rule,
  });
  const row = (seat: number): Row => {
    const role = scene.seats[seat]!.role!;
    const house = words.say(`house-${scene.seats[seat]!.house}`);
    const scored = events.filter((event) => event.fields["who"] === seat && summing.gain(event));
    const none = { text: words.say(won === null ? "summary-nothing" : "summary-lost", { house }), rule: "" };
    return {
      who: seat,
      name: nameOf(play, seat),
      isMine: seat === play.before.me,
      emblem: `verraeter/${role}`,
      note: words.say(`role-${role}`),
      gain: scored.reduce((total, event) => total + summing.gain(event), 0),
      reasons: scored.length ? scored.map(reason) : [none],
    };
  };
  return {
    title:
      won === null
        ? words.say("summary-tied", { number: totalOf(0) })
        : words.say("summary-won", {
            house: words.say(`house-${HOUSES[won]!}`),
            won: totalOf(won),
            lost: totalOf(1 - won),
          }),
    text: events.flatMap(({ what, text }) => (ASIDES.includes(what) ? [text] : [])).join(" "),
    rows: byGain(scene.seats.map((_, seat) => row(seat))),
    Picture: LoadedScales,
  };
};
export default tell;
