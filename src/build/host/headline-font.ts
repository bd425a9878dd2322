// The characters of headings as a font that is part of the HTML, so that a heading has its look from the first paint on. The other
// fonts load after it (src/main.tsx).
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

/** The font of all h1 elements: see `poster` in src/styles/headings.css. They are shown in upper case. */
const FONT = "src/fonts/archivo-condensed.woff2";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The characters that the first-level headings of a page's HTML show. */
export function headingCharacters(html: string): string {
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = ""]) => heading);
  return headings
    .join("")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&([^;]*);/g, (_, name: string) => ENTITIES[name] ?? "")
    .toUpperCase();
}

/** A `@font-face` rule that contains the font. */
export async function headlineFace(root: string, characters: Iterable<string>): Promise<string> {
  const text = [...new Set(characters)].sort().join("");
  const font = await subsetFont(await readFile(join(root, FONT)), text, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: ["kern"],
  });
  const source = `url(data:font/woff2;base64,${font.toString("base64")})`;
  return `@font-face{font-family:"Archivo Headline";src:${source};font-weight:800 900;font-stretch:62%}`;
}
