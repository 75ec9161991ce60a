// Het Verraad on the page: attacks and their chances, ways of the Black Master, what a click means, what is told and how it is staged.
import { beforeAll, describe as about, expect, it } from "vitest";
import { arm } from "../src/games/ontembare_stad/armed.svelte";
import { areaVerb, buttons, isUnfinished, pick, pressTool } from "../src/games/ontembare_stad/gestures";
import { strengthOf } from "../src/games/ontembare_stad/knowledge";
import { prepare, verraad } from "../src/games/ontembare_stad/expansion";
import { preview, taken } from "../src/games/ontembare_stad/preview";
import { areaOf, AREAS, type Owner, type Scene } from "../src/games/ontembare_stad/scene";
import { film, heldUp, spotOf } from "../src/games/ontembare_stad/film";
import { areaState, describe, influenceHelp, orderName, powersOf } from "../src/games/ontembare_stad/texts";
import { fightNow, fightTold } from "../src/games/ontembare_stad/verraad/fight";
import { endText, stakeText, verdict, verdictText } from "../src/games/ontembare_stad/verraad/texts";
import { listed, listedAs } from "../src/games/registry";
import type { EventView, GameFacts } from "../src/lib/messages";
import { changedSpots, movesBetween } from "../src/lib/moves";
import { LANGUAGES } from "../src/lib/words";
import drawings from "../src/art/het_verraad.svg?raw";
import { playOf, PROMPTS, sceneOf, type TestPlay } from "./het_verraad-play";
import { step } from "./tables";

beforeAll(() => prepare({ options: { mode: "verraad" } }));

const event = (what: string, fields: EventView["fields"] = {}): EventView => ({
  what,
  fields,
  rule: "VERRAAD-0.0",
  text: what,
  change: null,
});

/** A city with these owners, and towers where it says so. */
function city(owned: Record<string, Owner>, towers: string[] = [], change: Partial<Scene> = {}): Scene {
  const areas = AREAS.map(({ id }) => ({ owner: owned[id] ?? null, building: null, tower: towers.includes(id) }));
  return { ...sceneOf("master"), areas, ...change };
}

const at = (area: string | null): Pick<Scene, "master"> => ({
  master: { area, knights: 20, score: 3, areas: 0, towers: 0, raidBeside: "master" },
});

about("an attack", () => {
  it("is to be decided where he stands, and its stake is told", () => {
    const scene = sceneOf("attack");
    const fight = fightNow(scene)!;
    expect(AREAS[fight.area]!.id).toBe(scene.master!.area);
    expect(stakeText(playOf("attack"), scene, scene.fight!)).toContain("If he wins");
    expect(buttons(playOf("attack")).map(({ actions, isMain }) => [...actions, isMain])).toContainEqual([
      "attack",
      true,
    ]);
  });

  it("names whose points would change", () => {
    const scene = sceneOf("attack");
    const told = (gains: Record<string, number>) =>
      stakeText(playOf("attack"), { ...scene, me: null }, { ...scene.fight!, falls: ["o1", "o2"], gains });
    expect(told({})).toMatch(/ are his\.$/);
    expect(told({ 1: -3, black: 3 })).toMatch(/ are his: 3 less for Bertha and 3 more for the Black Master\.$/);
  });

  it("is remembered with what both sides had, until the next turn", () => {
    const scene = city({ o1: 1 }, [], { active: 0, ...at("o1") });
    const events = [
      event("attacks", { who: 0, area: areaOf("o1"), other: 1 }),
      event("attack-die", { number: 6 }),
      event("attack", { who: 0, number: 8 }),
      event("defence-die", { number: 1 }),
      event("archers", { who: 1, number: 1 }),
      event("defence", { who: 1, number: 4 }),
    ];
    const told = (...more: EventView[]) => ({
      ...playOf("master", { change: scene }),
      log: [step(1, { events: [...events, ...more] })],
    });
    const open = fightTold(told())!;
    expect(open).toMatchObject({ archers: 1, dice: { attack: 6, defence: 1 }, attack: 8, defence: 4, end: null });
    const won = fightTold(told(event("conquered", { area: areaOf("o1"), other: 1 })))!;
    expect(won.end).toBe("win");
    expect(verdictText(playOf("attack"), won)).toContain("8 beats 4");
    expect(fightTold(told(event("repelled")))!.end).toBe("lose");
    expect(fightTold(told(event("undecided")))!.end).toBe("tie");
    expect(fightTold(told(event("turn", { who: 1 })))).toBeNull();
  });
});

