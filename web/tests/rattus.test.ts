// Rattus on the page: where things lie, what can be known, what a click means, how it is told.
import { describe as about, expect, it } from "vitest";
import drawings from "../src/art/rattus.svg?raw";
import { arm, armedCard } from "../src/games/rattus/armed.svelte";
import {
  ARROWS, cubesOf, flipOf, heap, isOneForAll, labelOf, layout, lossDown, needsNumber, numberOf, pawnOf, PLOT, plotSize, ratOf, ratSize, sizeAt, VIEW, type Cube, type Point,
} from "../src/games/rattus/geometry"; // prettier-ignore
import {
  buttons, cubeChoices, isCardChosen, isCardOpen, isForRats, isRegionOpen, mapVerb, pick, pressCard, pressCubes, pressRegion, ratAction, regionAction, settleChoices, usable,
} from "../src/games/rattus/gestures"; // prettier-ignore
import { byLimit, bySymbol, cardsOf, dangers, knownRats, lossesIn } from "../src/games/rattus/knowledge";
import { asks, preview } from "../src/games/rattus/preview";
import {
  BOX,
  CLASSES,
  faceNamed,
  parse,
  REGIONS,
  SYMBOLS,
  type RegionName,
  type Scene,
} from "../src/games/rattus/scene";
import { describe, endText, regionSentence, where } from "../src/games/rattus/texts";
import { playOf, PROMPTS, sceneOf } from "./rattus-play";

const region = (name: RegionName) => REGIONS.indexOf(name);

/** The outlines of a drawn path of straight lines. */
function outlines(path: string): Point[][] {
  const found: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
    const step = (dx: number, dy: number) => {
      [x, y] = [x + dx, y + dy];
      found.at(-1)!.push({ x, y });
    };
    const isAbsolute = command === command!.toUpperCase();
    const verb = command!.toLowerCase();
    const to = (nx: number | null, ny: number | null) =>
      isAbsolute ? step((nx ?? x) - x, (ny ?? y) - y) : step(nx ?? 0, ny ?? 0);
    if (verb === "m") {
      if (found.length && !isAbsolute) [x, y] = [found.at(-1)![0]!.x, found.at(-1)![0]!.y]; // where the last outline closed
      found.push([]);
    }
    if (verb === "m" || verb === "l") for (let i = 0; i < numbers.length; i += 2) to(numbers[i]!, numbers[i + 1]!);
    else if (verb === "h") numbers.forEach((number) => to(number, null));
    else if (verb === "v") numbers.forEach((number) => to(null, number));
    else if (verb !== "z") throw new Error(`cannot follow ${command!}`);
  }
  return found;
}

function isWithin({ x, y }: Point, shapes: Point[][]): boolean {
  let isIn = false;
  for (const shape of shapes) {
    shape.forEach((a, place) => {
      const b = shape[(place + 1) % shape.length]!;
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
    });
  }
  return isIn;
}

