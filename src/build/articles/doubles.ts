import { clipped, type Finding, type Report } from "./article-problem.ts";
import { lineInBody, lineOfField } from "./find-line.ts";

/** 'Two rules.' or 'Here is how:' may stand in many articles. */
const FEWEST_WORDS = 8;

interface Place {
  file: string;
  source: string;
}

export interface Doubles {
  /** Reports a text that was seen before as another of its kind; `paragraph` and `intro` are one kind. */
  see(field: string, text: string, place: Place, inBody: Finding["inBody"], report: Report): void;
}

/** Titles, descriptions and paragraphs that stand more than once. One look for each text, whatever their number. */
export function createDoubles(): Doubles {
  const seen = new Map<string, () => string>();
  return {
    see(kind, text, place, inBody, report) {
      const isParagraph = kind === "paragraph" || kind === "intro";
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length === 0 || (isParagraph && words.length < FEWEST_WORDS)) return;
      const key = `${isParagraph ? "paragraph" : kind}:${words.join(" ")}`;
      const first = seen.get(key);
      const field = inBody ? "body" : kind;
      if (first)
        report({
          field,
          holds: `what stands in ${first()} already: "${clipped(text)}"`,
          should: isParagraph
            ? "written anew, or taken away: no paragraph stands twice"
            : `a ${kind} of its own`,
          ...(inBody && { inBody }),
        });
      // The line is looked for only when it is told.
      else
        seen.set(key, () => {
          const line = inBody ? lineInBody(place.source, inBody) : lineOfField(place.source, field);
          return `${place.file}:${line}`;
        });
    },
  };
}
