// A move as one file that plays by itself wherever it is posted: a GIF, since no other kind is taken everywhere. Pieces fly as they do at the table.
import { applyPalette, GIFEncoder, quantize } from "gifenc";

const HELD = 1100; // milliseconds that a picture is looked at,
const LAST = 2600; // and the last one
const FLOWN = 50; // of each picture of a flight
const FLIGHT = Array.from({ length: 10 }, (_, place) => (place + 1) / 11); // how far it has come in each
const BLENDS = [0.25, 0.5, 0.75]; // of the next picture, where nothing flies
const COLOURS = 255; // and one for what stays as it was
const SAMPLE = 12_000; // pixels of each picture that the colours are chosen from
const RISE = 24; // pixels by which a flight bends upwards, as at the table

export interface Point {
  x: number;
  y: number;
}

/** A piece on its way, in pixels of the picture. */
export interface Flying {
  piece: HTMLCanvasElement;
  from: Point;
  to: Point;
}

/** A scene as a picture, what flies to make it so, and over what it flies. */
export interface Take {
  board: HTMLCanvasElement;
  under: HTMLCanvasElement;
  flying: readonly Flying[];
}

interface Shot {
  pixels: Uint8ClampedArray;
  ms: number;
}

/** The pictures one after another, with what leads from each to the next. */
export function* shots(
  takes: readonly Take[],
  paint: (take: Take, share: number) => Uint8ClampedArray,
): Generator<Shot> {
  for (const [place, take] of takes.entries()) {
    const before = takes[place - 1];
    if (before && take.flying.length) for (const share of FLIGHT) yield { pixels: paint(take, share), ms: FLOWN };
    else if (before)
      for (const share of BLENDS) yield { pixels: blended(paint(before, 1), paint(take, 1), share), ms: FLOWN };
    yield { pixels: paint(take, 1), ms: place < takes.length - 1 ? HELD : LAST };
  }
}

/** Where a piece is on its way, and how large: quick at first, in a bow. */
export function inFlight({ from, to }: Pick<Flying, "from" | "to">, share: number): Point & { size: number } {
  const gone = 1 - (1 - share) ** 3;
  const bow = Math.sin(Math.PI * gone);
  return {
    x: from.x + (to.x - from.x) * gone,
    y: from.y + (to.y - from.y) * gone - RISE * bow,
    size: 0.8 + 0.35 * bow,
  };
}

export function blended(one: Uint8ClampedArray, other: Uint8ClampedArray, share: number): Uint8ClampedArray {
  return one.map((value, place) => value + (other[place]! - value) * share);
}

/** Whoever paints a take when its flight has come so far; 1: when it is over. */
function painter(width: number, height: number): (take: Take, share: number) => Uint8ClampedArray {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  return ({ board, under, flying }, share) => {
    context.drawImage(share < 1 ? under : board, 0, 0);
    for (const flight of share < 1 ? flying : []) {
      const { x, y, size } = inFlight(flight, share);
      const [wide, high] = [flight.piece.width * size, flight.piece.height * size];
      context.drawImage(flight.piece, x - wide / 2, y - high / 2, wide, high);
    }
    return context.getImageData(0, 0, width, height).data;
  };
}

/** Colours for all pictures together, so that nothing flickers that stays. */
function coloursOf(pictures: readonly Uint8ClampedArray[]): number[][] {
  const pixels = pictures.flatMap((picture) => {
    const every = 4 * Math.max(1, Math.floor(picture.length / 4 / SAMPLE));
    return Array.from({ length: Math.floor(picture.length / every) }, (_, place) =>
      Array.from(picture.subarray(place * every, place * every + 4)),
    );
  });
  return quantize(new Uint8ClampedArray(pixels.flat()), COLOURS);
}

/** What has changed since the picture before; the rest is left as it was, which takes next to no room. */
export function changesOf(now: Uint8Array, before: Uint8Array | null, same: number): Uint8Array {
  return before ? now.map((colour, place) => (colour === before[place] ? same : colour)) : now;
}

/** The takes as one picture that moves. It gives way to the page between two. */
export async function animated(takes: readonly Take[]): Promise<Blob> {
  const { width, height } = takes[0]!.board;
  const paint = painter(width, height);
  const palette = coloursOf(
    takes.flatMap((take) => [paint(take, 1), ...(take.flying.length ? [paint(take, 0.5)] : [])]),
  );
  const same = palette.length;
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const { pixels, ms } of shots(takes, paint)) {
    const now = applyPalette(pixels, palette);
    gif.writeFrame(changesOf(now, before, same), width, height, {
      ...(before ? {} : { palette: [...palette, [0, 0, 0]], repeat: 0 }),
      ...{ delay: ms, transparent: before !== null, transparentIndex: same, dispose: 1 },
    });
    before = now;
    await new Promise((done) => setTimeout(done));
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
}
