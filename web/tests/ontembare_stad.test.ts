// De Ontembare Stad on the page: where things lie, what can be known, what a click means, how it is told.
import { afterEach, beforeEach, describe as about, expect, it, vi } from "vitest";
import drawings from "../src/art/ontembare_stad.svg?raw";
import { arm, armsOf } from "../src/games/ontembare_stad/armed.svelte";
import { RIVERS, ROADS } from "../src/games/ontembare_stad/city-ways";
import {
  CENTRES,
  markers,
  PATHS,
  polar,
  PRINTS,
  SIDES,
  SIZE,
  spaceOf,
  type Point,
} from "../src/games/ontembare_stad/geometry";
import {
  areaAction,
  areaVerb,
  buttons,
  cardActions,
  hintsOnCity,
  isAreaOpen,
  isCardOpen,
  pick,
  pressArea,
  pressCard,
  pressInfluence,
  salesOf,
  shopAction,
} from "../src/games/ontembare_stad/gestures";
import {
  handOf,
  handSize,
  ownOrder,
  turnedCategory,
  unseenBuildings,
  unseenEvents,
} from "../src/games/ontembare_stad/knowledge";
import { asks, preview, taken, victims } from "../src/games/ontembare_stad/preview";
import { setPassing, isAutoPassed, isPassing, pause, autoPass } from "../src/games/ontembare_stad/auto-pass.svelte";
import {
  areaOf,
  AREAS,
  CARDS,
  INFLUENCES,
  KINDS,
  parse,
  RED,
  type Influence,
  type Kind,
  type Scene,
} from "../src/games/ontembare_stad/scene";
import { areaSentence, describe, isolationText, struckText, where } from "../src/games/ontembare_stad/texts";
import { step } from "../src/games/ontembare_stad/arrow-keys";
import { playOf, PROMPTS, sceneOf, type TestPlay } from "./ontembare_stad-play";

/** The points of a drawn outline of curves, some on each curve. */
function outline(path: string): Point[] {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const points: Point[] = [{ x: numbers[0]!, y: numbers[1]! }];
  for (let at = 2; at < numbers.length; at += 6) {
    const [a, [bx, by, cx, cy, dx, dy]] = [
      points.at(-1)!,
      numbers.slice(at, at + 6) as [number, number, number, number, number, number],
    ];
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const u = 1 - t;
      points.push({
        x: u ** 3 * a.x + 3 * u * u * t * bx + 3 * u * t * t * cx + t ** 3 * dx,
        y: u ** 3 * a.y + 3 * u * u * t * by + 3 * u * t * t * cy + t ** 3 * dy,
      });
    }
  }
  return points;
}

function isWithin({ x, y }: Point, shape: readonly Point[]): boolean {
  let isIn = false;
  shape.forEach((a, place) => {
    const b = shape[(place + 1) % shape.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
  });
  return isIn;
}

const SHAPES = PATHS.map(outline);

/** The areas that a line passes through. */
function passed(points: readonly Point[]): Set<number> {
  const found = new Set<number>();
  points.slice(1).forEach((to, at) => {
    for (let part = 0; part <= 1; part += 0.1) {
      const from = points[at]!;
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      const area = SHAPES.findIndex((shape) => isWithin(point, shape));
      if (area >= 0) found.add(area);
    }
  });
  return found;
}

about("the city", () => {
  it("draws areas side by side exactly where the rules call them adjacent", () => {
    AREAS.forEach(({ id, near }, area) => {
      const beside = new Set(
        SIDES.filter((sides) => sides.includes(area))
          .flat()
          .filter((other) => other !== area),
      );
      expect(
        [...beside].sort((a, b) => a - b),
        id,
      ).toEqual(near);
    });
  });

  it("keeps within each area what belongs to it", () => {
    AREAS.forEach(({ id }, area) => {
      for (const point of [CENTRES[area]!, PRINTS[area]!.cost, PRINTS[area]!.bonus])
        expect(isWithin(point, SHAPES[area]!), id).toBe(true);
    });
  });

  it("leads roads and river through the areas that have them", () => {
    const roads = ROADS.map((points) => [...passed(points)].sort((a, b) => a - b));
    expect(roads).toEqual(
      [1, 2, 3].map((road) => AREAS.flatMap((area, number) => (area.road === road ? [number] : []))),
    );
    const wet = new Set(RIVERS.flatMap((points) => [...passed(points)]));
    expect([...wet].sort((a, b) => a - b)).toEqual(AREAS.flatMap(({ river }, area) => (river ? [area] : [])));
  });

  it("has a drawing for every card and category", () => {
    for (const name of [
      ...CARDS,
      ...INFLUENCES,
      "cat-handel",
      "power-handel",
      "stone",
      "knight",
      "back-building",
      "back-influence",
    ]) {
      expect(drawings, name).toContain(`id="stad/${name}"`);
    }
  });

  it("goes round the wall again above its end", () => {
    expect([0, 1, 60, 61, 62].map(spaceOf)).toEqual([0, 1, 60, 1, 2]);
    expect(RED).toContain(spaceOf(62));
  });

  it("keeps markers apart that share a space, and within the drawing", () => {
    for (const scores of [
      [7, 7, 7, 7, 7],
      [0, 0, 0, 0, 0],
      [3, 4, 5, 6, 7],
    ]) {
      const places = markers(scores);
      places.forEach((a, one) => {
        expect(Math.min(a.x, a.y, SIZE - a.x, SIZE - a.y)).toBeGreaterThan(0);
        places
          .slice(one + 1)
          .forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y), scores.join()).toBeGreaterThan(9));
      });
    }
  });

  it("is walked with the arrow keys from neighbour to neighbour, in their direction", () => {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      AREAS.forEach(({ id, near }, area) => {
        const next = step(area, key);
        if (next !== null) expect(near, `${key} from ${id}`).toContain(next);
      });
    }
    expect(step(areaOf("o0"), "ArrowUp")).toBeNull();
    expect(AREAS[step(areaOf("m0"), "ArrowUp")!]!.id).toMatch(/^o/);
    expect(polar(100, 90).x).toBeCloseTo(600);
  });
});

