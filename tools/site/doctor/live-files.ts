// What a deployed site consists of, read from the site alone: its sitemap, all files that its pages, scripts and sheets name, and
// those whose names the application makes of these by a rule that is known here: captions, and the data of the blog's pages.
import { extname } from "node:path";
import { articleFile, listingFile } from "@/features/blog/blog-file-paths";
import { FEED_PATH, isSlug } from "@/lib/blog/blog-paths";
import { captionsPath } from "@/lib/site/captions-path";
import { listField, textField } from "@/lib/field";
import { paths } from "@/lib/site/paths";
import { redirectOf, textOf, type Answer, type Ask } from "../contract/ask";
import { pageOf } from "../../../plugins/host/static-host";
import { MANIFEST_PATH } from "../../../plugins/host/manifest";
import { sitemapAddresses } from "../due-articles";

/** Files that are asked for at the same time. */
const AT_ONCE = 8;
/** Named from the root, as in HTML and in the lists of files that a script preloads. */
const FROM_ROOT = /["'`(\s,]\/?((?:assets|brand|data|pictures|social|videos)\/[\w./-]+\.\w+)/g;
/** Named from the file's own folder, as in imports. */
const FROM_FOLDER = /["'`(]\.\/([\w.-]+\.(?:js|css|woff2|svg))/g;
/** A link to a page of the site, without its query and section. */
const LINK = /<a\b[^>]* href="(\/[\w/-]*)["?#]/g;
/** The part of a blog page's address that its data is named by. */
const LISTING = /^(?:\/tag\/([^/]+))?(?:\/page\/(\d+))?$/;
/** Files that search engines and feed readers ask for. Whether they are there and right is checked on its own. */
const FOR_READERS = ["/robots.txt", "/sitemap.xml", FEED_PATH];
const IN_ROOT = /\b(?:href|src)="(\/[\w.-]+\.\w+)"/g;

export interface LiveFiles {
  /** Address -> HTML of every page that the site has. */
  pages: ReadonlyMap<string, string>;
  /** Addresses that should be pages: those of the sitemap, of links, and of every page that is always there. */
  expectedPages: readonly string[];
  /** Path -> response of every file that is named somewhere. */
  answers: ReadonlyMap<string, Answer>;
  /** The same of files that no page names. */
  forReaders: ReadonlyMap<string, Answer>;
  /** The addresses in the sitemap, whole; null when there is none. */
  sitemap: readonly string[] | null;
}

export async function readLiveFiles(ask: Ask): Promise<LiveFiles> {
  const listed = textOf(await ask("/sitemap.xml"));
  const sitemap = listed.includes("<urlset") ? sitemapAddresses(listed) : null;
  const [first] = sitemap ?? [];
  const ownOrigin = first !== undefined && URL.canParse(first) ? new URL(first).origin : "";
  const expected = new Set([
    ...(sitemap ?? []).flatMap((address) => (URL.canParse(address) ? new URL(address).pathname : [])),
    ...Object.values(paths).filter((path) => path !== paths.demoCheckout),
  ]);

  const pages = new Map<string, string>();
  const named = new Set([MANIFEST_PATH, listingFile(null, 1)]);
  await inWaves(expected, async (page) => {
    const html = textOf(await askForPage(ask, page));
    if (pageOf(html) !== page) return;
    pages.set(page, html);
    for (const file of blogDataOf(page)) named.add(file);
    for (const [, link = ""] of html.matchAll(LINK)) expected.add(link);
    for (const file of filesIn(html.replaceAll(`${ownOrigin}/`, "/"), "/")) named.add(file);
    for (const [, file = ""] of html.matchAll(IN_ROOT)) named.add(file);
  });

  const answers = new Map<string, Answer>();
  await inWaves(named, async (file) => {
    const answer = await ask(file);
    answers.set(file, answer);
    if (answer.status !== 200) return;
    if (extname(file) === ".mp4") named.add(captionsPath(file));
    if ([".js", ".css"].includes(extname(file)))
      for (const found of filesIn(textOf(answer), "/assets/")) named.add(found);
    if (file === MANIFEST_PATH) for (const icon of iconsIn(textOf(answer))) named.add(icon);
  });
  const forReaders = new Map<string, Answer>();
  for (const file of FOR_READERS) forReaders.set(file, await ask(file));
  return { pages, expectedPages: [...expected], answers, forReaders, sitemap };
}

/** A page, though the host redirects to its address with a slash first, as S3 does. */
export async function askForPage(ask: Ask, page: string): Promise<Answer> {
  const answer = await ask(page);
  const withSlash = `${page}/`;
  return redirectOf(answer) === withSlash ? ask(withSlash) : answer;
}

/** The data that the application loads when a visitor comes to the page from another one. */
function blogDataOf(page: string): string[] {
  if (!page.startsWith(`${paths.muglife}/`)) return [];
  const below = page.slice(paths.muglife.length);
  const [listing, tag = null, number = "1"] = LISTING.exec(below) ?? [];
  if (listing !== undefined) return [listingFile(tag, Number(number))];
  const slug = below.slice(1);
  return isSlug(slug) ? [articleFile(slug)] : [];
}

function filesIn(text: string, folder: string): string[] {
  const fromRoot = [...text.matchAll(FROM_ROOT)].map(([, file = ""]) => `/${file}`);
  const fromFolder = [...text.matchAll(FROM_FOLDER)].map(([, file = ""]) => `${folder}${file}`);
  // Hosts redirect the address of a page's file, such as that of the demo form.
  return [...fromRoot, ...fromFolder].filter((file) => extname(file) !== ".html");
}

function iconsIn(manifest: string): string[] {
  try {
    return listField(JSON.parse(manifest), "icons", (icon) => textField(icon, "src"));
  } catch {
    return [];
  }
}

/** The responses to files that nothing names. */
export async function askForFiles(ask: Ask, files: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  await inWaves(new Set(files), async (file) => void answers.set(file, await ask(file)));
  return answers;
}

/** Does the work for each item of a set, which may grow meanwhile. */
async function inWaves(items: ReadonlySet<string>, work: (item: string) => Promise<void>): Promise<void> {
  for (let done = 0; done < items.size;) {
    const wave = [...items].slice(done, done + AT_ONCE);
    await Promise.all(wave.map(work));
    done += wave.length;
  }
}
