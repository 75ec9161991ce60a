// What lies in the scales when the roles are open: the land, the cards of each seat, what a role adds. Each house's sum is the total that the server told.
import type { Part } from "../../../lib/schedule";
import { eventsOf, sceneBefore } from "../../summary";
import { HOUSES, sum, type House, type Land, type Role, type Scene } from "../scene";

export interface Weight {
  value: number;
  /** Of whose cards or role; null: the land's. */
  seat: number | null;
  cards: readonly number[];
  role: Role | null;
  /** It came over with a traitor. */
  isTurned: boolean;
}

export interface Load {
  house: House;
  land: Land;
  total: number;
  isWinner: boolean;
  weights: Weight[];
}

export function loadsOf(parts: readonly Part<Scene>[]): Load[] {
  const events = eventsOf(parts);
  const scene = sceneBefore(parts, "total");
  const turned = events.flatMap(({ what, fields }) => (what === "traitor" || what === "united" ? [fields["who"]] : []));
  const won = events.find(({ what }) => what === "won")?.fields["house"];
  return HOUSES.map((house, number) => {
    const land = scene.ring[scene.conflict!.sides![house].place]!;
    const mine = scene.seats.flatMap((one, seat): Weight[] => {
      if (one.house !== house) return [];
      const adds = scene.conflict!.adds?.[seat]?.sure ?? 0;
      const own = { seat, isTurned: turned.includes(seat) };
      return [
        { ...own, value: sum(one.played), cards: one.played, role: null },
        { ...own, value: adds, cards: [], role: one.role },
      ].filter(({ value }) => value > 0);
    });
    return {
      house,
      land,
      total: events.find(({ what, fields }) => what === "total" && fields["house"] === number)!.fields["number"]!,
      isWinner: won === number,
      weights: [...mine.reverse(), { value: land.conflict, seat: null, cards: [], role: null, isTurned: false }],
    };
  });
}
