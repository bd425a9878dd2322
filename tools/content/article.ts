// Writes the draft of a blog article. `npm run dev` shows the draft at once; a build leaves it out until it is published.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hyphenated } from "../../plugins/entities.ts";
import { TO_WRITE } from "../../src/content/schema/fields.ts";
import { isoDay } from "../../src/lib/text/dates.ts";
import { MAX_TITLE_LENGTH } from "../../src/lib/text/page-title.ts";
import { messageOf, Refusal } from "../refusal.ts";

const FOLDER = "src/content/articles";
const MAX_SLUG_LENGTH = 60;
const USAGE = 'npm run content article "Why Sunscreen Feels Greasy"';

interface Listed {
  slug: string;
  date: string;
}

/** Returns what to do next. */
export async function writeArticle(
  titleText: string,
  address: string | undefined,
  more: readonly string[],
): Promise<string> {
  const title = titleText.replace(/[\s\p{Cc}]+/gu, " ").trim();
  /** Days of the content are of UTC, and the build publishes by them. */
  const today = isoDay(new Date());
  if (title === "") throw refusal(`The title is missing. Write it between quotation marks:\n  ${USAGE}`);
  if (more.length > 0)
    throw refusal(`The title has to be one argument. Write it between quotation marks:\n  ${USAGE}`);
  if (!/\p{L}/u.test(title))
    throw refusal(`"${title}" has no letters. Give a title with letters:\n  ${USAGE}`);
  const slug = address ?? slugOf(title, today);
  if (slug === "" || slug !== hyphenated(slug) || slug === "page" || slug === "tag")
    throw refusal(
      `"${slug}" cannot be an address. An address consists of lower-case letters, digits and single hyphens, and must not be "page" or "tag". A title of several words stands between quotation marks, and an address may follow it:\n  ${USAGE} sunscreen-feels-greasy`,
    );
  const related = (await publishedArticles(today)).slice(0, 2);
  if (related.length < 2)
    throw refusal(
      `Every article links to two published articles, but ${FOLDER} has fewer than two. Publish two first.`,
    );
  const files = [
    [`${FOLDER}/${slug}.ts`, fieldsOf(title, today, related)],
    [`${FOLDER}/${slug}.html`, TEXT],
  ] as const;
  // No article is overwritten, and none is written by half.
  const taken = files.find(([file]) => existsSync(file))?.[0];
  if (taken !== undefined)
    throw refusal(
      `${taken} already exists and was not changed. Choose another title, or give another address after it:\n  npm run content article "…" ${slug}-2`,
    );
  try {
    await mkdir(FOLDER, { recursive: true });
    for (const [file, content] of files) await writeFile(file, content);
  } catch (error) {
    throw refusal(`${FOLDER}/${slug}.ts could not be written: ${messageOf(error)}`);
  }
  return nextSteps(slug, title, slug === address);
}

const refusal = (message: string): Refusal => new Refusal(`\n${message}\n`);

function fieldsOf(title: string, today: string, related: readonly Listed[]): string {
  return `import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  // fixed: the article is in the list. generic: only related articles link to it.
  kind: "fixed",
  title: ${JSON.stringify(title)},
  // One or two sentences for search results, 70 to 160 characters.
  description: "",
  // Search terms that readers use, with commas between them.
  keywords: "",
  // Two sentences for the card in the list.
  excerpt: "",
  // The first paragraph of the page, below the title.
  intro: "",
  // The editor offers the others; the build names them.
  category: "Tips",
  // A build before this day leaves the article out.
  date: "${today}",
  // 200 to 260 words per minute. The build reports which numbers fit the text.
  readMinutes: 1,
  // 1 to 6 tags in lower case, with hyphens instead of spaces.
  tags: [],
  // What the picture shows. Until there is one, the page has an empty frame.
  alt: "",
  related: [
${related.map(({ slug: other }) => `    { slug: "${other}", teaser: "" },`).join("\n")}
  ],
  callOut: true,
  // Delete this line to publish the article.
  draft: true,
};
`;
}

const TEXT = `<p>${TO_WRITE} the first paragraph. It says what the reader will learn.</p>
<h2 id="first-heading">First heading</h2>
<p>${TO_WRITE} one thought in each paragraph. <strong>Bold</strong> and <em>italic</em> work.</p>
<ul>
<li>A list has items.</li>
<li>At least two.</li>
</ul>
<h2 id="second-heading">Second heading</h2>
<p>${TO_WRITE} the end, with <a href="/#the-drop?offset=50">a link to the drop</a>.</p>
`;

function nextSteps(slug: string, title: string, isOwnAddress: boolean): string {
  const longTitleNote =
    title.length > MAX_TITLE_LENGTH
      ? `\nThe title has ${title.length} characters, but search results show only ${MAX_TITLE_LENGTH}. Shorten it in the file before you publish the article.\n`
      : "";
  const addressNote =
    isOwnAddress || /[a-z]/.test(hyphenated(title))
      ? ""
      : `\nThe title has no Latin letters, so its address is made of today's date. For another address, delete both files and give the address after the title:\n  ${USAGE} sunscreen-feels-greasy\n`;
  return `
The draft was written to ${FOLDER}/${slug}.ts, and its text to ${slug}.html beside it
Its address will be /muglife/${slug}
${longTitleNote}${addressNote}
1. See it:       Run npm run dev, then open /muglife/${slug} there. A badge marks it as a draft, and no build contains it.
2. Write it:     Fill in the empty fields in the first file. In the other, replace each '${TO_WRITE} …' with your text, as HTML.
3. Add a picture that is at least 1200 pixels wide, in the aspect ratio 16:9:
                 npm run content picture <your picture file> articles/${slug} 400 800 1200
                 Describe it in 'alt'.
4. Choose the two related articles. The file names the two newest ones; replace them where others fit better.
5. Publish it:   Delete the line 'draft: true,'. With a date in the future, builds leave the article out until that day.
6. Check it:     Run npm run build. It names every line that has to change, and says how.
`;
}

/** The published articles, newest first. */
async function publishedArticles(today: string): Promise<Listed[]> {
  const names = (await readdir(FOLDER).catch(() => [])).filter((name) => name.endsWith(".ts"));
  const listed: Listed[] = [];
  for (const name of names) {
    const source = await readFile(join(FOLDER, name), "utf8");
    const [, date] = /^ {2}date:\s*"(\d{4}-\d\d-\d\d)"/m.exec(source) ?? [];
    const isDraft = /^ {2}draft:\s*true/m.test(source);
    if (date !== undefined && date <= today && !isDraft)
      listed.push({ slug: name.replace(/\.ts$/, ""), date });
  }
  return listed.toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The address for a title. A title without Latin letters cannot give one, so the address is made of the date. */
function slugOf(text: string, today: string): string {
  const latin = hyphenated(text);
  if (!/[a-z]/.test(latin)) return `article-${today}`;
  if (latin.length <= MAX_SLUG_LENGTH) return latin;
  const cut = latin.slice(0, MAX_SLUG_LENGTH + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, MAX_SLUG_LENGTH);
}
