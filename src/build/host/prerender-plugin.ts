import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ViteBuilder } from "vite";
import { brand } from "../../content/brand.ts";
import { muglife } from "../../content/muglife.ts";
import type { Config } from "../../vendors/config.ts";
import { isoDay } from "../../lib/dates.ts";
import { FEED_PATH } from "../../lib/blog-paths.ts";
import type * as PrerenderModule from "../../app/prerender.tsx";
import { atomFeed } from "../articles/feed.ts";
import { headersFile } from "./headers.ts";
import { manifest, MANIFEST_PATH } from "./manifest.ts";
import { pagePictures } from "./page-pictures.ts";
import { robotsFile, sitemap } from "./sitemap.ts";
import { writeSocialPictures } from "../social/social-pictures.ts";
import { SHELL_FILE } from "./static-host.ts";

const APP_NODE = '<div id="app"></div>';
const SERVER_DIR = "node_modules/.cache/mugworks/prerender";
const PICTURE_CACHE = "node_modules/.cache/mugworks/social";

/**
 * Makes one `vite build` build the client, then the same components for Node, and write an HTML file for every known address.
 * Without these files, the application would still run from the shell.
 */
export function prerenderPlugin(config: Config): Plugin {
  return {
    name: "mugworks:prerender",
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: SERVER_DIR,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: "src/app/prerender.tsx",
              // Modules that pages load later are all there when a page is rendered.
              checks: { ineffectiveDynamicImport: false, pluginTimings: false },
            },
          },
        },
      },
    }),
    buildApp: {
      order: "post",
      async handler(builder) {
        for (const name of ["client", "ssr"]) {
          const environment = builder.environments[name];
          if (environment && !environment.isBuilt) await builder.build(environment);
        }
        await writePages(builder, config);
      },
    },
  };
}

async function writePages(builder: ViteBuilder, config: Config): Promise<void> {
  const root = builder.config.root;
  const dist = resolve(root, builder.config.build.outDir);
  const shell = withLoadingOrder(
    await readFile(join(dist, "index.html"), "utf8"),
    await readdir(join(dist, "assets")),
  );
  if (!shell.includes(APP_NODE)) throw new Error(`index.html must contain ${APP_NODE}`);

  const prerender: typeof PrerenderModule = await import(
    pathToFileURL(join(root, SERVER_DIR, "prerender.js")).href
  );
  const page = (head: string, body: string): string =>
    shell.replace("</head>", () => `${head}</head>`).replace(APP_NODE, () => body);

  const today = isoDay(new Date());
  const { publicDir } = builder.config;
  const blog = prerender.prepareBlog(today);
  for (const [file, value] of blog.files) await write(dist, file, JSON.stringify(value));
  const pages = prerender.knownPages(blog);
  const listed = new Map(pages);
  const heads = new Map<string, string>();
  for (const path of pages.keys()) {
    const { head, body } = await prerender.renderPage(path);
    heads.set(path, head);
    if (head.includes('content="noindex"')) listed.delete(path);
    await write(dist, path === "/" ? "/index.html" : `${path}.html`, page(head, body));
  }
  const unknown = prerender.renderShell();
  await write(dist, SHELL_FILE, page(unknown.head, unknown.body));
  await write(dist, "/_headers", headersFile(config));
  await write(dist, MANIFEST_PATH, manifest());
  await write(dist, FEED_PATH, atomFeed(blog.articles, muglife.feedTitle, brand, config.siteUrl));
  await write(dist, "/sitemap.xml", sitemap(listed, config.siteUrl));
  await write(dist, "/robots.txt", robotsFile(config.siteUrl));
  const pictures = pagePictures(
    heads,
    blog.articles,
    { brandName: brand.name, url: config.siteUrl },
    publicDir,
  );
  const { untitled } = await writeSocialPictures(pictures, brand.name, dist, join(root, PICTURE_CACHE));
  for (const file of untitled)
    console.warn(`${file} has no title, because the poster font lacks letters of it.`);
  await rm(join(root, SERVER_DIR), { recursive: true, force: true });
  console.log(`\nThe build wrote ${pages.size} pages as HTML.`);
}

/**
 * Preloads all fonts and gives the script a low priority. Measured: a font that is discovered in the style sheet delays the
 * first paint by up to 160 ms, which varies from load to load; a script of normal priority delays it by up to 600 ms. The priority
 * is added here because Vite drops the attribute when it is written in index.html.
 */
function withLoadingOrder(html: string, assets: readonly string[]): string {
  const fonts = assets
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`);
  return html
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<link rel="icon"', `${fonts.join("")}<link rel="icon"`);
}

async function write(dist: string, file: string, text: string): Promise<void> {
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}