/** A city with nothing but these areas: whose they are, and what stands there. */
function city(owned: Record<string, [number, Kind?]>, change: Partial<Scene> = {}): Scene {
  const areas = AREAS.map(({ id }) => ({
    owner: owned[id]?.[0] ?? null,
    building: owned[id]?.[1] ?? null,
    tower: false,
  }));
  return {
    ...sceneOf("actions"),
    areas,
    mode: "strategic",
    powers: { burgerij: null, nijverheid: null, stadsgebouwen: null, handel: null },
    ...change,
  };
}

about("what can be known", () => {
  it("is what a building pays, as the server says; one that is nobody's, or the Black Master's, pays nothing", () => {
    const scene = city({ m3: [0, "kapel"] }, { pays: { m3: 5 } });
    const play = playOf("actions", { change: scene });
    expect(areaSentence(play, scene, areaOf("m3"))).toContain("Chapel, 2, pays 5");
    expect(areaSentence(play, { ...scene, pays: {} }, areaOf("m3"))).toMatch(/Chapel, 2\.$/);
  });

  it("is what a purchase cuts off, and for whom", () => {
    const scene = city(
      { o4: [3, "paardenstal"], o3: [0], m2: [0], m3: [1] },
      { purchases: { o5: { isolates: ["o4"], gains: { 1: 2, 3: -1 }, score: 9, red: false } }, active: 1, me: 0 },
    );
    const play = playOf("actions", { change: scene });
    expect(isolationText(play, scene, areaOf("o5"))).toBe(
      "This cuts off Clover Field: 2 more for Bertha and 1 less for Dirk.",
    );
    expect(isolationText(play, { ...scene, me: 1 }, areaOf("o5"))).toContain("2 more for you");
    const bare = { ...scene, purchases: { o5: { isolates: ["o4"], gains: {}, score: 7, red: false } } };
    expect(isolationText(play, bare, areaOf("o5"))).toBe("This cuts off Clover Field."); // nothing stands there
    expect(isolationText(play, scene, areaOf("o6"))).toBeNull();
  });

  it("is which cards have not been seen", () => {
    const scene = sceneOf("start");
    const many = unseenBuildings(scene).reduce((sum, one) => sum + one.many, 0);
    expect(many + handSize(scene.orders[0]!)).toBe(68);
    expect(unseenEvents(scene)).toHaveLength(15);
    expect(handOf(scene.orders[0]!).reduce((sum, one) => sum + one.many, 0)).toBe(3);
    expect(scene.orders[1]).toMatchObject({ hand: [], concealed: 3 });
  });

  it("is which order the hand is of: the one that decides, else the first of this seat", () => {
    const two = (acting: number | null, active: number | null): Scene => {
      const scene = sceneOf("actions");
      return {
        ...scene,
        me: 0,
        acting,
        active,
        orders: scene.orders.map((order, number) => ({ ...order, seat: number % 2 })),
      };
    };
    expect(ownOrder(two(2, 2))).toBe(2);
    expect(ownOrder(two(1, 2))).toBe(2);
    expect(ownOrder(two(1, 1))).toBe(0);
    expect(ownOrder({ ...two(1, 1), me: null })).toBeNull();
    expect(turnedCategory(city({}, { turned: ["hongersnood", "opera"] }))).toBe("stadsgebouwen");
  });
});

