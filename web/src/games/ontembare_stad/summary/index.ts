// What ends with a card in the city: an event with what it brought and cost, and an attack by the Black Master with its dice.
import { byGain, eventsOf, type Row, type Summary, type Tell } from "../../summary";
import { summing } from "../film";
import { CARDS, seatOf, type EventCard, type Scene, type StadPlay } from "../scene";
import { cardName, eventHelp, orderName } from "../texts";
import AttackPicture from "./AttackPicture.svelte";
import EventPicture from "./EventPicture.svelte";
import type { Part } from "../../../lib/schedule";

const tell: Tell<Scene> = (play, parts) =>
  eventsOf(parts).some(({ what }) => what === "attacks") ? attack(parts) : happening(play, parts);
export default tell;

function attack(parts: readonly Part<Scene>[]): Summary<Scene> {
  const closing = eventsOf(parts).find((event) => summing.closes(event))!;
  return { title: closing.text, text: "", rows: [], Picture: AttackPicture };
}

/** An event of the draw pile: who gained, who paid. */
function happening(play: StadPlay, parts: readonly Part<Scene>[]): Summary<Scene> {
  const events = eventsOf(parts);
  const turned = events.findLast((event) => summing.closes(event))!;
  const card = CARDS[turned.fields["card"]!]! as EventCard;
  const after = events.slice(events.indexOf(turned));
  const row = (order: number): Row => {
    const own = after.filter((event) => event.fields["who"] === order && summing.gain(event));
    return {
      who: order,
      name: orderName(play, play.before, order),
      isMine: seatOf(play.before, order) === play.before.me,
      emblem: null,
      note: "",
      gain: own.reduce((total, event) => total + summing.gain(event), 0),
      reasons: own.map(({ text, rule }) => ({ text, rule })),
    };
  };
  return {
    title: cardName(play, card),
    text: eventHelp(play, card),
    rows: byGain(play.before.orders.map((_, order) => row(order))),
    Picture: EventPicture,
  };
}
