// Where roads and river run through the city: as they were drawn by hand, or, where somebody's board has them elsewhere, from area to area.
import { angleOfArea, CENTRES, MIDDLE, polar, type Point } from "./geometry";
import { AREAS } from "./scene";

type Way = readonly (readonly [radius: number, angle: number])[];

const ROAD_WAYS: readonly Way[] = [
  [[500, 37.5], [455, 37.5], [412, 37.5], [388, 39.5], [368, 46.5], [346, 53], [318, 55], [296, 56.5], [270, 62], [252, 69.5], [226, 77], [196, 78], [168, 74], [128, 66], [84, 64], [66, 64]],
  [[500, 157.5], [455, 157.5], [412, 157.5], [388, 159], [366, 165.5], [346, 171.5], [318, 171.5], [292, 171], [268, 175], [250, 181.5], [226, 188.5], [196, 191], [166, 194], [126, 203], [84, 204], [66, 204]],
  [[500, 277.5], [455, 277.5], [412, 277.5], [388, 279], [368, 285.5], [346, 291], [318, 290], [296, 287.6], [268, 288], [246, 293], [224, 299], [196, 300], [166, 297], [126, 291], [84, 291], [66, 291]],
]; // prettier-ignore
const RIVER_WAYS: readonly Way[] = [
  [[498, 247], [455, 247], [412, 247], [372, 247.5], [332, 245.5], [306, 243.6], [282, 238], [262, 230], [246, 222], [226, 215.5], [200, 212], [170, 207], [150, 196], [140, 180], [146, 166], [166, 155], [198, 148.5], [230, 146], [258, 139.5], [264, 131], [276, 123], [304, 116.6], [336, 113], [372, 111], [412, 111], [455, 111], [498, 111]],
  [[498, 6], [455, 6], [412, 6], [372, 7], [336, 9.5], [304, 10], [274, 8.5], [258, 1], [242, -10], [236, -22], [244, -34], [262, -45], [286, -49.5], [306, -52.5], [336, -55], [372, -54.5], [412, -54], [455, -54], [498, -54]],
]; // prettier-ignore
/** The areas that these lines run through. */
const DRAWN_ROADS = ["o2 o3 m2 m3 i1", "o10 o11 m7 m8 i4", "o18 o19 m12 m13 i6"];
const DRAWN_RIVER = "o16 m10 m9 i4 i3 m6 m5 o7 o0 m0 m15 m14 m13 o20";

const has = (names: string | undefined, id: string) => names?.split(" ").includes(id) ?? false;
const roadDrawn = (id: string) => DRAWN_ROADS.findIndex((names) => has(names, id)) + 1;
const areRoadsDrawn = AREAS.every(({ id, road, gate }) => road === roadDrawn(id) && gate === gateDrawn(id));
const isRiverDrawn = AREAS.every(({ id, river }) => river === has(DRAWN_RIVER, id));

/** A road that is drawn begins at its gate. */
function gateDrawn(id: string): number {
  return DRAWN_ROADS.findIndex((names) => names.startsWith(`${id} `)) + 1;
}

const walk = (way: Way) => way.map(([radius, angle]) => polar(radius, angle));

/** The steps of a way from area to area: from the centre outwards, and so that it goes on as long as it can before it forks. */
export function stepsOf(number: (area: number) => number): [from: number, to: number][] {
  const seen = new Set<number>();
  const from = (area: number): [number, number][] => {
    seen.add(area);
    return AREAS[area]!.near.flatMap((to) =>
      number(to) === number(area) && !seen.has(to) ? [[area, to], ...from(to)] : [],
    );
  };
  return AREAS.flatMap((_, area) => (number(area) && !seen.has(area) ? from(area) : []));
}

/** Lines between the middles of a way's areas, and on to where it goes from there. */
function joined(number: (area: number) => number, goesOn: (area: number, near: number) => Point[]): Point[][] {
  const ends = AREAS.flatMap((_, area) => {
    const near = AREAS[area]!.near.filter((other) => number(other) === number(area));
    return number(area) ? goesOn(area, near.length).map((to) => [CENTRES[area]!, to]) : [];
  });
  return [...stepsOf(number).map(([from, to]) => [CENTRES[from]!, CENTRES[to]!]), ...ends];
}

function roadGoesOn(area: number): Point[] {
  const { id, gate } = AREAS[area]!;
  return [...(id.startsWith("i") ? [MIDDLE] : []), ...(gate ? [polar(500, angleOfArea(id))] : [])];
}

/** In the outer ring the river comes in where it has no other area to come from. */
const comesIn = (area: number, near: number) => near < 2 && AREAS[area]!.id.startsWith("o");
function riverGoesOn(area: number, near: number): Point[] {
  return comesIn(area, near) ? [polar(498, angleOfArea(AREAS[area]!.id))] : [];
}

export const ROADS: readonly Point[][] = areRoadsDrawn
  ? ROAD_WAYS.map(walk)
  : joined((area) => AREAS[area]!.road, roadGoesOn);
export const RIVERS: readonly Point[][] = isRiverDrawn
  ? RIVER_WAYS.map(walk)
  : joined((area) => Number(AREAS[area]!.river), riverGoesOn);
/** Where the river passes under the wall. */
export const WATER_GATES: readonly number[] = isRiverDrawn
  ? [247, 111, 6, -54]
  : AREAS.flatMap(({ id, river, near }, area) =>
      river && comesIn(area, near.filter((other) => AREAS[other]!.river).length) ? [angleOfArea(id)] : [],
    );
/** Where a road crosses the river, and how the bridge lies: where both are drawn by hand. */
export const BRIDGE = areRoadsDrawn && isRiverDrawn ? { x: 455.7, y: 644.7, turn: -79 } : null;
