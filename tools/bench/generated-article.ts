// Generates articles for measurements. They are older than every real article, so that the list's first page stays the same.

const WORDS =
  "oil skin shine matte charcoal bamboo hemp sheet pocket forehead nose chin cheek morning noon evening gym office train flight meeting date photo mirror towel water soap habit minute hour week pore gland sweat salt lens light paper fold press pull toss carry keep leave begin end".split(
    " ",
  );
const TAGS = [
  "gym",
  "routine",
  "hygiene",
  "on-the-go",
  "dating",
  "confidence",
  "photos",
  "myths",
  "oily-skin",
  "work",
];
const PARAGRAPHS = 9;
const WORDS_IN_PARAGRAPH = 75;

/** Returns the same article for the same number. `written`: slugs of real articles, whose pictures and pages it may use. */
export function generatedArticle(
  number: number,
  written: readonly string[],
): { slug: string; source: string } {
  const random = randomFrom(number);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? "";
  const slug = `generated-note-${number}`;
  const day = new Date(Date.UTC(2025, 5, 1 - number)).toISOString().slice(0, 10);
  const sentence = (words: number): string => {
    const text = Array.from({ length: words }, () => pick(WORDS)).join(" ");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () =>
    `<p>${Array.from({ length: WORDS_IN_PARAGRAPH / 15 }, () => sentence(15)).join(" ")}</p>`;
  const body = Array.from({ length: PARAGRAPHS }, (_, index) =>
    index % 3 === 1 ? `<h2 id="part-${index}">Part ${index}</h2>\n${paragraph()}` : paragraph(),
  ).join("\n");
  const picture = pick(written);
  const [first, second] = [written[number % written.length], written[(number + 1) % written.length]];
  const meta = {
    slug,
    kind: "fixed",
    title: `Generated note ${number} on shine and paper`,
    description: `Generated note ${number}: written by a script, to see how the site grows when its articles do. ${sentence(4)}`,
    keywords: ["generated"],
    excerpt: sentence(20),
    intro: sentence(25),
    category: pick(["Tips", "Confidence Hacks"]),
    date: day,
    readMinutes: 3,
    tags: [...new Set([pick(TAGS), pick(TAGS), pick(TAGS)])],
    picture: {
      name: `articles/${picture}`,
      widths: [400, 800, 1200],
      width: 1200,
      height: 675,
      alt: sentence(8),
    },
    related: [first, second].map((slugOfOther) => ({
      slug: slugOfOther,
      title: sentence(5),
      teaser: sentence(8),
    })),
    callOut: true,
    dropPath: "/#the-drop?offset=50",
  };
  const source = `import type { ArticleMeta } from "../schema";\n\nexport const meta: ArticleMeta = ${JSON.stringify(meta)};\n\nexport const body = ${JSON.stringify(body)};\n`;
  return { slug, source };
}

/** The generator Mulberry32: a few lines, and the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
