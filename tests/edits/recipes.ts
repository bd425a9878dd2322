// Carries out the recipes of docs/marketers.md, each in a copy of the project: the edits of the files, and the commands that they name.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { ensureFfmpeg } from "../../tools/content/film.ts";
import { addBundle, editContent, leaveTwoBundles, replaceBundles } from "./content-edits.ts";

export type Edit = (root: string) => unknown;

const ARTICLE = "why-sunscreen-feels-greasy";
const ARTICLE_TO_COME = "why-towels-lie-to-you";

type Replacer = (match: string, ...groups: string[]) => string;

/** Replaces a part of a file, which must be there. */
function edit(root: string, file: string, from: string | RegExp, to: string | Replacer): void {
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  const edited = typeof to === "string" ? source.replace(from, to) : source.replace(from, to);
  if (edited === source) throw new Error(`${file} has nothing like ${from}. Correct tests/edits/recipes.ts.`);
  writeFileSync(path, edited);
}

/** Runs a command of `npm run content`, and returns what it prints. */
function runContent(root: string, ...args: string[]): string {
  const command = ["tools/run.mjs", "content", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm run content ${args.join(" ")}: ${stderr}${stdout}`);
  return stdout;
}

/** Draws a photo and makes its sizes. Returns the content entry, with a description. */
async function photo(
  root: string,
  name: string,
  widths: readonly number[],
  ratio: number,
  ...more: readonly string[]
): Promise<string> {
  const file = join(root, "photo.jpg");
  const width = Math.max(...widths);
  const noise = { type: "gaussian", mean: 128, sigma: 2 } as const;
  await sharp({
    create: { width, height: Math.round(width * ratio), channels: 3, background: "#888888", noise },
  }).toFile(file);
  const entry = runContent(root, "picture", file, name, ...widths.map(String), ...more).trim();
  return entry.replace('alt: ""', 'alt: "A gray wall in the light of a lamp."');
}

const WORDS = "oil skin shine matte charcoal bamboo sheet pocket forehead nose gym office train towel".split(
  " ",
);

/** No two paragraphs are alike, and no two articles: the check of the content allows no text twice. */
function bodyOf(title: string): string {
  const words = (step: number): string =>
    Array.from({ length: 160 }, (_, index) => WORDS[(index * step) % WORDS.length]).join(" ");
  return [1, 3, 5, 9]
    .map((step) => `<h2 id="part-${step}">Part ${step}</h2>\n<p>${title}, part ${step}: ${words(step)}.</p>`)
    .join("\n");
}

async function article(root: string, title: string, slug: string, date: string | null): Promise<void> {
  const file = `src/content/articles/${slug}.ts`;
  runContent(root, "article", title);
  writeFileSync(join(root, `src/content/articles/${slug}.html`), bodyOf(title));
  await photo(root, `articles/${slug}`, [400, 800, 1200], 9 / 16);
  edit(root, file, 'alt: ""', 'alt: "A gray wall in the light of a lamp."');
  for (const [field, text] of Object.entries({
    description: `${title}: what is on your face, what is in the bottle, and what to do about both of them before noon.`,
    excerpt: `${title}. A short answer.`,
    intro: `${title}. Here is the long answer.`,
  }))
    edit(root, file, `${field}: ""`, `${field}: ${JSON.stringify(text)}`);
  edit(root, file, 'keywords: ""', 'keywords: "greasy skin"');
  edit(root, file, "tags: []", 'tags: ["routine"]');
  edit(root, file, "readMinutes: 1", "readMinutes: 3");
  for (const _ of [1, 2]) edit(root, file, 'teaser: ""', 'teaser: "The next thing to read."');
  if (date) edit(root, file, /date: "[^"]*"/, `date: "${date}"`);
  edit(root, file, / *\/\/ Delete this line.*\n *draft: true,\n/, "");
}

/** By the names of rows in docs/marketers.md. */
export const recipes: Readonly<Record<string, Edit>> = {
  "a price": (root) => edit(root, "src/content/bundles.ts", /price: [\d.]+/, "price: 24.5"),
  async "a bundle"(root) {
    await photo(root, "product/bundle-9-more", [160, 240, 360, 560, 840], 0.8);
    await photo(root, "product/bundle-9-more-listing", [1280], 0.8);
    const file = join(root, "src/content/bundles.ts");
    writeFileSync(file, addBundle("bundles.ts", readFileSync(file, "utf8")));
    edit(root, "src/content/bundles.ts", /(id: "one-more"[\s\S]*?pictureName: )"[^"]*"/, '$1"bundle-9-more"');
  },
  "two bundles"(root) {
    const { source, gone, kept } = leaveTwoBundles(
      "bundles.ts",
      readFileSync(join(root, "src/content/bundles.ts"), "utf8"),
    );
    editContent(root, (name, text) => (name === "bundles.ts" ? source : replaceBundles(text, gone, kept)));
  },
  "a quote": (root) =>
    edit(
      root,
      "src/content/home-end.ts",
      /(quotes: readonly Quote\[\] = \[\n)( *\{[\s\S]*?bundle: "[^"]*",?\s*\},\n)/,
      (_, start = "", first = "") =>
        `${start}${first}${first.replace(/text: .*/, 'text: "It works. I checked in three bathrooms.",').replace(/name: .*/, 'name: "Ruben",')}`,
    ),
  "a testimonial": (root) =>
    edit(
      root,
      "src/content/home-story.ts",
      /caption: "[^"]*"/,
      'caption: "The mirror asked for my autograph 🪞"',
    ),
  async "the hero picture"(root) {
    const entry = await photo(root, "product/pack-hero", [320, 480, 600, 720, 1080], 1.4, "replace");
    edit(
      root,
      "src/content/home.ts",
      /pack: \{\s*name: "product\/pack-hero"[\s\S]*?\n {2}\}/,
      `pack: ${entry}`,
    );
  },
  async "a testimonial film"(root) {
    const film = join(root, "phone.mov");
    const sources = ["-f", "lavfi", "-i", "testsrc2=s=640x360:r=30:d=2", "-f", "lavfi", "-i", "sine=d=2"];
    spawnSync(await ensureFfmpeg(), ["-v", "error", "-y", ...sources, film]);
    const [entry] = runContent(root, "film", film, "7").split("\n\n");
    const filled = (entry ?? "")
      .replace('"@"', '"@ruben.dry"')
      .replace('caption: ""', 'caption: "A test picture, finally dry 📺"');
    edit(
      root,
      "src/content/home-story.ts",
      /(testimonials: readonly TestimonialVideo\[\] = \[[\s\S]*?)\n\];/,
      (_, list = "") =>
        `${list}\n${filled.replace('poster(7, "")', 'poster(7, "Colored bars of a test picture.")')}\n];`,
    );
    edit(root, "public/videos/testimonial-7.vtt", /Write here:.*/, "[a long beep]");
  },
  async "a tile of the photo wall"(root) {
    await photo(root, "mugshots/01", [200, 240, 400], 1, "replace");
    edit(
      root,
      "src/content/mugshots.ts",
      /( {4}id: 1,[\s\S]*?caption: )"[^"]*"(,\s*username: )"[^"]*"([\s\S]*?alt: )"[^"]*"/,
      '$1"A wall for the wall."$2"@ruben.dry"$3"A gray wall in the light of a lamp."',
    );
  },
  "an article": (root) => article(root, "Why Sunscreen Feels Greasy", ARTICLE, null),
  "an article on a day to come": (root) =>
    article(root, "Why Towels Lie to You", ARTICLE_TO_COME, "2099-01-01"),
  "the date of a policy": (root) =>
    edit(root, "src/content/privacy.ts", /date: "[^"]*", hash: "\w+"/, 'date: "2026-02-03"'),
  "the name of the brand"(root) {
    edit(root, "src/content/brand.ts", /const name = "[^"]*"/, 'const name = "Oakjar"');
    edit(root, "cspell-words.txt", /$/, "Oakjar\n");
  },
  async "the logo"(root) {
    const outline = /(?<=\bd=")M10 8[^"]*/;
    for (const file of [
      "public/brand/logo-on-dark.svg",
      "public/brand/logo-on-light.svg",
      "src/components/logo.tsx",
    ])
      edit(root, file, outline, "M8 8H56V56H8Z");
    const icon = sharp({ create: { width: 512, height: 512, channels: 3, background: "#d2ff3c" } }).png();
    for (const [name, size] of Object.entries({
      favicon: 48,
      "icon-192": 192,
      "icon-512": 512,
      "apple-touch-icon": 180,
    }))
      await icon
        .clone()
        .resize(size)
        .toFile(join(root, `public/${name}.png`));
  },
  "a link in a text": (root) =>
    edit(
      root,
      "src/content/faq.ts",
      /answer: \[\s*"/,
      "$&The [terms](/terms#promos-and-discounts) have the rest. ",
    ),
  "mail and social links"(root) {
    edit(root, "src/content/brand.ts", /email: "[^"]*"/, 'email: "bro@oakjar.example"');
    edit(
      root,
      "src/content/brand.ts",
      /instagram: \{.*\}/,
      'instagram: { label: "Instagram", url: "https://www.instagram.com/oakjar" }',
    );
  },
  // On days to come, so that the other tests still buy.
  "a pause of sales"(root) {
    const file = "src/content/shop-days.ts";
    edit(root, file, "closed: []", 'closed: ["2099-12-24"]');
    const days = 'from: "2099-12-24", through: "2099-12-31", text: "Back in January."';
    edit(root, file, "notice: null", `notice: { ${days} }`);
    edit(root, file, "pause: null", `pause: { ${days}, link: "Mail us" }`);
  },
  "the colors": (root) => edit(root, "tailwind.config.ts", /lime: "[^"]*"/, 'lime: "#ffd23c"'),
  /** Another cut of the font for texts: without its small letters' kerning, so that each text has a slightly other width. */
  async "the fonts"(root) {
    const path = join(root, "src/fonts/instrument-sans.woff2");
    const characters =
      Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") + "–—‘’“”…·×";
    writeFileSync(
      path,
      await subsetFont(readFileSync(path), characters, {
        targetFormat: "woff2",
        noHinting: false,
        keepFeatures: [],
      }),
    );
  },
};