const legalOf = (play: TestPlay, verb: string) => play.legal.filter(({ action }) => parse(action).verb === verb);

about("a hint", () => {
  it("is drawn where its actions are: on areas, the better of two, and on cards in hand", () => {
    const hinted = new Map([
      ["area:o5", 0.2],
      ["demolish:o5", 0.3],
      ["target:i0", 0.1],
      ["build:kapel", 0.4],
      ["done", 0.5],
    ]);
    expect(hintsOnCity({ ...playOf("actions"), hinted })).toEqual([
      { area: areaOf("o5"), won: 0.3 },
      { area: areaOf("i0"), won: 0.1 },
    ]);
    expect(cardActions("kapel")).toEqual(["build:kapel", "pawn-sell:kapel", "market-sell:kapel", "golden-sell:kapel"]);
  });
});

about("a click", () => {
  it("on an area buys it: once to choose, once more to send", () => {
    const { legal } = playOf("actions", { also: ["area:o5"] });
    expect(legal.some(({ action }) => action === "area:o5")).toBe(true);
    const play = playOf("actions", { also: ["area:o5"] });
    expect(areaVerb(play)).toBe("area");
    expect(isAreaOpen(play, areaOf("o5"))).toBe(true);
    pressArea(play, areaOf("o5"));
    expect(play.done).toEqual(["choose area:o5"]);
    const chosen = playOf("actions", { also: ["area:o5", "area:o6"], line: ["area:o5"] });
    pressArea(chosen, areaOf("o5"));
    expect(chosen.done).toEqual(["commit"]);
    const changed = playOf("actions", { also: ["area:o5", "area:o6"], line: ["area:o5"] });
    pressArea(changed, areaOf("o6"));
    expect(changed.done).toEqual(["back area:o5", "choose area:o6"]);
  });

  it("on a card takes it up, and its sites glow; another site may be chosen instead", () => {
    const play = playOf("actions", { also: ["build:kapel", "pawn-sell:kapel"] });
    expect(isCardOpen(play, "kapel")).toBe(true);
    pressCard(play, "kapel");
    expect(play.done).toEqual(["choose build:kapel"]);
    expect(armsOf(play)).toEqual({ card: "kapel" });
    const begun = playOf("actions", { also: ["build:kapel"], line: ["build:kapel"], then: ["site:m3", "site:o5"] });
    expect(areaAction(begun, areaOf("m3"))).toBe("site:m3");
    expect(buttons(begun)).toEqual([]); // where is still to be said
    pressArea(begun, areaOf("o5"));
    expect(begun.done).toEqual(["choose site:o5"]);
    const wrong = playOf("actions", { also: ["build:kapel"], line: ["build:kapel", "site:m3"] });
    pick(wrong, "site:i0"); // asked about as a site of the card, not as a step after the site
    expect(wrong.done).toEqual(["ask site:i0 after build:kapel"]);
    pick(wrong, "pawn-buy:opera");
    expect(wrong.done.at(-1)).toBe("ask pawn-buy:opera"); // instead of it
  });

  it("on a card that cannot be built says why not, and offers to sell it", () => {
    const play = playOf("actions", { also: ["pawn-sell:opera", "market-sell:opera"] });
    pressCard(play, "opera");
    expect(play.done).toEqual(["ask build:opera"]); // why it cannot be built is said all the same
    expect(armsOf(play)).toEqual({ card: "opera" });
    expect(salesOf(play, "opera").map(({ action }) => action)).toEqual(["pawn-sell:opera", "market-sell:opera"]);
    const none = playOf("actions");
    const kind = KINDS.find((one) => !isCardOpen(none, one))!;
    pressCard(none, kind);
    expect(none.done).toEqual([`ask build:${kind}`]);
  });

  it("on an influence card begins to play it, and where it may strike glows", () => {
    const play = playOf("actions", { also: ["play:brand"] });
    pressInfluence(play, "brand");
    expect(play.done).toEqual(["choose play:brand"]);
    const begun = playOf("actions", { also: ["play:brand"], line: ["play:brand"], then: ["target:o5"] });
    expect(areaVerb(begun)).toBe("target");
    expect(isAreaOpen(begun, areaOf("o5"))).toBe(true);
    const golden = playOf("actions", {
      also: ["play:gouden_handel"],
      line: ["play:gouden_handel"],
      then: ["golden-pawn:opera"],
    });
    expect(areaVerb(golden)).toBeNull();
    expect(shopAction(golden, "pawn", "opera")).toBe("golden-pawn:opera");
    expect(buttons(golden)).toEqual([]); // which card is still to be said
    const gift = playOf("actions", { also: ["play:gift"], line: ["play:gift"] });
    expect(buttons(gift)).toHaveLength(1); // needs no target
    expect(buttons({ ...gift, legalAfter: () => null })).toEqual([]); // that is still being asked
  });

  it("with the hammer in hand chooses what is torn down", () => {
    const play = playOf("actions", { also: ["demolish:m3"] });
    arm(play, "demolish");
    expect(areaAction(play, areaOf("m3"))).toBe("demolish:m3");
  });

  it("is not needed for plain answers: these are buttons", () => {
    expect(buttons(playOf("before")).map(({ actions, isMain }) => [actions[0], isMain])).toContainEqual(["turn", true]);
    expect(buttons(playOf("actions")).map(({ actions, isMain }) => [actions[0], isMain])).toEqual([["done", false]]);
    expect(legalOf(playOf("start"), "start").length).toBeGreaterThan(10);
  });
});

