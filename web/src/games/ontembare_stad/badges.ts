// Where a hint's badge stands: as near the middle of its area as it can without covering a number, be it a neighbour's.
import { HALF } from "../hint-badge";
import { CENTRES, PRINTS, type Point } from "./geometry";
import { AREAS, type Scene } from "./scene";

/** How the city is drawn, and how much larger than usual. */
export interface Drawn {
  isPlan: boolean;
  size: number;
}

/** A rectangle by its middle and half its sides. */
interface Box extends Point {
  width: number;
  height: number;
}

const STEPS = [0, 10, 20, 30, 40, 50, 60, 70];
const DIRECTIONS = Array.from({ length: 16 }, (_, turn) => (turn * Math.PI) / 8);

const meet = (a: Box, b: Box) => Math.abs(a.x - b.x) < a.width + b.width && Math.abs(a.y - b.y) < a.height + b.height;

/** The numbers of an area drawn as a plan: a building's value, or the price or the knight and the bonus. */
function numbersOnPlan({ areas }: Scene, area: number, size: number): Box[] {
  const { owner, building } = areas[area]!;
  const { bonus } = AREAS[area]!;
  const { x, y } = CENTRES[area]!;
  if (building) return [{ x, y, width: 34, height: 22 }];
  const price = { x, y: bonus ? y - 2 - 15 * size : y - 2 * size, width: 13 * size, height: 16 * size };
  const knight = { x, y: y - 8, width: 23 * size, height: 23 * size };
  const gain = { x, y: y + (owner === null ? 18 : 28) * size, width: 20 * size, height: 17 * size };
  return [owner === null ? price : knight, ...(bonus ? [gain] : [])];
}

/** The numbers of an area as it is printed: a building's ribbon, or the dots of the price and the bonus. */
function numbersOnCity({ areas }: Scene, area: number, size: number): Box[] {
  const { owner, building } = areas[area]!;
  const { cost, bonus } = AREAS[area]!;
  const { x, y } = CENTRES[area]!;
  const print = PRINTS[area]!;
  const found: Box[] = [];
  const columns = cost <= 4 ? cost : Math.ceil(cost / 2);
  if (owner === null || !building) found.push({ ...print.cost, width: 4.4 * columns, height: cost <= 4 ? 4.4 : 8.8 });
  if (building) found.push({ x: x + 3, y: y + 23 + (size - 1) * 12, width: 31 * size, height: 10 * size });
  else if (bonus) found.push({ ...print.bonus, width: 14 * size, height: 10 * size });
  return found;
}

/** Where the badge of an area stands. */
export function badgeAt(scene: Scene, area: number, { isPlan, size }: Drawn): Point {
  const numbers = AREAS.flatMap((_, one) => (isPlan ? numbersOnPlan : numbersOnCity)(scene, one, size));
  const { x, y } = CENTRES[area]!;
  const places = STEPS.flatMap((step) =>
    DIRECTIONS.map((turn) => ({ x: x + step * Math.sin(turn), y: y - step * Math.cos(turn) })),
  );
  const isFree = (place: Point) => {
    const badge = { ...place, width: HALF.width * size, height: HALF.height * size };
    return !numbers.some((one) => meet(one, badge));
  };
  return places.find(isFree) ?? { x, y };
}
