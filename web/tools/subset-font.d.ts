// What we use of a package that has no types of its own.
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      keepFeatures: string[];
      noHinting?: boolean;
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}