about("before a click it is told", () => {
  it("what a purchase costs, cuts off and brings", () => {
    const owned: Record<string, [number, Kind?]> = { o4: [3, "paardenstal"], o3: [0], m2: [0], m3: [1], o6: [0] };
    const play = playOf("actions", {
      change: {
        ...city(owned),
        purchases: { o5: { isolates: ["o4"], gains: { 0: 2, 3: -1 }, score: 17, red: true } },
        acting: 0,
        active: 0,
        me: 0,
      },
      also: ["area:o5"],
      line: ["area:o5"],
    });
    const told = preview(play)
      .map(({ text }) => text)
      .join(" ");
    expect(told).toContain("Birch Nook: costs 1 stone");
    expect(told).toContain("cuts off Clover Field: 2 more for you and 1 less for Dirk");
    expect(told).toContain("be at 17, a red space"); // as the server reckons it
    expect(victims(play)).toEqual([areaOf("o4")]);
    expect([...taken(play)]).toEqual([[areaOf("o5"), 0]]);
  });

  it("which card is being built or played, where that was begun before the table was opened", () => {
    const ask = (prompt: string) => preview(playOf(prompt))[0]!.text;
    expect(ask("site")).toBe("Grain Mill: choose where to build it.");
    expect(ask("target")).toBe("Pioneer: choose the area.");
  });

  it("what a building is worth on a site, and whether the order lands on a red space", () => {
    const scene = city({ m3: [0] });
    const orders = scene.orders.map((order) => ({ ...order, score: 0 }));
    const change = {
      ...scene,
      orders,
      me: 0,
      acting: 0,
      active: 0,
    };
    const play = playOf("actions", { change, also: ["build:kapel"], line: ["build:kapel", "site:m3"] });
    const tell = (scene: Scene) =>
      preview({ ...play, scene })
        .map(({ text }) => text)
        .join(" ");
    expect(tell(play.before)).not.toContain("You would be at"); // what follows is still being asked
    const built = (score: number, pay: number, red: boolean): Scene => ({
      ...city({ m3: [0, "kapel"] }, { pays: { m3: pay }, turn: { ...scene.turn!, red } }),
      orders: orders.map((order, number) => (number ? order : { ...order, score })),
    });
    const told = tell(built(2, 4, true));
    expect(told).toContain("Chapel in Wool Street pays 4");
    expect(told).toContain("be at 2, a red space");
    const third = tell(built(5, 5, false));
    expect(third).toContain("Chapel in Wool Street pays 5");
    expect(third).toContain("be at 5.");
    expect(buttons(play)[0]!.label).toBe("Build Chapel at Wool Street");
  });

  it("in every language and at every decision, about every area", () => {
    for (const language of ["en", "nl", "de"] as const) {
      for (const prompt of PROMPTS) {
        const play = playOf(prompt, { language });
        expect(where(play)).not.toBe("");
        expect(describe(play).length).toBeGreaterThan(8);
        AREAS.forEach((_, area) =>
          expect(areaSentence(play, play.scene, area)).toContain(play.words.say(`area-${AREAS[area]!.id}`)),
        );
      }
    }
  });
});