interface Bounds {
  what: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a piece covers, given by its extent around a point. */
function bounds(
  what: string,
  { x, y }: Point,
  size: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Bounds {
  return { what, left: x + left * size, right: x + right * size, top: y + top * size, bottom: y + bottom * size };
}

/** The room for a seat's cubes. */
function plotBox(name: RegionName, seat: number, size: number): Bounds {
  const { width, height } = PLOT;
  return bounds(`cubes of ${seat}`, cubesOf(name, seat), plotSize(name, size), [-width / 2, -height, width / 2, 0]);
}

/** What a region's name covers at most, as it is set in capitals. */
const nameBox = (name: RegionName) =>
  bounds("the name", labelOf(name), 1, [-9.4 * name.length, -18, 9.4 * name.length, 5]);

/** What cubes cover at most, and the number beside them. */
function heapBoxes(name: RegionName, seat: number, size: number): Bounds[] {
  const [base, scale, isOne] = [cubesOf(name, seat), plotSize(name, size), isOneForAll(size)];
  const { x, y } = numberOf(isOne);
  const what = `cubes of ${seat} in ${name}`;
  return [
    ...heap(9, isOne).map(({ x, y, edge, depth }) =>
      bounds(what, base, scale, [x, y - edge - depth, x + edge + depth, y]),
    ),
    bounds(`the number of ${what}`, base, scale, [x - 12.5, y - 12.5, x + 12.5, y + 12.5]),
  ];
}

/** The points of a cube's outline on the map, close to each other. */
function outlineOf({ x, y, edge, depth }: Cube, base: Point, scale: number): Point[] {
  const steps = Array.from({ length: 9 }, (_, step) => step / 8);
  return steps
    .flatMap((part) => [
      { x: x + part * (edge + depth), y },
      { x: x + part * (edge + depth), y: y - edge - depth },
      { x, y: y - part * (edge + depth) },
      { x: x + edge + depth, y: y - part * (edge + depth) },
    ])
    .map((point) => ({ x: base.x + point.x * scale, y: base.y + point.y * scale }));
}

const ratBoxes = (name: RegionName, size: number) =>
  [0, 1, 2].map((rat) => bounds(`rat ${rat}`, ratOf(name, rat, size), ratSize(size), [-20, -20, 20, 20]));
const pawnBox = (name: RegionName, size: number) => bounds("the plague", pawnOf(name), size, [-22, -56, 22, 4]);

/** How many pixels wide, or high, two pieces lie on each other. */
function overlap(one: Bounds, other: Bounds): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, Math.min(wide, high));
}

const shapeOf = (name: RegionName) =>
  outlines(new RegExp(`id="rattus/region-${name}" d="([^"]*)"`).exec(drawings)![1]!);

about("the map", () => {
  it("has a land for every region, and what belongs to a region lies in it", () => {
    for (const name of REGIONS) {
      const shape = shapeOf(name);
      for (let rat = 0; rat < 3; rat++) expect(isWithin(ratOf(name, rat), shape), `rat ${rat} in ${name}`).toBe(true);
      const pawn = pawnOf(name);
      expect(isWithin({ x: pawn.x, y: pawn.y - 10 }, shape), `pawn in ${name}`).toBe(true);
    }
  });

  it("joins by arrows only what the rules call adjacent", () => {
    const { regions } = sceneOf("place");
    for (const { between } of ARROWS) {
      const [one, other] = between.map(region);
      expect(regions[one!]!.neighbours, between.join()).toContain(other);
    }
  });

  it("keeps all that may lie in a region apart: cubes of four seats, three rats, the plague and the name", () => {
    for (const size of [1, 1.06]) {
      for (const name of REGIONS) {
        const boxes = [
          ...[0, 1, 2, 3].map((seat) => plotBox(name, seat, size)),
          ...ratBoxes(name, size),
          pawnBox(name, size),
          nameBox(name),
        ];
        boxes.forEach((one, place) =>
          boxes
            .slice(place + 1)
            .forEach((other) =>
              expect(overlap(one, other), `${name} at ${size}: ${one.what} and ${other.what}`).toBeLessThan(1),
            ),
        );
        for (const { what, left, right, top, bottom } of boxes) {
          expect(
            Math.min(left, top, VIEW.width - right, VIEW.height - bottom),
            `${what} in ${name} is on the frame`,
          ).toBeGreaterThan(14);
        }
      }
    }
  });

  it("turns rats up within its frame, above the name of the region", () => {
    for (const name of REGIONS) {
      for (const size of [1, 1.4]) {
        const { x, y } = flipOf(name, size);
        expect(x - 78 * size, name).toBeGreaterThan(0);
        expect(x + 78 * size, name).toBeLessThan(VIEW.width);
        expect(y - 78 * size, name).toBeGreaterThan(0);
        expect(y, name).toBeLessThan(Math.max(labelOf(name).y, 130));
      }
    }
  });

  it("is wholly in sight on a desk, and larger than its room on a phone", () => {
    expect(layout({ width: 780, height: 680 }, false, false)).toMatchObject({ isLarger: false, width: 1200 });
    const phone = layout({ width: 378, height: 480 }, false, false);
    expect(phone.isLarger).toBe(true);
    expect(phone.scale).toBeGreaterThanOrEqual(0.5);
    expect(layout({ width: 378, height: 480 }, true, false).width).toBe(905);
    expect(layout({ width: 378, height: 480 }, true, true).isLarger).toBe(false);
  });

  it("draws letters no smaller than twelve pixels, whatever the room", () => {
    for (const room of [
      { width: 780, height: 680 },
      { width: 732, height: 500 },
      { width: 378, height: 480 },
      { width: 348, height: 300 },
    ]) {
      const { scale } = layout(room, false, false);
      expect(20 * scale * sizeAt(scale)).toBeGreaterThanOrEqual(12);
    }
  });
});

