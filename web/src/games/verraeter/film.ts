// How what happened is shown: how long each event takes, and what lies where on the table.
import type { Film, Summing } from "../../lib/schedule";
import { put, type Pieces } from "../../lib/moves";
import type { Scene } from "./scene";

const TIMES: Record<string, number> = {
  played: 420,
  revealed: 1100,
  traitor: 1100,
  united: 1100,
  total: 480,
  won: 850,
  tied: 850,
  scored: 430,
  "role-points": 430,
  conquered: 700,
  built: 520,
  moved: 520,
  turned: 420,
  conflict: 900,
  strategy: 450,
  "start-card": 450,
  discarded: 450,
  drew: 300,
  "drew-hidden": 220,
  dropped: 320,
  took: 260,
  "took-hidden": 260,
  offices: 700,
};

function pieces(scene: Scene): Pieces {
  const found: Pieces = {};
  put(found, "card", "pile", scene.pile);
  for (const card of scene.discard) put(found, `card:${card}`, "discard");
  if (scene.start !== null) put(found, "start", `seat-${scene.start}`);
  if (scene.strategy !== null) put(found, "strategy", `seat-${scene.strategy}`);
  scene.seats.forEach(({ house, hand, held, played, reserve, score }, seat) => {
    const mine = `seat-${seat}`;
    for (const card of hand) put(found, `card:${card}`, mine);
    put(found, "card", mine, held - hand.length);
    for (const card of played) put(found, `card:${card}`, `pan-${house}`);
    put(found, `building-${seat}`, mine, reserve);
    put(found, `house-${house}`, mine);
    put(found, "points", mine, score);
  });
  scene.ring.forEach(({ house, owner, building }, place) => {
    put(found, `land-${house}`, `land-${place}`);
    if (owner !== null && building) put(found, `building-${owner}:${building}`, `land-${place}`);
  });
  return found;
}

/** What the scales decide: one moment, with the summary card. */
const OUTCOME = ["total", "won", "tied", "scored", "role-points", "nobody", "conquered"];
const CARD = 4000; // milliseconds that it is shown, instead of one moment for each of them

/** A conflict ends with the scales, loaded. */
export const summing: Summing = {
  begins: ({ what }) => what === "done-supply",
  closes: ({ what }) => what === "won" || what === "tied",
  gain: ({ what, fields }) => (what === "scored" || what === "role-points" ? fields["number"]! : 0),
  ms: () => CARD,
};

export const film: Film<Scene> = {
  time: (event) => TIMES[event.what] ?? 0,
  pieces,
  together: ({ what }) => (what === "revealed" ? what : OUTCOME.includes(what) ? "outcome" : null), // all do at once
  summing,
  elsewhere: (kind) => (kind === "points" ? "middle" : null),
};
