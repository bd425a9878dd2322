import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ViteBuilder } from "vite";
import type { Config } from "../../src/vendors/config.ts";
import { isoDay } from "../../src/lib/text/dates.ts";
import { FEED_PATH } from "../../src/lib/blog/blog-paths.ts";
import { framePath } from "../../src/lib/site/frame-path.ts";
import { paths } from "../../src/lib/site/paths.ts";
import { registry } from "../../src/vendors/registry.ts";
import { startsByItself, type StyleGroup, styleGroupOf } from "../../src/lib/site/style-groups.ts";
import type * as PrerenderModule from "./prerender.tsx";
import type { RenderedPage } from "./prerender.tsx";
import { atomFeed } from "../articles/feed.ts";
import { openBodyCache } from "../articles/body-cache.ts";
import { versionOfModule } from "../articles/module-version.ts";
import type { BuildContent } from "../content/content-plugin.ts";
import { type BootScript, readFromBoot, takeBootScript, withBootScript } from "./boot-script.ts";
import { codePage } from "../host/code-page.ts";
import { writePageFolders } from "../host/files/page-folders.ts";
import { writeHostFiles } from "../host/files/write-host-files.ts";
import { framePage } from "../host/frames.ts";
import { headersFile } from "../host/headers.ts";
import { headingCharacters, headlineFont } from "./headline-font.ts";
import {
  type BuiltScript,
  builtScripts,
  builtSheet,
  COMPOSED_NAMES,
  namesInHtml,
  namesInScripts,
  styleElement,
  withoutFonts,
  withFonts,
  usedStyles,
} from "./page-styles.ts";
import { manifest, MANIFEST_PATH } from "../host/manifest.ts";
import { byPicture, pagePictures } from "./page-pictures.ts";
import { policyReport } from "../host/policy-report.ts";
import { SECURITY_PATH, securityFile } from "../host/security-file.ts";
import { robotsFile, sitemap } from "../host/sitemap.ts";
import { SPECULATION_RULES } from "../host/speculation-rules.ts";
import { ownCopy } from "./own-copy.ts";
import { writeSocialPictures } from "../social/social-pictures.ts";
import { CODE_FILE, SHELL_FILE } from "../host/static-host.ts";

const APP_NODE = '<div id="app"></div>';
/** It names the page, so that a script knows which page was received before the rest has arrived. */
const FIRST_TAG = /<html\b/;
const FIRST_ICON = '<link rel="icon"';
/** One for each process, because builds of the demo and of the shop may run at the same time. Its modules import packages. */
const SERVER_DIR = `node_modules/.cache/mugworks/prerender-${process.pid}`;
const SANITIZER = "src/lib/blog/sanitize-html.ts";
const BODY_CACHE = "node_modules/.cache/mugworks/bodies.json";
const PICTURE_CACHE = "node_modules/.cache/mugworks/social";

/**
 * Makes one `vite build` build the client, then the same components for Node, and write an HTML file for every known address.
 * Without these files, the application would still run from the shell.
 */
export function prerenderPlugin(
  config: Config,
  content: BuildContent,
  { pageFolders }: { pageFolders: boolean },
): Plugin {
  let scripts = new Map<string, BuiltScript>();
  let boot: BootScript | undefined;
  return {
    name: "mugworks:prerender",
    // One plugin for both builds, because the pages are written with what is known of the client's scripts.
    sharedDuringBuild: true,
    // In this hook, because the names of files are made after it: they are hashes of what is in them.
    renderChunk(code, chunk, _, { chunks }) {
      return this.environment.name === "client" ? readFromBoot(code, chunk, Object.values(chunks)) : null;
    },
    generateBundle: {
      // After Vite has written the names of files into the scripts.
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        scripts = builtScripts(bundle);
        boot = takeBootScript(bundle);
      },
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
              input: "plugins/pages/prerender.tsx",
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
        const folder = join(builder.config.root, SERVER_DIR);
        try {
          for (const name of ["client", "ssr"]) {
            const environment = builder.environments[name];
            if (environment && !environment.isBuilt) await builder.build(environment);
          }
          if (!boot) throw new Error("The build wrote no boot script.");
          await writePages(builder, config, content, { boot, scripts }, folder);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
        if (pageFolders) await writePageFolders(resolve(builder.config.root, builder.config.build.outDir));
      },
    },
  };
}

