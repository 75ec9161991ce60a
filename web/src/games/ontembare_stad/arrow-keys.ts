// Arrow keys walk from area to area: to the neighbour that lies most in their direction.
import { CENTRES } from "./geometry";
import { AREAS } from "./scene";

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The area that an arrow key leads to; null where there is none in that direction. */
export function step(area: number, key: string): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const from = CENTRES[area]!;
  const found = AREAS[area]!.near.map((next) => {
    const [x, y] = [CENTRES[next]!.x - from.x, CENTRES[next]!.y - from.y];
    return { next, along: (x * way[0] + y * way[1]) / Math.hypot(x, y) };
  })
    .filter(({ along }) => along > 0.3)
    .sort((a, b) => b.along - a.along);
  return found[0]?.next ?? null;
}

/** Move the focus from area to area. */
export function walk(event: KeyboardEvent & { currentTarget: Element }): void {
  const at = event.target instanceof Element ? event.target.getAttribute("data-area") : null;
  if (!at || !WAYS[event.key]) return;
  event.preventDefault();
  const next = step(
    AREAS.findIndex(({ id }) => id === at),
    event.key,
  );
  if (next !== null) event.currentTarget.querySelector<SVGElement>(`[data-area=${AREAS[next]!.id}]`)?.focus();
}
