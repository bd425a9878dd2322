// Writes the draft of an article of MugLife: it shows in `npm run dev` at once, and nowhere else until it is published.
//   npm run new:article -- "A title" [address]
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "src/content/articles";
const LONGEST_SLUG = 60;
const LONGEST_TITLE = 60;
/** Letters that Unicode does not take apart into a Latin one and a mark. */
const LETTERS = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };
const USAGE = 'npm run new:article -- "Why Sunscreen Feels Greasy"';

const [titleText = "", address, ...more] = process.argv.slice(2);
const title = titleText.replace(/[\s\p{Cc}]+/gu, " ").trim();
const today = isoDay(new Date());

if (title === "") stop(`The title is missing. Write it between quotes:\n  ${USAGE}`);
if (more.length > 0) stop(`The title has to stand between quotes, so that it is one:\n  ${USAGE}`);
if (!/\p{L}/u.test(title)) stop(`"${title}" has no letters. A title needs some:\n  ${USAGE}`);
const slug = address ?? slugOf(title);
if (slug === "" || slug !== hyphenated(slug) || slug === "page" || slug === "tag")
  stop(
    `"${slug}" cannot be an address: it should be lower-case letters, digits and single hyphens, and neither page nor tag. Give another behind the title:\n  ${USAGE} sunscreen-feels-greasy`,
  );

const related = (await publishedArticles()).slice(0, 2);
if (related.length < 2)
  stop(`An article leads to two others, and ${FOLDER} holds fewer that are published. Publish two first.`);

const file = `${FOLDER}/${slug}.ts`;
try {
  await mkdir(FOLDER, { recursive: true });
  // wx: never over what somebody wrote.
  await writeFile(file, draft(), { flag: "wx" });
} catch (error) {
  if (error.code === "EEXIST")
    stop(
      `${file} is there already, and stays as it is. Take another title, or give another address behind it:\n  npm run new:article -- "…" ${slug}-2`,
    );
  stop(`${file} could not be written: ${error.message}`);
}
console.log(nextSteps());

function draft() {
  return `import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: ${JSON.stringify(slug)},
  // fixed: stands in the list. generic: reached through related articles only.
  kind: "fixed",
  title: ${JSON.stringify(title)},
  // One or two sentences for search results, 70 to 160 characters.
  description: "",
  // What a reader would search for.
  keywords: [],
  // Two sentences on the card in the list.
  excerpt: "",
  // The first paragraph of the page, under the title.
  intro: "",
  // The editor offers the others; the build names them.
  category: "Tips",
  // A day to come keeps the article in until then.
  date: "${today}",
  // 200 to 260 words a minute; the build says which number fits.
  readMinutes: 1,
  // 1 to 6, lower case, hyphens.
  tags: [],
  picture: {
    name: "articles/placeholder",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "An empty picture frame: this article's picture is still to come.",
  },
  related: [
${related.map(relatedEntry).join("\n")}
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
  // Take this line away to publish.
  draft: true,
};

export const body = \`<p>Write here: the first paragraph. It says what the reader gets.</p>
<h2 id="first-heading">First heading</h2>
<p>Write here: one thought in each paragraph. <strong>Bold</strong> and <em>italic</em> work.</p>
<ul>
<li>A list has items.</li>
<li>At least two.</li>
</ul>
<h2 id="second-heading">Second heading</h2>
<p>Write here: the end, with <a href="/#the-drop?offset=50">a link to the drop</a>.</p>\`;
`;
}

function relatedEntry({ slug: other, titleLiteral }) {
  return `    {
      slug: "${other}",
      title: ${titleLiteral},
      teaser: "",
    },`;
}

function nextSteps() {
  const long =
    title.length > LONGEST_TITLE
      ? `\nThe title has ${title.length} characters; search results show ${LONGEST_TITLE}. Shorten it in the file before you publish.\n`
      : "";
  const nameless =
    slug === address || latinSlug(title)
      ? ""
      : `\nThe title has no Latin letters to make an address of. For a better one, delete the file and give it behind the title:\n  ${USAGE} sunscreen-feels-greasy\n`;
  return `
The draft is written: ${file}
Its address will be /muglife/${slug}
${long}${nameless}
1. See it:       npm run dev, then open /muglife/${slug} there. Only you see it: it carries a draft badge.
2. Write it:     open the file, fill in what is empty, and write your text in place of 'Write here: …'.
3. Add a picture, at least 1200 pixels wide, 16:9 like the others:
                 npm run pictures -- <your picture file> articles/${slug} 400 800 1200
                 It prints a line. Put that in place of the placeholder behind 'picture:', and say behind 'alt' what it shows.
4. Choose the two related articles. Two stand there already; change them where others fit better.
5. Publish it:   take the line 'draft: true,' away. A date to come keeps the article in until that day's build.
6. Check it:     npm run build. It names every line that still needs something, and what.
`;
}

/** Newest first. Their titles as they are written in their files, quotes and all. */
async function publishedArticles() {
  const names = (await readdir(FOLDER).catch(() => [])).filter((name) => name.endsWith(".ts"));
  const all = await Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(FOLDER, name), "utf8");
      return {
        slug: name.replace(/\.ts$/, ""),
        titleLiteral: /^ {2}title:\s*("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/m.exec(source)?.[1],
        date: /^ {2}date:\s*"(\d{4}-\d\d-\d\d)"/m.exec(source)?.[1],
        isDraft: /^ {2}draft:\s*true/m.test(source),
      };
    }),
  );
  return all
    .filter(({ titleLiteral, date, isDraft }) => titleLiteral && date && date <= today && !isDraft)
    .sort((one, other) => other.date.localeCompare(one.date));
}

/** Of a title without Latin letters there is nothing to make an address of: the day stands in. */
function slugOf(text) {
  const latin = latinSlug(text);
  if (latin === null) return `article-${today}`;
  if (latin.length <= LONGEST_SLUG) return latin;
  const cut = latin.slice(0, LONGEST_SLUG + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, LONGEST_SLUG);
}

function latinSlug(text) {
  const latin = hyphenated(text);
  return /[a-z]/.test(latin) ? latin : null;
}

/** In lower-case Latin letters and digits, joined by single hyphens. An address stays as it is. */
function hyphenated(text) {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter])
    .normalize("NFKD")
    .replace(/[\p{M}'’‘]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The day on the writer's clock. */
function isoDay(date) {
  const two = (number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
