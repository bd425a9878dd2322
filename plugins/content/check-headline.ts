// Checks that the two lines of the home page's headline fit. They are as large as the window allows, so a wide word would be cut.
import { field as valueOf } from "@/lib/field";
import { shown, type Finding } from "./content-problem";
import { openOutlineFont } from "../social/outline-font";

/**
 * In widths of the size of the letters, which is 0.438 of a phone's window (src/features/landing/hero.css): the first line ends at the
 * window's edge, of the second 0.6 stand behind the pack.
 */
const MOST = { before: 2.15, after: 1.65 } as const;
const TRACKING = -0.022;

/** `hero`: the export of src/content/home.ts. */
export function* checkHeadline(hero: unknown): Generator<Finding> {
  const headline = valueOf(hero, "headline");
  for (const [line, most] of Object.entries(MOST)) {
    const text = valueOf(headline, line);
    if (typeof text !== "string") continue;
    const width = openOutlineFont("poster").width(text.toUpperCase()) + TRACKING * text.length;
    if (width > most)
      yield {
        path: ["hero", "headline", line],
        found: `${shown(text)}, which is ${percentOf(width, most)}% of the room that a phone has`,
        expected: "a shorter word, or narrower letters: 100% at most",
      };
  }
}

const percentOf = (width: number, most: number): number => Math.ceil((width / most) * 100);
