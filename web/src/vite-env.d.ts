/// <reference types="vite/client" />
declare module "*.ftl" {
  const text: string;
  export default text;
}
/** It comes without types; this is what we use of it. */
declare module "gifenc" {
  interface Frame {
    palette?: number[][];
    delay: number;
    repeat?: number;
    transparent: boolean;
    transparentIndex: number;
    dispose: number;
  }
  interface Encoder {
    writeFrame(colours: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, colours: number): number[][];
  export function applyPalette(rgba: Uint8ClampedArray, palette: number[][]): Uint8Array;
}
