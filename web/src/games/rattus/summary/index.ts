// The plague in a region, once it has passed: each rat that was turned up, its limit, and who lost.
import type { EventView } from "../../../lib/messages";
import { byGain, eventsOf, type Row, type Tell } from "../../summary";
import { summing } from "../film";
import type { Scene } from "../scene";
import { nameOf, regionName } from "../texts";
import TurnedRats from "./TurnedRats.svelte";

const tell: Tell<Scene> = (play, parts) => {
  const { words } = play;
  const events = eventsOf(parts);
  const { region, number } = events.find((event) => summing.closes(event))!.fields as Record<string, number>;
  const row = (seat: number): Row => {
    const losses = events.filter((event) => event.fields["who"] === seat && summing.gain(event));
    const texts = [...new Map(losses.map(({ text, rule }): [string, EventView["rule"]] => [text, rule]))];
    return {
      who: seat,
      name: nameOf(play, seat),
      isMine: seat === play.before.me,
      emblem: null,
      note: "",
      gain: -losses.length,
      reasons: texts.map(([text, rule]) => ({ text, rule })),
    };
  };
  const rows = byGain(play.before.seats.map((_, seat) => row(seat))).filter(({ gain }) => gain < 0);
  const lost = rows.reduce((total, { gain }) => total - gain, 0);
  return {
    title: words.say("summary-plague", { region: regionName(play, region!) }),
    text: words.say(lost ? "summary-rats-took" : "summary-rats-spared", { rats: number!, cubes: lost }),
    rows: rows.reverse(),
    Picture: TurnedRats,
  };
};
export default tell;
