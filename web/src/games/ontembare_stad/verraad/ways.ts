// Where the Black Master can go, and by which way: for the numbers on the areas. Which of them he may go to, the server says.
import { AREAS, areaOf, DIE, type Scene, type StadPlay } from "../scene";

export interface Way {
  steps: number;
  /** The areas on the way, the last is where he ends. */
  through: number[];
}

/** Whether the viewer decides how and where the Black Master goes: then the steps are shown on the areas. */
export function isLeading({ before }: StadPlay): boolean {
  return before.me !== null && before.mover === before.me && ["master", "steps"].includes(before.phase);
}

/** The shortest way to each area within so many steps, led by an order, whose own towers let him pass. */
export function waysOf(scene: Scene, order: number, most = DIE, gateStep = 1): Map<number, Way> {
  const from = scene.master?.area == null ? null : areaOf(scene.master.area);
  const found = new Map<number, Way>();
  const gates = AREAS.flatMap(({ gate }, area) => (gate ? [area] : []));
  const open: Way[] =
    from === null ? gates.map((gate) => ({ steps: 1, through: [gate] })) : [{ steps: 0, through: [from] }];
  while (open.length) {
    open.sort((a, b) => a.steps - b.steps);
    const way = open.shift()!;
    const here = way.through.at(-1)!;
    if (way.steps > most || found.has(here) || (here !== from && !isPassable(scene, order, here))) continue;
    found.set(here, way);
    const next = AREAS[here]!.near.map((area) => ({ area, steps: 1 }));
    if (AREAS[here]!.gate)
      next.push(...gates.filter((gate) => gate !== here).map((area) => ({ area, steps: gateStep })));
    open.push(...next.map(({ area, steps }) => ({ steps: way.steps + steps, through: [...way.through, area] })));
  }
  return new Map([...found].filter(([area]) => area !== from && !scene.areas[area]!.tower));
}

/** Others' towers stop him; his own and those of the player who leads him do not. */
function isPassable(scene: Scene, order: number, area: number): boolean {
  const { owner, tower } = scene.areas[area]!;
  return !tower || owner === "black" || owner === order;
}