const ALL_COUNTS = Array.from({ length: 20 }, (_, place) => place + 1); // a seat has twenty

/** How much of a plot cubes cover, counted in squares of one. */
function areaOf(cubes: Cube[]): number {
  const covered = new Set<string>();
  for (const { x, y, edge, depth } of cubes) {
    for (let left = Math.ceil(x); left < x + edge + depth; left++)
      for (let top = Math.ceil(y - edge - depth); top < y; top++) covered.add(`${left} ${top}`);
  }
  return covered.size;
}

about("cubes", () => {
  it("stand on their region's land at every number, on a large map and on a small one", () => {
    for (const name of REGIONS) {
      const shape = shapeOf(name);
      for (const size of [1, 1.15, 1.2, 1.4]) {
        for (const [seat, count] of [0, 1, 2, 3].flatMap((seat) => ALL_COUNTS.map((count) => [seat, count] as const))) {
          const points = heap(count, isOneForAll(size)).flatMap((cube) =>
            outlineOf(cube, cubesOf(name, seat), plotSize(name, size)),
          );
          const off = points.filter((point) => !isWithin(point, shape));
          expect(off, `${count} cubes of ${seat} in ${name} at ${size}`).toEqual([]);
        }
      }
    }
  });

  it("leave the name of every region legible, on a large map and on a small one", () => {
    for (const size of [1, 1.15, 1.2, 1.4]) {
      const letters = Math.min(size, 1.25);
      const names = REGIONS.map((name) =>
        bounds(`the name of ${name}`, labelOf(name), letters, [-8.7 * name.length, -17, 8.7 * name.length, 3]),
      );
      for (const heaped of REGIONS.flatMap((name) => [0, 1, 2, 3].flatMap((seat) => heapBoxes(name, seat, size))))
        for (const name of names)
          expect(overlap(heaped, name), `${heaped.what} on ${name.what} at ${size}`).toBeLessThan(5);
    }
  });

  it("leave the names legible with what they would lose, too", () => {
    for (const size of [1, 1.15, 1.2, 1.4])
      for (const name of REGIONS)
        for (const seat of [0, 1, 2, 3]) {
          const y = lossDown(name, seat, size);
          const figure = bounds("the figure", cubesOf(name, seat), size, [-18, y - 14, 18, y]);
          expect(overlap(figure, nameBox(name)), `${name}, seat ${seat} at ${size}`).toBeLessThan(5);
        }
  });

  it("make a heap that looks its size, within its plot", () => {
    let before = 0;
    for (const count of ALL_COUNTS) {
      const cubes = heap(count, false);
      expect(cubes).toHaveLength(Math.min(count, 9));
      expect(cubes.filter((cube) => cube.isFirst)).toEqual([cubes.at(-1)]);
      for (const { x, y, edge, depth } of cubes) {
        expect(Math.max(-x, x + edge + depth), `${count}`).toBeLessThanOrEqual(PLOT.width / 2);
        expect(edge + depth - y, `${count}`).toBeLessThanOrEqual(PLOT.height);
      }
      const covered = areaOf(cubes);
      expect(covered, `${count}`).toBeGreaterThanOrEqual(before);
      before = covered;
    }
  });

  it("bear a number where they cannot be counted at a glance, or one stands for all", () => {
    expect([4, 5, 20].map((count) => needsNumber(count, false))).toEqual([false, true, true]);
    expect([1, 2].map((count) => needsNumber(count, true))).toEqual([false, true]);
    expect(heap(7, true)).toHaveLength(1);
  });

  it("are twenty a seat", () => {
    for (const prompt of PROMPTS) {
      sceneOf(prompt).seats.forEach(({ score, stock }) => expect(score + stock, prompt).toBe(20));
    }
  });
});

