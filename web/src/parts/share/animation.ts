// Pictures one after another as one file that plays by itself wherever it is posted: a GIF, since no other kind is taken everywhere.
import { applyPalette, GIFEncoder, quantize } from "gifenc";

const HELD = 1100; // milliseconds that a picture is looked at,
const LAST = 2600; // and the last one
const BLENDS = [0.25, 0.5, 0.75]; // of the next picture, between two
const BLENDED = 70; // milliseconds
const COLOURS = 255; // and one for what stays as it was
const SAMPLE = 12_000; // pixels of each picture that the colours are chosen from

interface Shot {
  pixels: Uint8ClampedArray;
  ms: number;
}

/** The pictures, with a short blend from each to the next. */
function* shots(pictures: readonly Uint8ClampedArray[]): Generator<Shot> {
  for (const [place, pixels] of pictures.entries()) {
    const next = pictures[place + 1];
    yield { pixels, ms: next ? HELD : LAST };
    if (next) for (const share of BLENDS) yield { pixels: blended(pixels, next, share), ms: BLENDED };
  }
}

export function blended(one: Uint8ClampedArray, other: Uint8ClampedArray, share: number): Uint8ClampedArray {
  return one.map((value, place) => value + (other[place]! - value) * share);
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

/** The pictures as one that moves. It gives way to the page between two, and tells how far it is. */
export async function animated(
  canvases: readonly HTMLCanvasElement[],
  tell: (done: number) => void = () => {},
): Promise<Blob> {
  const { width, height } = canvases[0]!;
  const pictures = canvases.map((canvas) => canvas.getContext("2d")!.getImageData(0, 0, width, height).data);
  const palette = coloursOf(pictures);
  const same = palette.length;
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const [place, { pixels, ms }] of [...shots(pictures)].entries()) {
    const now = applyPalette(pixels, palette);
    gif.writeFrame(changesOf(now, before, same), width, height, {
      ...(place === 0 ? { palette: [...palette, [0, 0, 0]], repeat: 0 } : {}),
      ...{ delay: ms, transparent: place > 0, transparentIndex: same, dispose: 1 },
    });
    before = now;
    tell(place);
    await new Promise((done) => setTimeout(done));
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
}
