// What flies in a picture that moves: the pieces that the table's own film says have moved, from spot to spot of the card.
import { flushSync, mount, unmount } from "svelte";
import { isPlayers, together } from "../../lib/moves";
import { movesOf } from "../../lib/schedule";
import type { EventView } from "../../lib/messages";
import type { Shown } from "../../lib/replay.svelte";
import type { TableController } from "../../lib/table.svelte";
import { seatRow, type About } from "../../still/card";
import { composePiece, placeOfBoard } from "../../still/compose";
import type { Flying, Point, Take } from "./animation";
import { cardOf, painted, partsOf, withBoard } from "./drawing";

/** The spots of a card, as the board and the names beside it show them. */
type Spots = (name: string) => Point | null;

interface Drawn {
  board: HTMLCanvasElement;
  spots: Spots;
}

/** What happened, as pictures with what flies between them. */
export async function takesOf(
  play: TableController<unknown>,
  scenes: readonly Shown[],
  about: (scene: object) => About,
  scale: number,
): Promise<Take[]> {
  const takes: Take[] = [];
  let before: { scene: object; drawn: Drawn } | null = null;
  let since: EventView[] = []; // what has happened since the last picture
  for (const [place, { scene, event }] of scenes.entries()) {
    if (event) since.push(event);
    const isRoutine = !event || play.game.film.time(event, scene) === 0; // nobody needs to see it happen
    if (isRoutine && place > 0 && place < scenes.length - 1) continue;
    const drawn = await drawnOf(play, scene, about(scene), scale);
    const moves = before ? together(movesOf(play.game.film, before.scene, since)) : [];
    since = [];
    const flying = (
      await Promise.all(
        moves.map(async ({ kind, count, from, to }): Promise<Flying | null> => {
          const ways = { from: before!.drawn.spots(from) ?? before!.drawn.spots("middle"), to: drawn.spots(to) };
          if (!ways.from || !ways.to) return null;
          return { piece: await pieceOf(play, kind, count, scale), from: ways.from, to: ways.to };
        }),
      )
    ).filter((one) => one !== null);
    // as at the table: what goes to a player leaves the board at once
    const isLeaving = moves.every(({ to }) => isPlayers(to));
    takes.push({ board: drawn.board, under: isLeaving ? drawn.board : before!.drawn.board, flying });
    before = { scene, drawn };
  }
  return takes;
}

/** A scene as a picture, and where its spots are on it. */
function drawnOf(play: TableController<unknown>, scene: object, about: About, scale: number): Promise<Drawn> {
  return withBoard(play, scene, async (host) => {
    const found = spotsOn(host, about, scale);
    return { board: await painted(await cardOf(host, about), scale), spots: found };
  });
}

function spotsOn(host: HTMLElement, about: About, scale: number): Spots {
  const board = host.querySelector("svg")!;
  const { x, y, width, height } = board.viewBox.baseVal;
  const place = placeOfBoard(width, height);
  const toBoard = board.getScreenCTM()!.inverse();
  const ofBoard = (point: DOMPoint): Point => ({
    x: (place.x + (point.x - x) * place.scale) * scale,
    y: (place.y + (point.y - y) * place.scale) * scale,
  });
  const centre = ofBoard(new DOMPoint(x + width / 2, y + height / 2));
  const drawn = new Map<string, Point>();
  for (const found of board.querySelectorAll("[data-at]")) {
    const rect = found.getBoundingClientRect();
    if (rect.width > 0)
      drawn.set(
        found.getAttribute("data-at")!,
        ofBoard(new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2).matrixTransform(toBoard)),
      );
  }
  return (name) => {
    const seat = /^(?:seat|order)-(\d+)$/.exec(name)?.[1];
    if (seat !== undefined) {
      const row = seatRow(about, Number(seat));
      return { x: row.x * scale, y: row.y * scale };
    }
    return drawn.get(name) ?? (name === "middle" ? centre : null);
  };
}

/** A piece as a picture. */
async function pieceOf(
  play: TableController<unknown>,
  kind: string,
  count: number,
  scale: number,
): Promise<HTMLCanvasElement> {
  const host = document.createElement("div");
  host.inert = true;
  host.style.cssText = "position:fixed;left:-2000px;top:0;width:max-content";
  document.body.append(host);
  const piece = mount(play.game.Piece!, { target: host, props: { kind, count } });
  try {
    flushSync();
    const { x, y, width, height } = host.getBoundingClientRect();
    const content = Array.from(host.children, (child) => asSvg(child, { x, y })).join("");
    return await painted(composePiece(await partsOf(host, content), width, height), scale);
  } finally {
    await unmount(piece);
    host.remove();
  }
}

/** An element with what is in it, as a drawing: its box, its drawings and its words where the browser has laid them. */
function asSvg(element: Element, origin: Point): string {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = `x="${x - origin.x}" y="${y - origin.y}"`;
  if (element instanceof SVGElement) {
    const copy = element.cloneNode(true) as SVGElement;
    for (const [name, value] of Object.entries({ x: x - origin.x, y: y - origin.y, width, height }))
      copy.setAttribute(name, `${value}`);
    return new XMLSerializer().serializeToString(copy);
  }
  const look = getComputedStyle(element);
  const line = parseFloat(look.borderTopWidth);
  const box = `<rect ${at} width="${width}" height="${height}" rx="${parseFloat(look.borderRadius)}" fill="${look.backgroundColor}" stroke="${look.borderTopColor}" stroke-width="${line}"/>`;
  const inside = Array.from(element.childNodes, (child) => {
    if (child instanceof Element) return asSvg(child, origin);
    return child.textContent?.trim() ? asText(child, look, origin) : "";
  });
  return `<g class="${element.getAttribute("class") ?? ""}" style="${element.getAttribute("style") ?? ""}">${box}${inside.join("")}</g>`;
}

function asText(node: Node, look: CSSStyleDeclaration, origin: Point): string {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { x, y, width, height } = range.getBoundingClientRect();
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
  const said = {
    ...{
      x: x + width / 2 - origin.x,
      y: y + height / 2 - origin.y,
      "text-anchor": "middle",
      "dominant-baseline": "central",
    },
    style: `font:${look.fontWeight} ${look.fontSize} ${look.fontFamily};fill:${look.color};stroke:var(--surface);stroke-width:3px;paint-order:stroke`,
  };
  for (const [name, value] of Object.entries(said)) text.setAttribute(name, `${value}`);
  text.textContent = node.textContent!.trim();
  return new XMLSerializer().serializeToString(text);
}