about("rats", () => {
  it("have the faces that the server numbers", () => {
    const { unseen } = sceneOf("start"); // nobody has seen any yet
    expect(BOX.faces.map(({ name }) => name)).toEqual([...unseen.start, ...unseen.other]);
    expect(unseen.start).toHaveLength(BOX.faces.filter(({ start }) => start).length);
  });

  it("are read from their names as the scene has them", () => {
    const faces = PROMPTS.flatMap((prompt) => knownRats(sceneOf(prompt))).map(({ face }) => face);
    expect(faces.length).toBeGreaterThan(3);
    for (const face of faces) expect(faceNamed(face.name, face.start)).toEqual(face);
    expect(faceNamed("6MAPR", false).symbols).toEqual(["majority", "peasant", "king", "all"]);
  });

  it("that are not seen, seen by limit and by symbol, are all there are", () => {
    for (const prompt of PROMPTS) {
      const scene = sceneOf(prompt);
      const limits = byLimit(scene);
      expect(limits.reduce((total, one) => total + one.unseen + one.seen, 0)).toBe(49);
      const seen = limits.reduce((total, one) => total + one.seen, 0);
      expect(seen, prompt).toBe(scene.gone.length + knownRats(scene).length);
      const king = bySymbol(scene).find((one) => one.symbol === "king")!;
      expect(king.unseen).toBe(
        [...scene.unseen.start, ...scene.unseen.other].filter((name) => name.includes("R")).length,
      );
    }
    expect(bySymbol(sceneOf("start")).map((one) => one.symbol)).toEqual([...SYMBOLS]);
  });

  it("that I know are told with where they lie and who else knows them", () => {
    const known = knownRats(sceneOf("witch"));
    expect(known).toHaveLength(1);
    expect(known[0]).toMatchObject({ region: region("scandia"), others: [] });
  });

  it("are a danger where the server says so, the worst first", () => {
    const scene = sceneOf("last");
    const found = dangers(scene);
    expect(found.length).toBeGreaterThan(0);
    const sums = found.map(({ losses }) => losses.reduce((total, loss) => total + loss.expected!, 0));
    expect(sums).toEqual([...sums].sort((a, b) => b - a));
    for (const { region, losses } of found) expect(losses).toEqual(lossesIn(scene, region));
  });
});

about("a click on the map", () => {
  it("chooses a region, and the second one sends", () => {
    const play = playOf("place");
    pressRegion(play, region("gallia"));
    expect(play.done).toEqual(["choose settle:gallia"]);
    const chosen = playOf("place", { line: ["settle:gallia"] });
    pressRegion(chosen, region("gallia"));
    expect(chosen.done).toEqual(["commit"]);
  });

  it("changes the choice, or asks why not", () => {
    const play = playOf("place", { line: ["settle:gallia"] });
    pressRegion(play, region("italia"));
    expect(play.done).toEqual(["back settle:gallia", "choose settle:italia"]);
    const move = playOf("move");
    expect(isRegionOpen(move, region("tartaria"))).toBe(false);
    pressRegion(move, region("tartaria"));
    expect(move.done).toEqual(["ask plague:tartaria"]);
  });

  it("places with the peasant where there is no rat, and offers one more elsewhere", () => {
    const play = playOf("place");
    expect(regionAction(play, region("germania"))).toBe("settle-more:germania");
    const chosen = playOf("place", { line: ["settle:gallia"] });
    expect(settleChoices(chosen).map((one) => one.action)).toEqual(["settle:gallia", "settle-more:gallia"]);
    const more = playOf("place", { line: ["settle-more:gallia"] });
    expect(regionAction(more, region("gallia"))).toBe("settle-more:gallia");
  });

  it("means what is being decided", () => {
    const verbs = {
      start: "settle",
      place: "settle",
      move: "plague",
      spread: "spread",
      "monk-to": "to",
      "merchant-to": "to",
      take: null,
      count: null,
      swap: null,
    };
    for (const [prompt, verb] of Object.entries(verbs)) expect(mapVerb(playOf(prompt)), prompt).toBe(verb);
    expect(isForRats(playOf("witch"))).toBe(true);
    expect(ratAction(playOf("witch"), region("anglia"), 1)).toBe("witch:anglia.2");
  });

  it("may place cubes before a card is taken, where the order is free", () => {
    const free = playOf("take", { also: ["settle:gallia", "settle-more:gallia", "settle-more:germania"] });
    expect([mapVerb(free), isRegionOpen(free, region("gallia")), isRegionOpen(free, region("italia"))]).toEqual([
      "settle",
      true,
      false,
    ]);
    pressRegion(free, region("gallia"));
    expect(free.done).toEqual(["choose settle:gallia"]);
    expect(preview(free)).toEqual([]); // the line above says it
    const chosen = playOf("take", { also: ["settle:gallia", "settle-more:gallia"], line: ["settle:gallia"] });
    expect(settleChoices(chosen).map((one) => one.action)).toEqual(["settle:gallia", "settle-more:gallia"]);
    const card = playOf("take", { also: ["settle:gallia"], line: ["take:monk"] });
    pressRegion(card, region("gallia"));
    expect(card.done).toEqual(["back take:monk", "choose settle:gallia"]);
  });

  it("means nothing while another decides", () => {
    const play = { ...playOf("place"), legal: [] };
    expect(mapVerb(play)).toBeNull();
    expect(buttons({ ...play, before: { ...play.before, mover: 2 } })).toEqual([]);
  });
});