async function writePages(
  builder: ViteBuilder,
  config: Config,
  { articles }: BuildContent,
  { boot, scripts }: { boot: BootScript; scripts: ReadonlyMap<string, BuiltScript> },
  folder: string,
): Promise<void> {
  const root = builder.config.root;
  const dist = resolve(root, builder.config.build.outDir);
  const assets = await readdir(join(dist, "assets"));
  const built = await readFile(join(dist, "index.html"), "utf8");
  const shell = withFonts(withBootScript(built, boot), assets);
  if (!shell.includes(APP_NODE)) throw new Error(`index.html must contain ${APP_NODE}`);

  const prerender: typeof PrerenderModule = await import(pathToFileURL(join(folder, "prerender.js")).href);

  const { brand } = prerender;
  const today = isoDay(new Date());
  const bodies = await openBodyCache(join(root, BODY_CACHE), await versionOfModule(root, SANITIZER));
  const blog = await prerender.prepareBlog(articles, today, { around: bodies.around });
  await bodies.save();
  for (const [file, value] of blog.files) write(dist, file, JSON.stringify(value));
  const pages = prerender.knownPages(blog);
  const listed = new Map(pages);
  const groups = new Map<StyleGroup, PageGroup>();
  const addPage = (path: string, file: string, { head, body }: RenderedPage): void => {
    const group = styleGroupOf(path);
    const { names, characters, files } = groups.get(group) ?? {
      names: new Set(),
      characters: new Set(),
      files: [],
    };
    for (const name of namesInHtml(`${shell}${body}`)) if (!names.has(name)) names.add(ownCopy(name));
    for (const character of headingCharacters(body)) characters.add(character);
    files.push(file);
    groups.set(group, { names, characters, files });
    const html = shell
      .replace(FIRST_TAG, (tag) => (path === "" ? tag : `${tag} data-page="${path}"`))
      // Before the styles and the boot script: the readers of social sites read the first 16 KB or so, and these have 70 KB.
      .replace(FIRST_ICON, (icon) => `${head}${icon}`)
      .replace("</head>", () => `${SPECULATION_RULES}</head>`);
    // Its styles are added when all pages of the group are known. Until then it is a file: 1,000 articles have 80 MB of HTML.
    write(
      dist,
      file,
      html.replace(APP_NODE, () => body),
    );
  };
  const heads = async function* (): AsyncGenerator<string> {
    for (const path of byPicture(pages.keys(), blog.articles)) {
      const rendered = await prerender.renderPage(path);
      if (rendered.head.includes('content="noindex"')) listed.delete(path);
      addPage(path, path === paths.home ? "/index.html" : `${path}.html`, rendered);
      yield rendered.head;
    }
  };
  const site = { brandName: brand.name, url: config.siteUrl };
  // The pictures are encoded outside the main thread, while the next pages are rendered.
  const { untitled } = await writeSocialPictures(
    pagePictures(heads(), blog.articles, site, builder.config.publicDir),
    brand.name,
    dist,
    join(root, PICTURE_CACHE),
  );
  for (const file of untitled)
    console.warn(`${file} has no title, because the poster font lacks letters of it.`);
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
    for (const file of files) {
      const html = readFileSync(join(dist, file), "utf8");
      const withStyles = html.replace(FIRST_ICON, (icon) => `${headline.preload}${styles.html}${icon}`);
      write(dist, file, withStyles);
    }
  }
  write(dist, CODE_FILE, codePage(readFileSync(join(dist, "index.html"), "utf8")));
  write(dist, sheetFile, withoutFonts(sheet));
  write(dist, MANIFEST_PATH, manifest(brand));
  write(dist, FEED_PATH, atomFeed(blog.articles, prerender.feedTitle, brand, config.siteUrl));
  write(dist, "/sitemap.xml", sitemap(listed, config.siteUrl));
  write(dist, "/robots.txt", robotsFile(config.siteUrl));
  write(dist, SECURITY_PATH, securityFile(brand, config.siteUrl, today));
  for (const frame of registry.frames(config))
    write(dist, `${framePath(frame.name)}.html`, await framePage(frame));
  await writeHostFiles(
    dist,
    headersFile(config, { "style-src": styleSources, "script-src": [boot.source] }),
    config.siteUrl,
  );
  for (const line of policyReport(config)) console.log(line);
  console.log(`\nThe build wrote ${pages.size} pages as HTML.`);
}

/** The files of a group's pages, all names of classes, elements and attributes in them, and the characters of their headings. */
interface PageGroup {
  names: Set<string>;
  characters: Set<string>;
  files: string[];
}

/** The modules of routes have the names of their paths. */
function groupOfRoute(module: string): StyleGroup {
  return styleGroupOf(module === "home" ? paths.home : `/${module}`);
}

/** Synchronous: for thousands of small files, a promise and a thread for each call take three times the processor time. */
function write(dist: string, file: string, text: string): void {
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
