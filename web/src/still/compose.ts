// One SVG file that needs nothing else: the board as it was rendered, with the styles and the symbols that it uses.
import { CARD, ROOM, told, type About } from "./card";

export interface Parts {
  /** What the components say belongs into the head of a page: their styles. */
  head: string;
  /** The rendered board; its first picture is what we want. */
  body: string;
  theme: "light" | "dark";
  styles: readonly string[];
  /** A symbol by its name, if there is one. */
  symbol: (id: string) => string | undefined;
}

const HEIGHT = 720; // pixels, unless another size is asked for
const CLASS = "turncoat-board";
const GROUND = `.${CLASS}{background:var(--ground);color:var(--ink);font-family:var(--ui)}`;

/** The first picture in a text: from its opening to the closing that belongs to it. */
export function firstPicture(html: string): { attributes: string; content: string } {
  const open = /<svg\b([^>]*)>/.exec(html);
  if (!open) throw new Error("the board has no picture");
  const from = open.index + open[0].length;
  let depth = 1;
  for (const tag of html.slice(from).matchAll(/<svg\b|<\/svg>/g)) {
    depth += tag[0] === "</svg>" ? -1 : 1;
    if (!depth) return { attributes: open[1]!, content: html.slice(from, from + tag.index) };
  }
  throw new Error("the board's picture has no end");
}

/** The symbols of some files, in which each has a line. */
export function symbolsIn(files: readonly string[]): (id: string) => string | undefined {
  const lines = new Map(
    files.flatMap((file) => file.split("\n").map((line) => [/^<\w+ id="([^"]+)"/.exec(line)?.[1], line])),
  );
  return (id) => lines.get(id);
}

/** The symbols that a text refers to, and those that they refer to in turn. */
export function symbolsFor(text: string, symbol: Parts["symbol"]): string {
  const found = new Map<string, string>();
  const todo = [text];
  for (let one = todo.pop(); one !== undefined; one = todo.pop()) {
    for (const [, href, url] of one.matchAll(/href="#([^"]+)"|url\(["']?#([^)"']+)["']?\)/g)) {
      const id = (href ?? url)!;
      const line = found.has(id) ? undefined : symbol(id);
      if (line === undefined) continue;
      found.set(id, line);
      todo.push(line);
    }
  }
  return [...found.values()].join("");
}

/** Styles that keep to the picture: a notebook may put it into a page of its own. */
function keepTo(css: string): string {
  return css.replaceAll(":root", `.${CLASS}`).replaceAll('[data-theme="dark"]', `.${CLASS}[data-theme="dark"]`);
}

/** XML is stricter than HTML: no comments of the renderer's, no named spaces. */
function asXml(html: string): string {
  return html.replaceAll(/<!--.*?-->/gs, "").replaceAll("&nbsp;", "\u00a0");
}

/** A board that can be put into a picture: what it shows, how large it is drawn, and the styles that its parts ask for. */
interface Board {
  attributes: string;
  content: string;
  width: number;
  height: number;
  scope: string;
}

function boardIn(body: string): Board {
  const { attributes, content } = firstPicture(asXml(body));
  const kept = attributes.replaceAll(/ (style|role|tabindex|class|xmlns|aria-\w+|data-[\w-]+)="[^"]*"/g, "");
  const [width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(attributes)!.slice(1).map(Number) as [number, number];
  return { attributes: kept, content, width, height, scope: /class="([^"]*)"/.exec(attributes)?.[1] ?? "" };
}

/** A picture with everything that it needs: `frame` says of how large a sheet, and what lies on it. */
function file({ head, theme, styles, symbol }: Parts, scope: string, frame: string, content: string): string {
  const own = Array.from(head.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css!).join("");
  const style = [...styles.map(keepTo), GROUND, own].join("\n").replaceAll("]]>", "");
  const symbols = asXml(symbolsFor(content + style, symbol));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${frame} class="${CLASS} ${scope}" data-theme="${theme}" role="img">` +
    `<style><![CDATA[${style}]]></style><defs>${symbols}</defs>${content}</svg>`
  );
}

/** The board alone. */
export function compose(parts: Parts): string {
  const { attributes, content, width, height, scope } = boardIn(parts.body);
  return file(parts, scope, `${attributes} width="${(HEIGHT * width) / height}" height="${HEIGHT}"`, content);
}

/** Where a board of some size lies on a card, and how many times as large as that. */
export function placeOfBoard(width: number, height: number): { x: number; y: number; scale: number } {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  return { x: ROOM.x + (ROOM.width - width * scale) / 2, y: (CARD.height - height * scale) / 2, scale };
}

/** A piece alone, through which everything else is seen. */
export function composePiece(parts: Parts, width: number, height: number): string {
  return file(parts, "", `width="${width}" height="${height}" style="background:none;overflow:visible"`, parts.body);
}

/** The board on a card of the size that links are shown with, beside what is played and how it stands. */
export function composeCard(parts: Parts, about: About): string {
  const { content, width, height, scope, attributes } = boardIn(parts.body);
  const { x, y, scale } = placeOfBoard(width, height);
  const place = `x="${x}" y="${y}" width="${width * scale}" height="${height * scale}"`;
  const sheet = `viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}"`;
  const ground = `<rect width="${CARD.width}" height="${CARD.height}" fill="var(--ground)"/>`;
  return file(
    parts,
    "",
    sheet,
    `${ground}<svg ${place} ${/viewBox="[^"]*"/.exec(attributes)![0]}><g class="${scope}">${content}</g></svg>${told(about)}`,
  );
}
