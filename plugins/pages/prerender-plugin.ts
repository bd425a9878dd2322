import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { Config } from "../../src/vendors/config.ts";
import type { DatedParts } from "../config/shop-days.ts";
import type { BuildContent } from "../content/content-plugin.ts";
import { SAMPLE_SECTIONS } from "../content/content-source.ts";
import { type BootScript, readFromBoot, takeBootScript } from "./boot-script.ts";
import { writePageFolders } from "../host/files/write-host-files.ts";
import { type BuiltScripts, builtScripts } from "./page-styles.ts";
import { writePages } from "./write-pages.ts";

/** One for each process, because builds of the demo and of the shop may run at the same time. Its modules import packages. */
const SERVER_DIR = `node_modules/.cache/mugworks/prerender-${process.pid}`;

/**
 * Makes one `vite build` build the client, then the same components for Node, and write an HTML file for every known address.
 * Without these files, the application would still run from the shell.
 */
export function prerenderPlugin(
  config: Config,
  content: BuildContent,
  { pageFolders, isHidden, shopDays }: { pageFolders: boolean; isHidden: boolean; shopDays: DatedParts },
): Plugin {
  let scripts: BuiltScripts = new Map();
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
        const dist = resolve(builder.config.root, builder.config.build.outDir);
        try {
          for (const name of ["client", "ssr"]) {
            const environment = builder.environments[name];
            if (environment && !environment.isBuilt) await builder.build(environment);
          }
          if (!boot) throw new Error("The build wrote no boot script.");
          await writePages({
            config,
            isHidden,
            shopDays,
            articles: content.articles,
            samples: config.shop ? content.samples : SAMPLE_SECTIONS,
            client: { boot, scripts },
            root: builder.config.root,
            dist,
            publicDir: builder.config.publicDir,
            renderer: join(folder, "prerender.js"),
          });
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
        if (pageFolders) writePageFolders(dist);
      },
    },
  };
}