about("a click", () => {
  it("puts a watchtower where one's own areas glow", () => {
    const play = playOf("actions-verraad", { also: ["tower:m3"] });
    pressTool(play, "tower");
    expect(areaVerb(play)).toBe("tower");
    arm(play, null);
    expect(areaVerb(play)).toBe("area");
    const none = playOf("master");
    pressTool(none, "tower");
    expect(none.done).toEqual(["ask tower:i0"]);
  });

  it("chooses where he goes by tokens before anything is sent, and may be taken back", () => {
    const play = playOf("master", { line: ["steps"], then: ["master:o2", "stay"] });
    expect(areaVerb(play)).toBe("master");
    expect(isUnfinished(play)).toBe(true);
    expect(buttons(play)).toEqual([]);
  });

  it("chooses a card of the row and sends it with the second click", () => {
    const play = playOf("choose");
    pick(play, "choose:1");
    expect(play.done).toEqual(["choose choose:1"]);
    const again = playOf("choose", { line: ["choose:1"] });
    pick(again, "choose:1");
    expect(again.done).toEqual(["commit"]);
  });

  it("in the Black Master's phase is no purchase of areas", () => expect(areaVerb(playOf("master"))).toBeNull());
  it("on a button stays or ends as the moment is", () => {
    expect(buttons(playOf("master")).flatMap(({ actions }) => actions)).toEqual(["done"]);
    expect(buttons(playOf("steps")).flatMap(({ actions }) => actions)).toContain("stay");
  });
});

about("what is told before a choice", () => {
  const told = (play: TestPlay) =>
    preview(play)
      .map(({ text }) => text)
      .join(" ");

  it("of a card: its stones and income for me, and what others get", () => {
    const play = playOf("choose", { line: ["choose:0"] });
    expect(told(play)).toMatch(/for you/);
  });
  it("of tokens, towers and ways", () => {
    expect(told(playOf("actions-verraad", { line: ["black"] }))).toContain("He gets a point");
    expect(told(playOf("actions-verraad", { line: ["white"] }))).toContain("defend");
    expect(told(playOf("actions-verraad", { line: ["tower:o2"] }))).toContain("blocks a gate");
    const steps = playOf("steps", { line: ["master:o1"] });
    expect(told(steps)).not.toContain("He wins"); // nobody is attacked there
    const foreseen = { ...steps.scene, fight: sceneOf("attack").fight };
    expect(told({ ...steps, scene: foreseen })).toMatch(/He wins \d+ %, equal \d+ %, he loses \d+ %/);
  });
  it("of cards for the Black Master: they are his, not mine", () => {
    const play = playOf("master", { line: ["play:pionier", "target:o1"] });
    expect(taken(play).size).toBe(0);
    expect(influenceHelp(play, "pionier")).toContain("black knight");
    expect(influenceHelp(playOf("actions-verraad"), "tovenaar")).toContain("row");
    expect(influenceHelp(play, "overval")).toContain("adjacent to a black one");
    const { master } = play.scene;
    const beside = playOf("master", { change: { master: { ...master!, raidBeside: "active" } } });
    expect(influenceHelp(beside, "overval")).toContain("adjacent to one of yours");
  });
});

