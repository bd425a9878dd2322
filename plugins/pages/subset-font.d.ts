declare module "subset-font" {
  /** Returns a font with these characters only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; noHinting: boolean; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
