// Verräter on the page: where things lie, what can be deduced, what a click means, how it is told.
import { describe as about, expect, it } from "vitest";
import {
  angleOf,
  badges,
  border,
  buildingCard,
  medallion,
  sector,
  steps,
  tilt,
  type Point,
} from "../src/games/verraeter/geometry";
import { buttons, isLandOpen, landAction, pick, pressLand, toggleCard } from "../src/games/verraeter/gestures";
import { knowRoles, roleAdds } from "../src/games/verraeter/knowledge";
import { preview } from "../src/games/verraeter/preview";
import { act, placeOf, sum } from "../src/games/verraeter/scene";
import { describe, where, whereRole } from "../src/games/verraeter/texts";
import { playOf, sceneOf } from "./verraeter-play";

about("the ring", () => {
  it("is a clock: place 0 is twelve, and borders lie between", () => {
    expect([angleOf(0), angleOf(3)]).toEqual([0, 90]);
    expect(medallion(3).x).toBeGreaterThan(0);
    expect(medallion(3).y).toBeCloseTo(0);
    expect(border(11).x).toBeLessThan(0);
    expect(placeOf("farm:12")).toBe(0);
    expect(act("conflict", 0)).toBe("conflict:12");
    expect(act("conflict", 11)).toBe("conflict:11");
  });

  it("draws every land as a closed shape of its own", () => {
    const shapes = Array.from({ length: 12 }, (_, place) => sector(place));
    expect(new Set(shapes).size).toBe(12);
    expect(shapes.every((shape) => /^M.*Z$/.test(shape) && !shape.includes("NaN"))).toBe(true);
  });

  it("reads from left to right or from above, wherever a land lies", () => {
    const reads = (first: Point, last: Point) => last.x > first.x + 1 || last.y > first.y + 1;
    for (let place = 0; place < 12; place++) {
      const { house, value } = badges(place);
      const points = steps(place);
      expect(reads(house, value), `badges of ${place}`).toBe(true);
      expect(reads(points[0]!, points[3]!), `points of ${place}`).toBe(true);
      const isAboveOrBelow = [11, 0, 1, 5, 6, 7].includes(place);
      if (isAboveOrBelow) expect(points[3]!.x, `points of ${place}`).toBeGreaterThan(points[0]!.x);
    }
  });

  it("keeps the letters of building cards upright", () => {
    for (let place = 0; place < 12; place++) {
      const turn = ((buildingCard(place).turn + 180) % 360) - 180;
      expect(Math.abs(turn)).toBeLessThanOrEqual(90);
    }
  });

  it("lets the scales sink on the heavier side, and never over", () => {
    expect(tilt(10, 10)).toBe(0);
    expect(tilt(3, 15)).toBe(tilt(0, 40));
    expect(tilt(15, 3)).toBe(-tilt(3, 15));
  });
});

about("the roles", () => {
  it("are told as the server says them, and which is mine", () => {
    expect(knowRoles(sceneOf("conflict"))).toEqual([]);
    const build = sceneOf("build"); // they lie open
    const kinds = Object.fromEntries(knowRoles(build).map(({ role, kind }) => [role, kind]));
    expect(kinds["builder"]).toBe("mine");
    expect(Object.values(kinds).sort()).toEqual(["gone", "gone", "mine", "open", "open", "open"]);
    expect(knowRoles({ ...build, me: null }).some(({ kind }) => kind === "mine")).toBe(false);
  });

  it("add to their houses for sure, or at most", () => {
    const scene = sceneOf("supply");
    const adds = [
      { sure: 0, most: 0 },
      { sure: 0, most: 5 },
      { sure: 2, most: 0 },
    ];
    const changed = { ...scene, conflict: { ...scene.conflict!, adds } };
    expect(roleAdds(changed, 0)).toBeNull();
    expect(roleAdds(changed, 1)).toEqual({ most: 5, isSure: false });
    expect(roleAdds(changed, 2)).toEqual({ most: 2, isSure: true });
    expect(roleAdds(sceneOf("build"), 1)).toBeNull();
  });
});

about("the supply cards", () => {
  it("that I have not seen are in the pile or in other hands", () => {
    for (const prompt of ["farm", "draft", "supply", "build", "discard", "conflict", "over"]) {
      const scene = sceneOf(prompt);
      const held = scene.seats.reduce((total, seat, number) => total + (number === scene.me ? 0 : seat.held), 0);
      expect(sum(Object.values(scene.unseen)), prompt).toBe(scene.pile + held);
    }
  });
});