about("the table in words", () => {
  it.each(LANGUAGES)("says everything in %s, at every decision", (language) => {
    for (const prompt of PROMPTS) {
      const play = playOf(prompt, { language });
      expect(describe(play).every((sentence) => sentence.trim())).toBe(true);
    }
  });

  it("tells the values of one's own black tokens, and nobody else's", () => {
    const scene = sceneOf("attack");
    const me = scene.orders.findIndex(({ seat }) => seat === scene.me);
    expect(scene.orders[me]!.castle!.blackValues.every((value) => value !== null)).toBe(true);
    for (const [order, { castle }] of scene.orders.entries())
      if (order !== me) expect(castle!.blackValues.every((value) => value === null)).toBe(true);
    const sentences = describe(playOf("attack")).filter((sentence) => sentence.includes("are worth"));
    expect(sentences.length).toBeLessThanOrEqual(1);
  });

  it("knows black areas, towers and seven great powers", () => {
    const scene = city({ o1: "black" }, ["o1"]);
    const play = playOf("master");
    expect(areaState(play, scene, areaOf("o1"))).toBe("Black Master, nothing built, with a watchtower");
    expect(orderName(play, scene, "black")).toBe("Black Master");
    expect(powersOf(scene)).toHaveLength(7);
    const strengths = { wachttoren: [0, 2, 0, 0, 1] };
    expect(strengthOf({ ...scene, strengths }, "black", "wachttoren")).toBe(1);
    expect(strengthOf({ ...scene, strengths }, 1, "wachttoren")).toBe(2);
    expect(strengthOf({ ...scene, strengths }, 1, "duister")).toBe(0);
  });

  it("says why good or evil has won", () => {
    const over = sceneOf("over");
    const play = playOf("over");
    expect(over.orders.every(({ castle }) => castle!.blackValues.every((value) => value !== null))).toBe(true);
    const black = [[3, 3, 2], [3, 2, 2], [4], [4]];
    const orders = over.orders.map((order, number) => ({
      ...order,
      expelled: false,
      score: 10 - number,
      castle: { ...order.castle!, black: black[number]!.length, blackValues: black[number]! },
    }));
    type Orders = typeof orders;
    const ended = (evil: boolean, winner: number[], change: Orders) => ({
      ...over,
      orders: change,
      evil,
      winner,
      master: { ...over.master!, score: 12 },
    });
    const end = (evil: boolean, winner: number[], change = orders) => endText(play, ended(evil, winner, change));
    const holding = (values: (order: number) => number[]): Orders =>
      orders.map((order, number) => ({
        ...order,
        castle: { ...order.castle, black: values(number).length, blackValues: values(number) },
      }));
    expect(end(true, [0])).toContain("Several had 3 black tokens; those of Anna were worth more");
    expect(
      end(
        true,
        [0],
        holding((order) => (order < 2 ? [1, 4] : [])),
      ),
    ).toContain("2 black tokens worth 5; Anna had the most points");
    expect(
      end(
        true,
        [0],
        holding((order) => (order ? [4] : [1, 1])),
      ),
    ).toContain("Anna served him best, with 2 black tokens, and was the Black Master all along");
    expect(
      end(
        true,
        [0, 1],
        holding((order) => (order < 2 ? [4] : [])),
      ),
    ).toContain("Anna and Bertha served him best, each with 1 black token, and were the Black Master all along");
    expect(
      end(
        true,
        [2],
        holding(() => []),
      ),
    ).toContain("nobody who could win had served him. So Konrad has won");
    expect(end(false, [0])).toContain("the highest score is 10. Anna has won");
    expect(end(false, [0, 1])).toContain("Anna and Bertha have won");
    expect(
      end(
        false,
        [2],
        orders.map((order) => ({ ...order, score: 10 })),
      ),
    ).toContain("several who could win have 10. Of these Konrad had the most white tokens");
    expect(verdict(play, ended(true, [0], orders))).toBe("Anna was the Black Master");
    expect(verdict(play, ended(false, [0, 1], orders))).toBe("Anna and Bertha have won");
    expect(verdict(play, ended(true, [], orders))).toContain("nobody has won");
    expect(end(true, [])).toContain("nobody has won");
  });

  it("says which of a seat's two orders has won, and why that one", () => {
    const over = sceneOf("over");
    const black = [[], [4], [1, 1], []];
    const orders = over.orders.map((order, number) => ({
      ...order,
      seat: number % 2,
      expelled: false,
      score: [10, 10, 5, 8][number]!,
      castle: { ...order.castle!, black: black[number]!.length, blackValues: black[number]! },
    }));
    const play = playOf("over", { change: { orders } });
    const ended = (evil: boolean, winner: number[]) => ({ ...over, orders, evil, winner });
    expect(verdict(play, ended(true, [2]))).toBe("Anna (order 2) was the Black Master");
    expect(endText(play, ended(true, [2]))).toContain("Anna (order 2) served him best, with 2 black tokens");
    expect(verdict(play, ended(false, [0]))).toBe("Anna (order 1) has won");
    expect(endText(play, ended(false, [0]))).toContain("Of these Anna (order 1) had the most white tokens");
  });
});

about("what happens is shown", () => {
  const pieces = (owners: Parameters<typeof city>[0], towers: string[] = []) => film.pieces(city(owners, towers));

  it("on the board: knights of both sides go, and a watchtower comes", () => {
    const [before, after] = [pieces({ o1: 1, o2: 1 }), pieces({ o1: 1, o2: "black" }, ["o1"])];
    expect([...changedSpots(before, after)]).toEqual(
      expect.arrayContaining([`area-${areaOf("o1")}`, `area-${areaOf("o2")}`]),
    );
    const came = movesBetween(before, after, (kind) =>
      film.elsewhere!(kind, event("tower", { who: 1, area: areaOf("o1"), number: 5 })),
    );
    expect(came).toContainEqual({ kind: "watchtower", count: 1, from: "order-1", to: `area-${areaOf("o1")}` });
  });

  it("for a while, with cards held up, and dice that are told when they lie still", () => {
    expect(film.time(event("attack-die", { number: 3 }), sceneOf("attack"))).toBeGreaterThan(500);
    expect(film.isSurprise!(event("attack-die", { number: 3 }), false)).toBe(true);
    expect(spotOf(event("attacks", { who: 0, area: 7, other: 1 }))).toBe(7);
    expect(
      heldUp(event("played-on-for-master", { who: 0, area: 3, influence: 1 }), [], sceneOf("attack")),
    ).toMatchObject({
      isForMaster: true,
    });
  });
});

