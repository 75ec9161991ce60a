// Het Verraad as it is drawn: the reveal, a tower with its archers' reach, an exchange, others' castles, whom the row's stones are for.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe as about, expect, it } from "vitest";
import { prepare } from "../src/games/ontembare_stad/expansion";
import Panels from "../src/games/ontembare_stad/Panels.svelte";
import { AREAS, BUILDINGS, type Scene } from "../src/games/ontembare_stad/scene";
import Castle from "../src/games/ontembare_stad/verraad/Castle.svelte";
import Layer from "../src/games/ontembare_stad/verraad/Layer.svelte";
import Reveal from "../src/games/ontembare_stad/verraad/Reveal.svelte";
import Row from "../src/games/ontembare_stad/verraad/Row.svelte";
import { playOf, sceneOf } from "./het_verraad-play";

beforeAll(() => prepare({ options: { mode: "verraad" } }));

let drawn: object | null = null;

/** What a component draws. */
function draw<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  drawn = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

const texts = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

/** The orders of a scene with these black tokens. */
function holding(scene: Scene, black: (number | null)[][]): Scene["orders"] {
  return scene.orders.map((order, number) => ({
    ...order,
    castle: { ...order.castle!, black: black[number]!.length, blackValues: black[number]! },
  }));
}

about("the reveal", () => {
  const tokens = [[3, 3, 2], [3, 2, 2], [4], []];
  const ended = (evil: boolean) => {
    const over = sceneOf("over");
    const change = {
      orders: holding(over, tokens),
      evil,
      winner: [0],
      master: { ...over.master!, score: evil ? 99 : 0 },
    };
    return draw(Reveal, { play: playOf("over", { change }) });
  };

  it("turns everybody's black tokens over, and adds them up", () => {
    const page = ended(false);
    expect(texts(page, ".black b")).toEqual(tokens.flat().map(String));
    expect(texts(page, ".sum")).toEqual(["= 8", "= 7", "= 4"]);
    expect(texts(page, "h3")).toEqual(["Good has won"]);
    expect(page.querySelector(".evil")).toBeNull();
  });

  it("is dark where evil has won, and names who was the Black Master", () => {
    const page = ended(true);
    expect(page.querySelector("section.evil")).not.toBeNull();
    expect(texts(page, "h3")).toEqual(["Evil has won"]);
    expect(texts(page, "section p")).toEqual([
      expect.stringContaining("Several had 3 black tokens; those of Anna were worth more"),
    ]);
  });
});

about("a watchtower that is about to be bought", () => {
  it.each([false, true])(
    "stands there once, with an arrow to each area that it would defend (foreseen: %s)",
    (tower) => {
      const scene = sceneOf("actions-verraad");
      const areas = AREAS.map(({ id }) => ({ owner: null, building: null, tower: tower && id === "o2" }));
      const defends: Record<string, string[]> = tower ? { o2: ["o1", "o3"] } : {};
      const play = playOf("actions-verraad", { line: ["tower:o2"] });
      const layer = { size: 1, isPlan: false, planSize: 1, attacked: null, ms: 0 };
      const page = draw(Layer, { play, scene: { ...scene, areas, defends }, ...layer });
      expect(page.querySelectorAll(".tower")).toHaveLength(1);
      expect(page.querySelectorAll(".tower.coming")).toHaveLength(1);
      expect(page.querySelectorAll(".shot.hot")).toHaveLength(tower ? 2 : 0);
    },
  );
});

about("a castle", () => {
  it("of one's own exchanges the black token that is pressed", () => {
    const orders = holding(sceneOf("actions-verraad"), [[2, 4], [], [], []]);
    const play = playOf("actions-verraad", { change: { orders }, also: ["swap:0", "swap:1"] });
    const page = draw(Castle, { play, scene: play.before, order: 0, isMine: true });
    expect(texts(page, ".value")).toEqual(["2", "4"]);
    page.querySelector<SVGElement>("[data-token='swap:1']")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(play.done).toEqual(["choose swap:1"]);
  });

  it("of another is only looked at, and shows no values", () => {
    const orders = holding(sceneOf("actions-verraad"), [[], [null, null], [], []]);
    const play = playOf("actions-verraad", { change: { orders } });
    const page = draw(Castle, { play, scene: play.before, order: 1 });
    expect(texts(page, "h2")).toEqual([expect.stringMatching(/^Castle of Bertha/)]);
    expect(page.querySelectorAll("[role=button], [tabindex], .value")).toHaveLength(0);
    expect(page.querySelectorAll("use[href='#stad/token-black']")).toHaveLength(2);
  });

  it("of the player to move stands beside the board for spectators", () => {
    const play = playOf("actions-verraad", { change: { me: null, active: 2 } });
    expect(texts(draw(Panels, { play }), "[aria-label^=Castle] h2")).toEqual([
      expect.stringMatching(/^Castle of Konrad/),
    ]);
  });
});

about("the stones on a card of the row", () => {
  const paid = (prompt: string) => {
    const play = playOf(prompt);
    const { row, orders } = play.before;
    const page = draw(Row, { play, scene: play.before });
    const shown = [...page.querySelectorAll(".place")].map((place) =>
      texts(place as HTMLElement, "li").map((text) => Number(text.replace(/\D/g, ""))),
    );
    return row!.map(({ card, stones }, place) =>
      orders.map(({ income }, order) =>
        stones ? (shown[place]![order]! - income[BUILDINGS[card].category]) / stones : 0,
      ),
    );
  };

  it("are for the player who chooses now", () =>
    expect(paid("choose")).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ]));
  it("are for the next one once a card has been chosen", () =>
    expect(paid("actions-verraad")).toEqual([
      [0, 1, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ]));
  it("are for the next one while the row is filled up", () =>
    expect(paid("refill").every(([, next]) => next === 1)).toBe(true));
});
