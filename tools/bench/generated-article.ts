// Generates articles for measurements. They are older than every real article, so that the list's first page stays the same.

const WORDS =
  "oil skin shine matte charcoal bamboo hemp sheet pocket forehead nose chin cheek morning noon evening gym office train flight meeting date photo mirror towel water soap habit minute hour week pore gland sweat salt lens light paper fold press pull toss carry keep leave begin end".split(
    " ",
  );
const TAGS = ["gym", "routine", "hygiene", "dating", "confidence", "photos", "myths", "oily-skin", "work"];
const PARTS = 9;

/** `written`: slugs of real articles, whose pictures and pages it may use. */
export function generatedArticle(
  number: number,
  written: readonly string[],
): { slug: string; source: string } {
  const slug = `generated-note-${number}`;
  const oneOf = <Item>(list: readonly Item[], index: number) => list[index % list.length];
  // With the number in it, because the check of the content allows no text twice.
  const text = (words: number, part: number): string =>
    `Note ${number}, part ${part}: ${Array.from({ length: words }, (_, index) => oneOf(WORDS, index * (number + part))).join(" ")}.`;
  const body = Array.from({ length: PARTS }, (_, part) => {
    const heading = part % 3 === 1 ? `<h2 id="part-${part}">Part ${part}</h2>\n` : "";
    return `${heading}<p>${text(71, part)}</p>`;
  }).join("\n");
  const meta = {
    slug,
    kind: "fixed",
    title: `Generated note ${number} on shine and paper`,
    description: `Generated note ${number}: written by a script, to see how the site grows when its articles do.`,
    keywords: ["generated"],
    excerpt: text(16, PARTS),
    intro: text(21, PARTS + 1),
    category: "Tips",
    date: new Date(Date.UTC(2025, 5, 1 - number)).toISOString().slice(0, 10),
    readMinutes: 3,
    tags: [oneOf(TAGS, number), oneOf(TAGS, number + 1)],
    picture: {
      name: `articles/${oneOf(written, number)}`,
      widths: [400, 800, 1200],
      width: 1200,
      height: 675,
      alt: `A picture for note ${number}.`,
    },
    related: [number, number + 1].map((index) => ({
      slug: oneOf(written, index),
      title: `Article ${index}`,
      teaser: "More on the same.",
    })),
    callOut: true,
    dropPath: "/#the-drop?offset=50",
  };
  const source = `import type { ArticleMeta } from "../schema";\n\nexport const meta: ArticleMeta = ${JSON.stringify(meta)};\n\nexport const body = ${JSON.stringify(body)};\n`;
  return { slug, source };
}