about("an event", () => {
  it("is held up with what it brought to whom, and it touches everybody", () => {
    const [gained, paid] = [
      event("gained", { who: 1, card: 40, number: 3 }),
      event("paid", { who: 2, card: 40, number: 2 }),
    ];
    const other = event("gained", { who: 0, card: 41, number: 9 });
    const scene = sceneOf("attack");
    expect(heldUp(paid, [other, gained, paid], scene)?.effects).toEqual([
      { who: 1, what: "stone", many: 3 },
      { who: 2, what: "stone", many: -2 },
    ]);
    expect(heldUp(event("no-effect", { card: 40 }), [], scene)?.effects).toEqual([]);
    expect(film.touches!(gained, 0, sceneOf("attack"), sceneOf("attack"))).toBe(true);
  });

  it("that asks for knights or brings cards is held up again with all whom it strikes in one moment", () => {
    const scene: Scene = { ...sceneOf("attack"), event: "vikingen" };
    const [one, other] = [event("withdrew", { who: 1, area: 3 }), event("withdrew", { who: 0, area: 5 })];
    expect(heldUp(one, [event("turned", { who: 1, card: 40 }), one, other], scene)).toMatchObject({
      card: "vikingen",
      effects: [
        { who: 1, what: "knight", many: -1 },
        { who: 0, what: "knight", many: -1 },
      ],
    });
    const visit = event("royal", { who: 2 });
    expect(heldUp(visit, [visit], { ...scene, event: "koninklijk_bezoek" })).toMatchObject({
      card: "koninklijk_bezoek",
      effects: [{ who: 2, what: "influence", many: 1 }],
    });
  });

  it("is seen by those whom it spares: what it does to others is held", () => {
    const scene = sceneOf("attack");
    expect(film.touches!(event("withdrew", { who: 1, area: 3 }), 0, scene, scene)).toBe(true);
    expect(film.touches!(event("royal", { who: 1 }), 0, scene, scene)).toBe(true);
  });
});

about("an influence card", () => {
  it("says who gained and who lost when it is done", () => {
    const scene = sceneOf("attack");
    const area = scene.areas.findIndex(({ owner }) => owner === 1);
    expect(area).toBeGreaterThanOrEqual(0);
    expect(heldUp(event("raided", { who: 0, area, other: 1 }), [], scene)).toMatchObject({
      influence: "overval",
      effects: [
        { who: 0, what: "knight", many: 1 },
        { who: 1, what: "knight", many: -1 },
      ],
    });
    expect(heldUp(event("burnt", { who: 0, area, card: 1 }), [], scene)?.effects).toEqual([
      { who: 1, what: "building", many: -1 },
    ]);
    expect(heldUp(event("master-raided", { area, other: 1 }), [], scene)?.effects?.[0]?.who).toBe("black");
  });
});

about("the expansion", () => {
  const facts = (name: string, presets: string[]) =>
    ({ name, title: name, presets: presets.map((one) => ({ name: one })) }) as unknown as GameFacts;

  it("is a chunk that only its tables fetch", async () => {
    await prepare({ options: { mode: "strategic" } });
    expect(verraad()).toBeNull();
    await prepare({ options: { mode: "verraad" } });
    expect(verraad()).not.toBeNull();
  });

  it("is listed like a game, if the server has its preset", () => {
    const games = listed([facts("ontembare_stad", ["basic", "verraad"]), facts("rattus", ["basic"])]);
    expect(games.map(({ name, preset }) => [name, preset])).toEqual([
      ["rattus", null],
      ["ontembare_stad", null],
      ["het_verraad", "verraad"],
    ]);
    expect(listed([facts("ontembare_stad", ["basic"])])).toHaveLength(1);
    expect([
      listedAs("ontembare_stad", "verraad"),
      listedAs("ontembare_stad", null),
      listedAs("rattus", "verraad"),
    ]).toEqual(["het_verraad", "ontembare_stad", "rattus"]);
  });

  it("has a drawing for every piece", () => {
    const dice = [1, 2, 3, 4, 5, 6].flatMap((face) => [`die-black-${face}`, `die-white-${face}`]);
    for (const name of [
      "black-master",
      "watchtower",
      "token-black",
      "token-white",
      "power-wachttoren",
      "power-goed",
      "power-duister",
      ...dice,
    ])
      expect(drawings).toContain(`id="stad/${name}"`);
  });
});
