import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { loadEnv } from "vite";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { type BuildContent, contentPlugin } from "./plugins/content/content-plugin.ts";
import { samplesPlugin } from "./plugins/content/samples-plugin.ts";
import { publicFilesPlugin } from "./plugins/host/public-files-plugin.ts";
import { prerenderPlugin } from "./plugins/pages/prerender-plugin.ts";
import { tokenFilesPlugin } from "./plugins/host/design-tokens.ts";
import { chunkGroups } from "./plugins/config/chunk-groups.ts";
import { compileHintPlugin, computedModulesPlugin, preloadPlugin } from "./plugins/config/script-plugins.ts";
import { checkedConfig, describeConfig, stopWith } from "./plugins/config/checked-config.ts";
import { readSiteContent } from "./plugins/config/import-source.ts";
import { pageConstants } from "./plugins/config/page-constants.ts";
import { devServerPlugin } from "./plugins/config/dev-server-plugin.ts";
import { registry } from "./src/vendors/registry.ts";
import { previewOptions, previewPlugin } from "./tools/site/preview-plugin.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig(async ({ mode, command, isPreview }): Promise<ViteUserConfig> => {
  // Vite takes a NODE_ENV that is set: a build would ship React's development build, and a test would get the other one.
  process.env["NODE_ENV"] = mode === "test" ? "test" : command === "build" ? "production" : "development";
  // Variables of the process's environment override those of .env files.
  const environment = loadEnv(mode, root, "VITE_");
  const site = checkedConfig(environment, "", root);
  const { pageFolders, keepsSamples } = site;
  const misconfigured = describeConfig(site);
  // A build goes on with mistakes in variables until it knows those in content, too (plugins/content/content-plugin.ts).
  const isBuild = command === "build";
  if (!isBuild && misconfigured !== null) stopWith(misconfigured);
  const { brand, shopDays } = await readSiteContent(root, isBuild ? site : null);
  const checked = { ...site.config, siteUrl: site.config.siteUrl || brand.siteUrl };
  const hasStandIns = !isBuild && !isPreview && mode !== "test";
  const config = hasStandIns ? registry.withStandIns(checked) : checked;
  const content: BuildContent = { articles: [], samples: [], hasIncentives: false };
  return {
    plugins: [
      react(),
      tailwindcss(),
      tokenFilesPlugin(),
      prerenderPlugin(config, content, { pageFolders, isHidden: keepsSamples, shopDays }),
      previewPlugin(),
      publicFilesPlugin(),
      contentPlugin(site, content),
      samplesPlugin(content),
      computedModulesPlugin(),
      devServerPlugin(config, brand, shopDays.script),
      preloadPlugin(),
      compileHintPlugin(),
    ],
    define: pageConstants(config, {
      brandSlug: brand.slug,
      root,
      hasStandIns,
      // Unit tests hand in the days that they are about, so that a pause in the content breaks none of them.
      days:
        mode === "test"
          ? { ...shopDays, closed: null, offset: "-05:00", notice: null, pause: null, marks: [] }
          : shopDays,
    }),
    resolve: {
      alias: [{ find: "@", replacement: `${root}src` }],
    },
    preview: previewOptions(process.env["LISTEN_ADDRESS"]),
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // The first script of every page imports lib/browser/when-idle.ts dynamically so that it is no part of it.
            checks: { pluginTimings: false, ineffectiveDynamicImport: false },
            // Landing page, Brotli: 90,860 bytes without this option, 90,671 with it. Tried as well, and not used:
            // - `treeshake.propertyWriteSideEffects: false`: it also removes writes inside functions, such as
            //   `fiber.return = …` of React, even when `output.minify` says otherwise.
            // - `treeshake.propertyReadSideEffects: false`, 0.1 KB: it removes reads that force a layout.
            // - `unknownGlobalSideEffects` and `moduleSideEffects: false`, all `compress` options of Oxc, a newer target,
            //   `experimental.lazyBarrel`: nothing, or more bytes.
            // - Terser with three passes: 0.6 KB, and 10 s of build. esbuild: 3.5 KB more.
            // - `modulePreload: false`, 0.5 KB: a page's shared files would be requested one round trip later.
            optimization: { inlineConst: { mode: "all" } },
            output: { codeSplitting: { groups: chunkGroups(root) } },
          },
        },
      },
    },
    test: {
      environment: "jsdom",
      include: ["tests/**/*.test.{ts,tsx}"],
      // The limit only ends a test that hangs. It is long because tests take ten times as long on a busy machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      // All files share one jsdom, because one for each file takes thirty times as long. tests/setup.ts cleans up after each test.
      isolate: false,
      // MB. With V8's own 16, the model of the purchase takes 14% more time of the processor, and the other tests 4% (2026-11-23).
      execArgv: ["--max-semi-space-size=64"],
      setupFiles: ["tests/setup.ts"],
      globalSetup: "tests/temporary-folder.ts",
    },
  };
});
