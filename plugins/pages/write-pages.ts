// Writes the HTML of every known address, and the files that belong to the site as a whole.
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Article } from "../../src/content/schema/articles.ts";
import type { Config } from "../../src/vendors/config.ts";
import { FEED_PATH } from "../../src/lib/blog/blog-paths.ts";
import { framePath } from "../../src/lib/site/frame-path.ts";
import { paths } from "../../src/lib/site/paths.ts";
import { isoDay } from "../../src/lib/text/dates.ts";
import { registry } from "../../src/vendors/registry.ts";
import { atomFeed } from "../articles/feed.ts";
import { write } from "../files.ts";
import { codePage, NOINDEX, CODE_FILE, SHELL_FILE } from "../host/static-host.ts";
import { writeHostFiles } from "../host/files/write-host-files.ts";
import { framePage } from "../host/frames.ts";
import { headersFile, policyReport } from "../host/headers.ts";
import { manifest, MANIFEST_PATH } from "../host/manifest.ts";
import { type DatedParts, withMarks } from "../config/shop-days.ts";
import { SECURITY_PATH, securityFile, robotsFile, sitemap } from "../host/site-files.ts";
import { SPECULATION_RULES } from "../host/speculation-rules.ts";
import { type SocialPicture, writeSocialPictures, pagePictures } from "../social/social-pictures.ts";
import { type BootScript, withBootScript } from "./boot-script.ts";
import { META_FEED_PATH, PRODUCT_FEED_PATH, productFeed, writeFeedPictures } from "./product-feed.ts";
import { type BuiltScripts, FIRST_ICON, styleElement, styleGroups, withFonts } from "./page-styles.ts";
import type { SampleSection } from "../content/content-source.ts";
import { withClasses } from "../content/samples-plugin.ts";
import type * as Renderer from "./prerender.tsx";

const APP_NODE = '<div id="app"></div>';
/** It names the page, so that a script knows which page was received before the rest has arrived. */
const FIRST_TAG = /<html\b/;
const PICTURE_CACHE = "node_modules/.cache/mugworks/social";

interface Site {
  config: Config;
  /** Whether search engines must list no page. */
  isHidden: boolean;
  shopDays: DatedParts;
  articles: readonly Article[];
  /** The parts of pages that say that they are samples. */
  samples: readonly SampleSection[];
  client: { boot: BootScript; scripts: BuiltScripts };
  root: string;
  dist: string;
  publicDir: string;
  /** The built module that renders pages in Node. */
  renderer: string;
}

export async function writePages(site: Site): Promise<void> {
  const { config, root, dist, client } = site;
  const renderer: typeof Renderer = await import(pathToFileURL(site.renderer).href);
  const today = isoDay(new Date());
  const blog = await renderer.prepareBlog(site.articles, today);
  for (const [file, value] of blog.files) write(dist, file, JSON.stringify(value));
  const assets = await readdir(join(dist, "assets"));
  const shell = withClasses(await readShell(site, assets), site.samples, config.shop ? "noted" : "marked");
  const { listed, heads, groups, pictures } = await renderPages(site, renderer, blog, shell);
  const untitled = await writeSocialPictures(
    pictures(),
    renderer.brand.name,
    dist,
    join(root, PICTURE_CACHE),
  );
  for (const file of untitled)
    console.warn(`${file} has no title, because the poster font lacks letters of it.`);
  for (const [file, senders] of renderer.senderFiles()) write(dist, file, JSON.stringify(senders));
  const styleSources = await groups.write(root, client.scripts, assets);
  await writeSiteFiles(site, renderer, blog, { listed, today });
  const scriptSources = [client.boot.source, ...site.shopDays.sources];
  if (renderer.hasBros) styleSources.push(styleElement(renderer.senderStyles).source);
  const headers = headersFile(config, { "style-src": styleSources, "script-src": scriptSources });
  writeHostFiles(dist, headers, config.siteUrl);
  for (const line of policyReport(config)) console.log(line);
  console.log(`\nThe build wrote ${heads.length} pages as HTML.`);
}

type Blog = Awaited<ReturnType<typeof Renderer.prepareBlog>>;

