// The characters of headings as a font that is part of the HTML, so that a heading has its look from the first paint on. The other
// fonts load after it (src/main.tsx).
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { textOf } from "../entities.ts";

/** The font of all h1 elements: see `poster` in src/styles/utilities.css. They are shown in upper case. */
const FONT = "src/fonts/archivo-condensed.woff2";

/** The characters that the first-level headings of a page's HTML show. */
export function headingCharacters(html: string): string {
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = ""]) => heading);
  return textOf(headings.join("")).toUpperCase();
}

/**
 * The rule that contains the font, and the element that starts loading it while the HTML is still read. With the rule alone,
 * Chromium (156) starts with the first layout and decodes a `data:` font in a later task, so that one frame shows the heading in
 * its fallback, where it may have other lines. The element repeats the font, and stands next to it: compression takes that away.
 * WebKit (2.50) fails to read a `data:` font that was preloaded with `crossorigin`, also for the rule. So the element has a media
 * query that Chromium alone knows. Without `crossorigin`, Chromium would not use it for the rule.
 */
export async function headlineFont(
  root: string,
  characters: Iterable<string>,
): Promise<{ face: string; preload: string }> {
  const text = [...new Set(characters)].sort().join("");
  const font = await subsetFont(await readFile(join(root, FONT)), text, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: ["kern"],
  });
  const address = `data:font/woff2;base64,${font.toString("base64")}`;
  return {
    face: `@font-face{font-family:"Archivo Headline";src:url(${address});font-weight:800 900;font-stretch:62%}`,
    preload: `<link rel="preload" as="font" crossorigin media="(prefers-reduced-transparency:no-preference)" href="${address}">`,
  };
}
