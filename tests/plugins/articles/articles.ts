// Sample articles into which tests put mistakes: a valid one, and the two to which it links.
import { makePicture, sampleSite } from "../content/sample-site";
import type { ContentProblem } from "../../../plugins/content/content-problem";

export const FILE = "src/content/articles/gym-bag.ts";
export const HTML_FILE = "src/content/articles/gym-bag.html";

/** 110 different words, so that no two paragraphs are the same. */
const words = (seed: string): string =>
  Array.from({ length: 110 }, (_, index) => `${seed}${index}`).join(" ");

/** Between the fields of an article and its text, which have a file each. */
const TEXT = "\n=== text ===\n";

/** The contents of both files. */
export function articleSource(slug: string, related: readonly [string, string]): string {
  return `import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "The title of the article ${slug}",
  description: "What a reader of ${slug} learns, in one sentence that search results can show whole.",
  keywords: "towel, locker",
  excerpt: "Two sentences on the card of ${slug}. This is the other.",
  intro: "The first paragraph of ${slug} stands under its title and says what follows.",
  category: "Tips",
  date: "2026-03-01",
  readMinutes: 1,
  tags: ["gym", "oily-skin"],
  alt: "A towel on a bench.",
  related: [
    { slug: "${related[0]}", teaser: "Its teaser." },
    { slug: "${related[1]}", teaser: "The other's teaser." },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};${TEXT}<p>${words(`${slug}one`)}</p>
<h2 id="first">First</h2>
<p>${words(`${slug}two`)} <a href="/faq">questions</a></p>
<h3>Below it</h3>
<ul>
<li>A <strong>towel</strong></li>
</ul>`;
}

export const good = articleSource("gym-bag", ["dry-face", "long-day"]);

export const site = sampleSite();

/** One of the two others. */
export const neighbour = articleSource("dry-face", ["gym-bag", "long-day"]);

const SLUGS = ["gym-bag", "dry-face", "long-day"];

/** Writes the files of an article: its text only where the source has one. */
export function writeArticle(file: string, source: string, write = site.write): void {
  const [fields = "", text] = source.split(TEXT);
  write(file, fields);
  if (text !== undefined) write(file.replace(/ts$/, "html"), text);
}

/** Pictures, which must exist before the articles are checked. */
export async function makePictures(): Promise<void> {
  for (const slug of SLUGS) await makePicture(site, `articles/${slug}`, [400, 800, 1200], 675 / 1200);
}

/** Checks the three articles, after replacing the source of the valid one or of another one. */
export async function problemsOf(source: string, other = neighbour): Promise<ContentProblem[]> {
  writeArticle("src/content/articles/dry-face.ts", other);
  writeArticle("src/content/articles/long-day.ts", articleSource("long-day", ["gym-bag", "dry-face"]));
  writeArticle(FILE, source);
  return await site.problems();
}

/** The valid article after an edit. Throws an error when the text to replace is missing. */
export function edited(...edits: readonly (readonly [from: string, to: string])[]): string {
  return edits.reduce((source, [from, to]) => {
    if (!source.includes(from)) throw new Error(`The article does not hold ${from}`);
    return source.replace(from, () => to);
  }, good);
}

/** A marketer's mistake, the text before and after it, the field, and parts of what was found and what is expected. */
export type Mistake = readonly [
  did: string,
  from: string,
  to: string,
  field: string,
  found: string,
  expected: string,
];

/** Parses mistakes: one on each line, with its parts separated by bars. */
export function mistakes(table: string): readonly Mistake[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [did = "", from = "", to = "", field = "", found = "", expected = ""] = line
        .trim()
        .split(" | ")
        .map((part) => part.replaceAll("⏎", "\n"));
      return [
        did,
        from,
        to === "(nothing)" ? "" : to,
        field === "body" ? field : `meta.${field}`,
        found,
        expected,
      ];
    });
}

/** The file and the line of a text in an article's source. */
export function placeOf(source: string, text: string): { file: string; line: number } {
  const [fields = "", ...others] = source.slice(0, source.indexOf(text)).split(TEXT);
  const [before, file] = others.length > 0 ? [others.join(), HTML_FILE] : [fields, FILE];
  return { file, line: before.split("\n").length };
}

/** The first place in which an edited article differs from the valid one. */
export function firstChange(source: string): { file: string; line: number } {
  const before = good.split("\n");
  const lines = source.split("\n");
  const index = lines.findIndex((line, at) => line !== before[at]);
  const changed = lines.slice(0, index + 1).join("\n");
  return placeOf(changed, changed.slice(changed.lastIndexOf("\n") + 1));
}
