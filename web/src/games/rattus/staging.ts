// What each event changes on the table.
import type { EventView } from "../../lib/messages";
import { CLASSES, REGIONS, type Region, type Scene } from "./scene";

/** A rat by its number in an event: its region, and its place there. */
export function placeOf(scene: Scene, rat: number): [number, number] {
  return [Math.floor(rat / scene.box.ratsAtMost), rat % scene.box.ratsAtMost];
}

/** The table after one event more. */
export function afterEvent(scene: Scene, event: EventView): Scene {
  const { what, who, where, many } = event;
  const place = (where ?? 0) % REGIONS.length;
  switch (what) {
    case "started":
    case "settled":
    case "settled-more":
    case "peasant-last":
      return moveCubes(scene, who!, many || 1, place, "stock", 1);
    case "majority":
    case "class":
    case "all":
      return moveCubes(scene, who!, 1, place, "stock", -1);
    case "king":
      return moveCubes(scene, who!, 1, place, "palace", -1);
    case "merchant": {
      const [cubes, to] = [Math.floor(many! / REGIONS.length), many! % REGIONS.length];
      return withCubes(withCubes(scene, place, who!, -cubes), to, who!, cubes);
    }
    case "took":
    case "took-from":
      return { ...scene, classes: { ...scene.classes, [CLASSES[where!]!]: who } };
    case "pawn":
    case "moved-plague":
    case "knight-moved":
    case "knight-last":
      return { ...scene, pawn: place };
    case "counts":
    case "counts-last":
      return { ...scene, pawnCounts: true };
    case "turn":
    case "last-turn":
      return { ...scene, active: who };
    case "everywhere":
      return { ...scene, stage: "everywhere" };
    case "spread":
      return withRats({ ...scene, supply: scene.supply - 1 }, place, (rats) => [
        ...rats,
        { origin: "supply", looked: [], face: null },
      ]);
    case "flipped":
      return withoutRat(scene, where!);
    case "monk": {
      const [from, number] = placeOf(scene, where!);
      const rat = scene.regions[from]?.rats[number];
      return rat ? withRats(withoutRat(scene, where!), many!, (rats) => [...rats, rat]) : scene;
    }
  }
  return scene;
}

function withRegion(scene: Scene, region: number, change: (region: Region) => Partial<Region>): Scene {
  return {
    ...scene,
    regions: scene.regions.map((one, number) => (number === region ? { ...one, ...change(one) } : one)),
  };
}

function withRats(scene: Scene, region: number, change: (rats: Region["rats"]) => Region["rats"]): Scene {
  return withRegion(scene, region, ({ rats }) => ({ rats: change(rats) }));
}

function withoutRat(scene: Scene, rat: number): Scene {
  const [region, place] = placeOf(scene, rat);
  return withRats(scene, region, (rats) => rats.filter((_, number) => number !== place));
}

function withCubes(scene: Scene, region: number, seat: number, more: number): Scene {
  return withRegion(scene, region, ({ cubes, total }) => ({
    cubes: cubes.map((count, number) => (number === seat ? count + more : count)),
    total: total + more,
  }));
}

/** Cubes come from beside the board, or go back there or into the palace. */
function moveCubes(
  scene: Scene,
  seat: number,
  cubes: number,
  region: number,
  beside: "stock" | "palace",
  sign: 1 | -1,
): Scene {
  const moved = withCubes(scene, region, seat, sign * cubes);
  const seats = moved.seats.map((one, number) => {
    if (number !== seat) return one;
    const score = beside === "palace" ? one.score : one.score + sign * cubes;
    return { ...one, [beside]: one[beside] - sign * cubes, score };
  });
  return { ...moved, seats };
}