about("a power", () => {
  const owning: Partial<Scene> = {
    classes: { peasant: 0, merchant: 0, monk: 0, knight: null, witch: 0, king: 0 },
    powers: ["merchant", "monk", "witch", "king"],
  };
  const also = ["monk:gallia.1", "merchant:polonia", "king:polonia", "witch:gallia.1"];

  it("is made ready by its card, and laid aside by the same", () => {
    const play = playOf("place", { also, change: owning });
    expect(usable(play)).toEqual(["merchant", "monk", "witch", "king"]);
    expect(mapVerb(play)).toBe("settle");
    pressCard(play, "merchant");
    expect([armedCard(play), mapVerb(play), isCardChosen(play, "merchant")]).toEqual(["merchant", "merchant", true]);
    expect([isRegionOpen(play, region("polonia")), isRegionOpen(play, region("gallia"))]).toEqual([true, false]);
    pressCard(play, "merchant");
    expect(mapVerb(play)).toBe("settle");
    expect(play.done).toEqual([]);
  });

  it("is laid aside when something has happened", () => {
    const play = playOf("place", { also, change: owning });
    arm(play, "king");
    expect(mapVerb(play)).toBe("king");
    (play.table as { number: number }).number = 2;
    expect(mapVerb(play)).toBe("settle");
  });

  it("of the monk takes a rat and then says where to", () => {
    const play = playOf("place", { also, change: owning });
    arm(play, "monk");
    expect(isForRats(play)).toBe(true);
    pick(play, "monk:gallia.1");
    expect(play.done).toEqual(["choose monk:gallia.1"]);
    const begun = playOf("place", { also, change: owning, line: ["monk:gallia.1"], then: ["to:hispania"] });
    expect([mapVerb(begun), isRegionOpen(begun, region("hispania")), isRegionOpen(begun, region("russia"))]).toEqual([
      "to",
      true,
      false,
    ]);
    expect(buttons(begun)).toEqual([]); // it must be set down first
    pressRegion(begun, region("hispania"));
    expect(begun.done).toEqual(["choose to:hispania"]);
    const whole = playOf("place", { also, change: owning, line: ["monk:gallia.1", "to:hispania"] });
    expect(buttons(whole)).toEqual([{ label: "Move the rat to Hispania", actions: [], isMain: true }]);
    pressRegion(whole, region("germania"));
    expect(whole.done).toEqual(["back to:hispania", "choose to:germania"]);
  });

  it("of the merchant takes as many cubes as it can, until told otherwise", () => {
    const [then, later] = [["to:germania"], ["cubes:1", "cubes:2"]];
    const begun = playOf("place", { also, change: owning, line: ["merchant:polonia"], then, later });
    pressRegion(begun, region("germania"));
    expect(begun.done).toEqual(["choose to:germania cubes:2"]);
    const line = ["merchant:polonia", "to:germania", "cubes:2"];
    const whole = playOf("place", { also, change: owning, line, then: later });
    expect(cubeChoices(whole)).toEqual([1, 2]);
    expect(buttons(whole)[0]!.label).toBe("Move 2 cubes to Germania");
    pressCubes(whole, 1);
    expect(whole.done).toEqual(["back", "choose cubes:1"]);
  });

  it("is ready by itself when the map is good for nothing else", () => {
    expect(mapVerb(playOf("ready"))).toBe("merchant");
    expect(mapVerb(playOf("last"))).toBe("witch");
    const two = playOf("last", { also: ["plague:gallia"], change: { powers: ["knight", "witch"] } });
    expect([usable(two), mapVerb(two)]).toEqual([["knight", "witch"], null]);
    arm(two, "knight");
    expect(regionAction(two, region("gallia"))).toBe("plague:gallia");
  });

  it("taken up again in its middle goes on", () => {
    const to = playOf("merchant-to");
    pressRegion(to, region("russia"));
    expect(to.done).toEqual(["choose to:russia"]);
    const said = playOf("merchant-to", { line: ["to:russia"], then: ["cubes:1", "cubes:2"] });
    expect([buttons(said), cubeChoices(said)]).toEqual([[], [1, 2]]);
    expect(cubeChoices(playOf("merchant-cubes"))).toEqual([1, 2]);
    expect(buttons(playOf("monk-to", { line: ["to:gallia"] }))[0]!.label).toBe("Move the rat to Gallia");
  });
});

