import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ViteBuilder } from "vite";
import type { Config } from "../../vendors/config.ts";
import { isoDay } from "../../lib/dates.ts";
import { FEED_PATH } from "../../lib/blog-paths.ts";
import { framePath } from "../../lib/frame-path.ts";
import { paths } from "../../lib/paths.ts";
import { registry } from "../../vendors/registry.ts";
import { startsByItself, type StyleGroup, styleGroupOf } from "../../lib/style-groups.ts";
import type * as PrerenderModule from "../../app/prerender.tsx";
import type { RenderedPage } from "../../app/prerender.tsx";
import { atomFeed } from "../articles/feed.ts";
import { openBodyCache } from "../articles/body-cache.ts";
import { versionOfModule } from "../articles/module-version.ts";
import { writePageFolders } from "./files/page-folders.ts";
import { writeHostFiles } from "./files/write-host-files.ts";
import { framePage } from "./frames.ts";
import { headersFile } from "./headers.ts";
import { headingCharacters, headlineFont } from "./headline-font.ts";
import {
  type BuiltScript,
  builtScripts,
  COMPOSED_NAMES,
  namesInHtml,
  namesInScripts,
  styleElement,
  withoutFonts,
  usedStyles,
} from "./page-styles.ts";
import { manifest, MANIFEST_PATH } from "./manifest.ts";
import { pagePictures } from "./page-pictures.ts";
import { policyReport } from "./policy-report.ts";
import { robotsFile, sitemap } from "./sitemap.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";
import { writeSocialPictures } from "../social/social-pictures.ts";
import { SHELL_FILE } from "./static-host.ts";

const APP_NODE = '<div id="app"></div>';
const SERVER_DIR = "node_modules/.cache/mugworks/prerender";
const SANITIZER = "src/lib/sanitize-html.ts";
const BODY_CACHE = "node_modules/.cache/mugworks/bodies.json";
const PICTURE_CACHE = "node_modules/.cache/mugworks/social";

/**
 * Makes one `vite build` build the client, then the same components for Node, and write an HTML file for every known address.
 * Without these files, the application would still run from the shell.
 */
export function prerenderPlugin(config: Config, { pageFolders }: { pageFolders: boolean }): Plugin {
  let scripts = new Map<string, BuiltScript>();
  return {
    name: "mugworks:prerender",
    // One plugin for both builds, because the pages are written with what is known of the client's scripts.
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      if (this.environment.name === "client") scripts = builtScripts(bundle);
    },
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
        await writePages(builder, config, scripts);
        if (pageFolders) await writePageFolders(resolve(builder.config.root, builder.config.build.outDir));
      },
    },
  };
}

async function writePages(
  builder: ViteBuilder,
  config: Config,
  scripts: ReadonlyMap<string, BuiltScript>,
): Promise<void> {
  const root = builder.config.root;
  const dist = resolve(root, builder.config.build.outDir);
  const assets = await readdir(join(dist, "assets"));
  const shell = withLoadingOrder(await readFile(join(dist, "index.html"), "utf8"), assets);
  if (!shell.includes(APP_NODE)) throw new Error(`index.html must contain ${APP_NODE}`);

  const prerender: typeof PrerenderModule = await import(
    pathToFileURL(join(root, SERVER_DIR, "prerender.js")).href
  );

  const { brand } = prerender;
  const today = isoDay(new Date());
  const { publicDir } = builder.config;
  const bodies = await openBodyCache(join(root, BODY_CACHE), await versionOfModule(root, SANITIZER));
  const blog = prerender.prepareBlog(today, { around: bodies.around });
  await bodies.save();
  for (const [file, value] of blog.files) await write(dist, file, JSON.stringify(value));
  const pages = prerender.knownPages(blog);
  const listed = new Map(pages);
  const heads = new Map<string, string>();
  const groups = new Map<StyleGroup, PageGroup>();
  const addPage = (path: string, file: string, { head, body }: RenderedPage): void => {
    const group = styleGroupOf(path);
    const { names, characters, files } = groups.get(group) ?? {
      names: new Set(),
      characters: new Set(),
      files: new Map(),
    };
    for (const name of namesInHtml(`${shell}${body}`)) names.add(name);
    for (const character of headingCharacters(body)) characters.add(character);
    files.set(
      file,
      shell.replace("</head>", () => `${head}${SPECULATION_RULES}</head>`).replace(APP_NODE, () => body),
    );
    groups.set(group, { names, characters, files });
  };
  for (const path of pages.keys()) {
    const rendered = await prerender.renderPage(path);
    heads.set(path, rendered.head);
    if (rendered.head.includes('content="noindex"')) listed.delete(path);
    addPage(path, path === paths.home ? "/index.html" : `${path}.html`, rendered);
  }
  addPage("", SHELL_FILE, prerender.renderShell());
  const sheetFile = `/assets/${builtSheet(assets, "site")}`;
  const sheet = await readFile(join(dist, sheetFile), "utf8");
  const styleSources: string[] = [];
  for (const [group, { names, characters, files }] of groups) {
    const used = startsByItself(group)
      ? await usedStyles(
          sheet,
          new Set([...names, ...namesInScripts(scripts, (name) => groupOfRoute(name) === group)]),
          COMPOSED_NAMES,
        )
      : await usedStyles(sheet, names);
    const headline = await headlineFont(root, characters);
    const styles = styleElement(`${headline.face}${used}`);
    styleSources.push(styles.source);
    for (const [file, html] of files)
      await write(
        dist,
        file,
        html.replace('<link rel="icon"', () => `${headline.preload}${styles.html}<link rel="icon"`),
      );
  }
  await write(dist, sheetFile, withoutFonts(sheet));
  await write(dist, MANIFEST_PATH, manifest(brand));
  await write(dist, FEED_PATH, atomFeed(blog.articles, prerender.feedTitle, brand, config.siteUrl));
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
  for (const frame of registry.frames(config))
    await write(dist, `${framePath(frame.name)}.html`, await framePage(frame));
  await writeHostFiles(dist, headersFile(config, styleSources), config.siteUrl);
  await rm(join(root, SERVER_DIR), { recursive: true, force: true });
  for (const line of policyReport(config)) console.log(line);
  console.log(`\nThe build wrote ${pages.size} pages as HTML.`);
}

/** The pages of a group by file, all names of classes, elements and attributes in them, and the characters of their headings. */
interface PageGroup {
  names: Set<string>;
  characters: Set<string>;
  files: Map<string, string>;
}

/** The modules of routes have the names of their paths. */
function groupOfRoute(module: string): StyleGroup {
  return styleGroupOf(module === "home" ? paths.home : `/${module}`);
}

/** The file of a sheet of src/styles. */
function builtSheet(assets: readonly string[], name: string): string {
  const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith(".css"));
  if (file === undefined) throw new Error(`The build has no sheet of src/styles/${name}.css.`);
  return file;
}

/**
 * Gives the script a low priority: one of normal priority delays the first paint by up to 600 ms. The priority is added here because
 * Vite drops the attribute when it is written in index.html. Without script the browser loads the fonts from the sheet.
 */
function withLoadingOrder(html: string, assets: readonly string[]): string {
  return html
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(
      "</head>",
      `<noscript><link rel="stylesheet" href="/assets/${builtSheet(assets, "fonts")}"></noscript></head>`,
    );
}

async function write(dist: string, file: string, text: string): Promise<void> {
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}