about("a click", () => {
  it("chooses, a second one sends, another one changes the choice", () => {
    const first = playOf("conflict");
    pick(first, "conflict:12");
    expect(first.done).toEqual(["choose conflict:12"]);
    const again = playOf("conflict", ["conflict:12"]);
    pick(again, "conflict:12");
    pick(again, "conflict:7");
    expect(again.done).toEqual(["commit", "back conflict:12", "choose conflict:7"]);
  });

  it("on what may not be done asks why", () => {
    const play = playOf("conflict");
    pick(play, "conflict:1");
    expect(play.done).toEqual(["ask conflict:1"]);
    const farm = playOf("farm");
    const taken = farm.before.ring.findIndex((land) => land.owner !== null);
    pressLand(farm, taken);
    expect(farm.done).toEqual([`ask ${act("farm", taken)}`]);
  });

  it("takes cards into the gesture and back, also two of one value", () => {
    const play = playOf("supply", ["play:3", "play:4"]);
    toggleCard(play, "play", 8, 0);
    expect(play.done).toEqual(["choose play:8"]);
    const back = playOf("supply", ["play:3", "play:4", "play:3"]);
    toggleCard(back, "play", 3, 1);
    expect(back.done).toEqual(["back"]);
    const first = playOf("supply", ["play:4", "play:3", "play:8"]);
    toggleCard(first, "play", 4, 0);
    expect(first.done).toEqual(["back", "back", "back", "choose play:3 play:8"]);
  });

  it("on a land builds, on an own card lifts it, then sets it down", () => {
    const play = playOf("build");
    const mine = play.before.ring.findIndex((land) => land.owner === 0);
    expect(landAction(play, mine)).toBe(act("lift", mine));
    expect(landAction(play, 1)).toBe("farm:1");
    const carrying = playOf("build", [act("lift", mine)], "en", ["farm:5"]);
    expect(landAction(carrying, 5)).toBe("farm:5");
    expect(isLandOpen(carrying, 5)).toBe(true);
    expect(isLandOpen(carrying, 1)).toBe(false);
    pressLand(carrying, 5);
    pressLand(carrying, mine);
    expect(carrying.done).toEqual(["choose farm:5", `back ${act("lift", mine)}`]);
    const laid = playOf("build", [act("lift", mine), "farm:5"], "en", ["farm:5", "farm:6"]);
    expect([5, 6, 8].map((place) => isLandOpen(laid, place))).toEqual([true, true, false]);
    pressLand(laid, 6);
    pressLand(laid, 5);
    expect(laid.done).toEqual(["back", "choose farm:6", "commit"]);
    expect(landAction(playOf("supply"), 1)).toBeNull();
  });
});

about("the buttons", () => {
  const labels = (play: ReturnType<typeof playOf>) =>
    buttons(play).map(({ label, actions, isMain }) => [label, actions, isMain]);

  it("pass, where that is possible", () => {
    expect(labels(playOf("supply"))).toEqual([["Lay nothing", ["done"], false]]);
    expect(labels(playOf("build"))).toEqual([["Build nothing", ["done"], false]]);
    expect(labels(playOf("discard"))).toEqual([["Keep all cards", ["done"], false]]);
    expect(labels(playOf("draft"))).toEqual([]);
  });

  it("send the gesture with what completes it", () => {
    expect(labels(playOf("supply", ["play:3", "play:4"]))).toEqual([
      ["Lay 3 and 4: 7 in all, then no more", ["done"], true],
    ]);
    expect(labels(playOf("draft", ["take:farmer"]))).toEqual([["Keep this role", [], true]]);
    expect(labels(playOf("build", ["lift:12"]))).toEqual([]);
    expect(labels(playOf("build", ["lift:12", "farm:5"]))).toEqual([["Lay the farm here", [], true]]);
    const spare = playOf("discard").before.spare;
    const drops = ["drop:2", "drop:3", "drop:4"].slice(0, spare);
    expect(buttons(playOf("discard", drops))[0]!.actions).toEqual([]);
    expect(labels(playOf("supply", ["play:6"]))[0]![0]).toBe("Lay 6, then no more");
    if (spare > 1) expect(buttons(playOf("discard", drops.slice(1)))[0]!.actions).toEqual(["done"]);
  });

  it("are not there when another is to decide", () => {
    const play = playOf("supply");
    expect(buttons({ ...play, legal: [] })).toEqual([]);
    expect(buttons({ ...play, before: { ...play.before, mover: 2 } })).toEqual([]);
  });
});

about("what would follow", () => {
  it("is said of sums, of my role and of buildings", () => {
    const play = playOf("supply", ["play:4"]);
    const after = structuredClone(play.before);
    after.conflict!.sides!.rose.visible += 4;
    const was = play.before.conflict!.sides!.rose.visible;
    expect(preview({ ...play, scene: after })[0]).toContain(`Rose ${was} → ${was + 4}`);
    play.before.conflict!.crossing = [0];
    expect(preview(play).at(-1)).toContain("change sides");
    play.before.conflict!.adds![0] = { sure: 3, most: 0 };
    expect(preview(play).at(-1)).toContain("add 3");
    expect(preview(playOf("build", ["lift:12"]))).toEqual(["Now choose the land to lay it under."]);
  });
});

about("the table in sentences", () => {
  it.each(["en", "nl", "de"] as const)("is complete in %s", (language) => {
    for (const prompt of ["farm", "draft", "supply", "build", "discard", "conflict", "over"]) {
      const play = playOf(prompt, [], language);
      const sentences = describe(play);
      expect(sentences.length).toBeGreaterThanOrEqual(1 + 12 + 4 + 1);
      expect(
        sentences.every((sentence) => sentence.length > 3 && !/undefined|null|NaN|\{/.test(sentence)),
        prompt,
      ).toBe(true);
      expect(where(play)).toBe(sentences[0]);
    }
  });

  it("names who may have a role", () => {
    const play = playOf("draft", [], "nl");
    const traitor = knowRoles(play.scene)[0]!;
    expect(whereRole(play, traitor)).toBe("Bertha, Konrad, Dirk of terzijde");
  });

  it("tells nothing that the seat does not know", () => {
    const scene = sceneOf("supply");
    expect(scene.seats.map((seat, number) => seat.hand.length === (number ? seat.shown.length : seat.held))).toEqual(
      Array(4).fill(true),
    );
    expect(scene.seats.map((seat) => seat.role !== null)).toEqual([true, false, false, false]);
  });
});