about("a class card", () => {
  it("is taken by a press, from the table or from a seat", () => {
    const play = playOf("take");
    expect(CLASSES.every((card) => isCardOpen(play, card))).toBe(true);
    pressCard(play, "knight");
    expect(play.done).toEqual(["choose take:knight"]);
    expect(buttons(playOf("take", { line: ["take:knight"] }))[0]).toEqual({
      label: "Take the Knight from Dirk",
      actions: [],
      isMain: true,
    });
  });

  it("says why it cannot be taken or used", () => {
    const play = playOf("move");
    pressCard(play, "witch");
    pressCard(play, "peasant"); // mine
    expect(play.done).toEqual(["ask take:witch", "ask settle-more:anglia"]);
  });

  it("lies with its owner", () => {
    expect(cardsOf(sceneOf("count"), 0)).toEqual(["peasant", "knight"]);
  });
});

about("the decision bar", () => {
  it("lets one pass in the words of the server, and answer what needs no map", () => {
    expect(buttons(playOf("take"))).toEqual([{ label: "Go on without a card", actions: ["done"], isMain: false }]);
    expect(buttons(playOf("move"))).toEqual([]);
    expect(buttons(playOf("swap")).map(({ actions, isMain }) => [actions[0], isMain])).toEqual([
      ["swap", true],
      ["done", false],
    ]);
    expect(buttons(playOf("count")).map(({ actions, isMain }) => [actions[0], isMain])).toEqual([
      ["count", true],
      ["done", false],
    ]);
  });

  it("says what is to be chosen and what would follow", () => {
    expect(preview(playOf("place"))).toEqual(["Choose a region for your cubes."]);
    expect(preview(playOf("merchant-to"))).toEqual(["Now choose where your cubes go."]);
    expect(preview(playOf("last"))).toEqual(["Witch: choose a rat on the map to look at."]);
    const move = preview(playOf("move", { line: ["plague:russia"], change: { spread: 1 } }));
    expect(move[0]).toBe("One new rat to spread.");
    expect(move[1]).toMatch(/^Russia: the plague takes/);
    expect(preview(playOf("take", { line: ["take:monk"] }))[0]).toMatch(/^Once a turn you may move a rat/);
    expect(preview(playOf("place", { line: ["merchant:polonia", "to:germania", "cubes:2"] }))).toEqual([]);
    expect(preview(playOf("spread", { line: ["spread:gallia"] }))[0]).toMatch(/^Gallia: (\d) → \d rats\.$/);
  });

  it("says what the plague would take if the pawn counted and if it did not, as long as that is open", () => {
    const count = preview(playOf("count"));
    expect(count[0]).toBe("If the pawn counts: Anna 0.9 (at worst 1) and Dirk 0.6 (at worst 2).");
    expect(count[1]).toMatch(/^If not: (Anna|Dirk|nothing)/);
    const { counting } = sceneOf("count");
    const move = preview(playOf("move", { line: ["plague:russia"], change: { spread: 0, counting } }));
    expect(move.slice(1).map((line) => line.slice(0, 6))).toEqual(["If the", "If not"]);
  });

  it("asks for what a power needs once its card is pressed, and not for cubes", () => {
    const play = playOf("place", {
      also: ["monk:gallia.1"],
      change: { powers: ["monk"] },
    });
    expect(asks(play)).toBeNull();
    arm(play, "monk");
    expect(asks(play)).toEqual({
      text: "Monk: choose a rat on the map.",
      help: expect.stringMatching(/^Once a turn you may move a rat/),
    });
    const begun = playOf("place", { line: ["monk:gallia.1"], then: ["to:hispania"], change: { powers: ["monk"] } });
    expect(asks(begun)!.text).toBe("Now choose where the rat goes.");
  });
});