async function readShell({ dist, client, shopDays }: Site, assets: readonly string[]): Promise<string> {
  const built = await readFile(join(dist, "index.html"), "utf8");
  const shell = withMarks(withFonts(withBootScript(built, client.boot), assets), shopDays);
  if (!shell.includes(APP_NODE)) throw new Error(`index.html must contain ${APP_NODE}`);
  return shell;
}

/**
 * Writes all pages and the empty shell, without their styles. Returns the head tags of each page, the pages that the sitemap lists, the
 * groups of pages that have the same styles, and what makes the pages of affiliates with all pictures.
 */
async function renderPages(site: Site, renderer: typeof Renderer, blog: Blog, shell: string) {
  const { config, dist, isHidden } = site;
  const pages = renderer.knownPages(blog);
  const listed = new Map(pages);
  const heads: string[] = [];
  const groups = styleGroups(dist);
  for (const path of pages.keys()) {
    const rendered = await renderer.renderPage(path);
    if (rendered.head.includes(NOINDEX)) listed.delete(path);
    add(path, path === paths.home ? "/index.html" : `${path}.html`, rendered);
    heads.push(rendered.head);
  }
  add("", SHELL_FILE, renderer.renderShell());
  return { listed, heads, groups, pictures };

  /** The social pictures of all pages. Writes the page of an affiliate when his picture is asked for, because one thread makes pages, and others pictures. */
  async function* pictures(): AsyncGenerator<SocialPicture> {
    const names = { brandName: renderer.brand.name, url: config.siteUrl };
    yield* pagePictures(heads, blog.articles, names, site.publicDir);
    const styles = styleElement(renderer.senderStyles).html;
    for await (const { file, head, body, picture } of renderer.broPages()) {
      add(paths.home, file, { head: `${head}${styles}`, body }, false);
      yield picture;
    }
  }

  /**
   * Writes the page at once: 1,000 articles have 80 MB of HTML. `path` is empty for the page of no address. The page of an affiliate gets
   * the styles of the home page and adds none to them.
   */
  function add(
    path: string,
    file: string,
    { head, body }: ReturnType<typeof Renderer.renderShell>,
    isOfGroup = true,
  ): void {
    groups.add(path, file, body, isOfGroup ? `${shell}${body}` : "");
    const samples =
      path === paths.about && renderer.sampleNames.length > 0
        ? ` data-samples="${renderer.sampleNames.join(" ")}"`
        : "";
    const hidden = isHidden && !head.includes(NOINDEX) ? NOINDEX : "";
    const html = shell
      .replace(FIRST_TAG, (tag) => (path === "" ? tag : `${tag} data-page="${path}"${samples}`))
      // Before the styles and the boot script: the readers of social sites read the first 16 KB or so, and these have 70 KB.
      .replace(FIRST_ICON, (icon) => `${head}${hidden}${icon}`)
      .replace("</head>", () => `${SPECULATION_RULES}</head>`)
      .replace(APP_NODE, () => body);
    write(dist, file, html);
  }
}

async function writeSiteFiles(
  { config, dist }: Site,
  { brand, feedTitle, homeProduct }: typeof Renderer,
  blog: Blog,
  { listed, today }: { listed: Parameters<typeof sitemap>[0]; today: string },
): Promise<void> {
  const { siteUrl } = config;
  write(dist, CODE_FILE, codePage(readFileSync(join(dist, "index.html"), "utf8")));
  write(dist, MANIFEST_PATH, manifest(brand));
  write(dist, FEED_PATH, atomFeed(blog.articles, feedTitle, brand, siteUrl));
  write(dist, PRODUCT_FEED_PATH, productFeed(homeProduct(siteUrl)));
  write(dist, META_FEED_PATH, productFeed(homeProduct(siteUrl), "meta"));
  await writeFeedPictures(dist, homeProduct(siteUrl));
  write(dist, "/sitemap.xml", sitemap(listed, siteUrl));
  write(dist, "/robots.txt", robotsFile(siteUrl));
  write(dist, SECURITY_PATH, securityFile(brand, siteUrl, today));
  for (const frame of registry.frames(config))
    write(dist, `${framePath(frame.name)}.html`, await framePage(frame));
}