about("a reaction", () => {
  const asked = (legal: string[], round = 3) => {
    const reaction = { by: 1, what: "brand" as const, area: "m3", asked: 0, forMaster: false };
    const play = playOf("actions", { change: { reaction, round, active: 1, acting: 0 } });
    const views = legal.map((action) => ({ action, text: action }));
    return Object.assign(play, { legal: views, can: (action: string) => legal.includes(action) });
  };

  it("is asked for with its buttons when there is a choice", () => {
    const play = asked(["protect", "pass"]);
    expect(isAutoPassed(play)).toBe(false);
    expect(buttons({ ...play, before: { ...play.before, me: 0, mover: 0 } }).map(({ actions }) => actions[0])).toEqual([
      "protect",
      "pass",
    ]);
  });

  about("of a seat that lets everything pass", () => {
    const at = (changes: Partial<Scene>) => {
      const play = asked(["protect", "pass"]);
      return Object.assign(play, { before: { ...play.before, ...changes } });
    };
    const me = sceneOf("actions").me!;
    beforeEach(() => setPassing(at({}), true));
    afterEach(() => setPassing(at({}), false));

    it("is answered until its turn, whoever's turn it is", () => {
      for (const active of [1, 2, 3])
        expect([isPassing(at({ active })), isAutoPassed(at({ active }))]).toEqual([true, true]);
      expect(isPassing(at({ active: 2, round: 4 }))).toBe(true);
    });

    it("is answered at once among bots, and after a pause where somebody could notice", () => {
      vi.useFakeTimers();
      for (const isWatched of [false, true]) {
        const play = Object.assign(at({}), { isWatched });
        const stop = autoPass(play);
        expect(play.done).toEqual([]);
        vi.advanceTimersByTime(500);
        expect(play.done).toEqual(isWatched ? [] : ["commit pass"]);
        vi.advanceTimersByTime(15_000);
        expect(play.done).toEqual(["commit pass"]);
        stop!();
      }
      vi.useRealTimers();
    });

    it("is asked again once it has had its turn", () => {
      autoPass(at({ active: me }));
      expect(isPassing(at({ active: 1, round: 3 }))).toBe(false);
    });

    it("is asked again if it wants to be", () => {
      setPassing(at({}), false);
      expect([isPassing(at({})), isAutoPassed(at({}))]).toEqual([false, false]);
    });

    it("is remembered by the browser, but not beyond the next round", () => {
      expect(Object.values(sessionStorage)).toContain("3");
      expect(isPassing(at({ active: 1, round: 5 }))).toBe(false);
    });
  });

  it("takes as long as people take: mostly short, and long often enough that no length betrays a choice", () => {
    let seed = 1;
    const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const pauses = Array.from({ length: 20_000 }, () => pause(chance)).sort((a, b) => a - b);
    const share = (from: number, to = Infinity) =>
      pauses.filter((one) => one >= from && one < to).length / pauses.length;
    const median = pauses[pauses.length / 2]!;
    expect(pauses[0]).toBeGreaterThan(700); // nobody reads faster
    expect(median).toBeGreaterThan(1800);
    expect(median).toBeLessThan(3200);
    expect(share(15_000)).toBe(0); // nor does a table wait longer
    for (let second = 1; second < 14; second += 1)
      expect(share(second * 1000, second * 1000 + 1000), `${second} s`).toBeGreaterThan(0.002); // any length may be either
    expect(share(5000)).toBeGreaterThan(0.12);
    expect(share(8000)).toBeGreaterThan(0.04);
    const logs = pauses.map((one) => Math.log(one - 700));
    const middle = Math.log(median - 700);
    const [low, high] = [logs[Math.floor(logs.length * 0.25)]!, logs[Math.floor(logs.length * 0.75)]!];
    expect(high - middle).toBeCloseTo(middle - low, 0); // even about the median on a scale of ratios
  });

  it("is told to a player who might stop it as what happens to them", () => {
    const told = (what: Influence, forMaster = false, language: "en" | "nl" | "de" = "en") => {
      const play = playOf("actions", { language });
      return struckText(play, play.before, what, { by: 1, what: what, area: "m3", asked: 0, forMaster });
    };
    expect(told("gift")).toBe("You pay Bertha 2 stones, or what you have.");
    expect(told("overval", true)).toContain("Black Master");
    expect(told("brand", true)).toBe(told("brand"));
    for (const language of ["en", "nl", "de"] as const)
      for (const card of ["pionier", "overval", "brand", "infiltrant", "hekserij", "gift"] as const)
        expect(told(card, false, language)).not.toContain("board-");
  });
});

about("a knight to be withdrawn", () => {
  it("is asked for by the event that takes it, whatever else was turned in that turn", () => {
    const scene = { ...sceneOf("withdraw"), turned: ["vikingen", "hongersnood"] as Scene["turned"] };
    expect(asks(playOf("withdraw", { change: scene }))!.text).toContain("Viking Raid");
  });
});