about("the table in words", () => {
  it("names every region, seat and class in every language", () => {
    for (const language of ["nl", "de", "en"] as const) {
      for (const prompt of PROMPTS) {
        const play = playOf(prompt, { language });
        const told = describe(play).join(" ");
        for (const name of ["Anna", "Bertha", "Konrad", "Dirk"]) expect(told).toContain(name);
        for (const name of REGIONS) expect(told).toContain(play.words.say(`region-${name}`));
        for (const card of CLASSES) expect(told).toContain(play.words.say(`class-${card}`));
        expect(preview(play).every(Boolean)).toBe(true);
      }
    }
  });

  it("tells of a region what lies there, where the plague is, and what I know", () => {
    const play = playOf("witch");
    expect(regionSentence(play, play.scene, region("scandia"))).toMatch(
      /^Scandia: 2 rats; Bertha 2, and Konrad 2\.|^Scandia: 2 rats; Bertha 2 and Konrad 2\./,
    );
    expect(regionSentence(play, play.scene, region("scandia"))).toContain("You know one of these rats: limit");
    expect(regionSentence(play, play.scene, region("tartaria"))).toContain("The plague is here.");
  });

  it("tells the table as it is, not what the gesture in hand would lead to", () => {
    const play = playOf("move", { line: ["plague:italia"] });
    const foreseen = { ...play, scene: { ...play.scene, pawn: region("italia") } };
    expect(describe(foreseen)).toEqual(describe(play));
  });

  it("says which regions are not in play", () => {
    const play = playOf("place");
    const eight = { ...play, before: { ...play.scene, regions: play.scene.regions.slice(0, 8) } };
    expect(describe(eight).join(" ")).toContain("Not in play: Bulgaria, Turcia, Russia");
  });

  it("says where in the game we are, and how it ends", () => {
    expect([where(playOf("start")), where(playOf("take")), where(playOf("last")), where(playOf("over"))]).toEqual([
      "First cubes", "Round 1", "Last round", "Last round",
    ]); // prettier-ignore
    const last = playOf("last");
    expect(endText(last, last.scene)).toMatch(/Then the plague strikes in every region\.$/);
    const over = playOf("over");
    expect(endText(over, over.scene)).not.toMatch(/powers|strikes/);
    const struck = { ...last.scene, ending: "everywhere" as const };
    expect(endText(last, struck)).toMatch(/Now the plague strikes in every region\.$/);
    const round = { ...last.scene, active: 1, lastRound: { why: "rats" as const, after: 3, order: [2, 1, 0] } };
    expect(endText(last, round)).toContain("in this order: Bertha and Anna."); // Konrad has had his turn
    const take = playOf("take");
    expect(endText(take, take.scene)).toMatch(/^When the rats or somebody’s cubes run out/);
  });

  it("takes actions apart", () => {
    expect(parse("monk:gallia.2")).toEqual({ verb: "monk", region: 1, rat: 1 });
    expect(parse("done")).toEqual({ verb: "done", region: -1, rat: -1 });
  });
});
