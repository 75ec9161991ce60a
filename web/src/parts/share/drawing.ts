// A moment as a picture, made in the browser: the board is drawn once more, out of sight and as large as on a desk, by the same components.
import { flushSync, mount, unmount } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { TableController } from "../../lib/table.svelte";
import type { About } from "../../still/card";
import { composeCard, type Parts } from "../../still/compose";
import { lookAt } from "../../still/look";

const ROOM = "position:fixed;left:-2000px;top:0;width:1200px;height:900px;display:grid;container-type:size";

/** A card with the board as it is in a scene: the text of an SVG file that needs no other. */
export function drawCard(play: TableController<unknown>, scene: object, about: About): Promise<string> {
  return withBoard(play, scene, (host) => cardOf(host, about));
}

export async function cardOf(host: HTMLElement, about: About): Promise<string> {
  return composeCard(await partsOf(host, asXml(host.querySelector("svg")!)), about);
}

/** What is made of a board that is drawn out of sight. */
export async function withBoard<T>(
  play: TableController<unknown>,
  scene: object,
  make: (host: HTMLElement) => Promise<T>,
): Promise<T> {
  const { game, words, table } = play;
  const names = table.seats.map(({ name }) => name ?? "");
  const host = document.createElement("div");
  host.inert = true;
  host.style.cssText = ROOM;
  document.body.append(host);
  const sight = { scene, names, options: table.options, viewer: table.viewer };
  const board = mount(game.Board, { target: host, props: { play: lookAt(sight, words) } });
  try {
    flushSync();
    await frame(); // in which the board hears how much room it has,
    await frame(); // and has taken it
    return await make(host);
  } finally {
    await unmount(board);
    host.remove();
  }
}

/** What a picture of something on the page needs besides. */
export async function partsOf(host: HTMLElement, body: string): Promise<Parts> {
  return {
    ...{ head: "", body },
    theme: settings.shownTheme,
    styles: [await fonts(), ...rulesFor(host)],
    symbol: (id) => {
      const found = document.getElementById(id);
      return found ? asXml(found) : undefined;
    },
  };
}

const asXml = (element: Element) => new XMLSerializer().serializeToString(element);
const frame = () => new Promise((done) => requestAnimationFrame(done));

/** The rules of the page that say something about what is drawn, and the tokens that they refer to. */
function rulesFor(host: HTMLElement): string[] {
  return Array.from(document.styleSheets)
    .flatMap((sheet) => rulesIn(sheet))
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => /^(:root|\[data-theme)[^ ]*$/.test(selectorText) || host.querySelector(selectorText))
    .map((rule) => rule.cssText);
}

/** The rules that hold now, those among them that only hold on a screen. */
function rulesIn({ cssRules }: CSSStyleSheet | CSSMediaRule): CSSRule[] {
  return Array.from(cssRules).flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule)) return [rule];
    return matchMedia(rule.conditionText).matches ? rulesIn(rule) : [];
  });
}

let fetched: Promise<string> | undefined;

/** The fonts, within the file. */
function fonts(): Promise<string> {
  fetched ??= Promise.all(
    Array.from(document.styleSheets).flatMap((sheet) =>
      Array.from(sheet.cssRules)
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map((rule) => within(rule.cssText, sheet.href ?? location.href)),
    ),
  ).then((faces) => faces.join("\n"));
  return fetched;
}

async function within(css: string, base: string): Promise<string> {
  const [whole, address] = /url\("([^"]+)"\)/.exec(css)!;
  const font = await fetch(new URL(address!, base));
  return css.replace(whole, `url("${await asAddress(await font.blob())}")`);
}

/** What something holds, as an address that needs no server. */
export function asAddress(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error("it cannot be read"));
    reader.readAsDataURL(blob);
  });
}

/** A picture in pixels, so many times as large as it is. */
export async function painted(svg: string, scale = 1): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  [image.width, image.height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d", { willReadFrequently: true })!.drawImage(image, 0, 0, image.width, image.height);
  return canvas;
}

/** A picture as an address. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

export function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture is too large")))),
  );
}
