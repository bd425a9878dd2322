import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { type BuildContent, contentPlugin } from "./src/build/content/content-plugin.ts";
import { faqPagesPlugin } from "./src/build/content/faq-pages-plugin.ts";
import { clickToEditPlugin } from "./src/build/dev-tools/click-to-edit-plugin.ts";
import { blogDevPlugin } from "./src/build/articles/blog-dev-plugin.ts";
import { busyPortPlugin } from "./src/build/host/busy-port-plugin.ts";
import { framesDevPlugin } from "./src/build/host/frames-dev-plugin.ts";
import { prerenderPlugin } from "./src/build/host/prerender-plugin.ts";
import { previewPlugin } from "./src/build/host/preview-plugin.ts";
import { tokenFilesPlugin } from "./src/build/host/token-files-plugin.ts";
import { chunkGroups } from "./src/build/config/chunk-groups.ts";
import { preparedProductPlugin } from "./src/build/shop/prepared-product-plugin.ts";
import { compileHintPlugin } from "./src/build/config/compile-hint-plugin.ts";
import { preloadPlugin } from "./src/build/config/preload-plugin.ts";
import { checkedConfig, configWarningsPlugin } from "./src/build/config/checked-config.ts";
import { readBrand } from "./src/build/config/read-brand.ts";
import { pageConstants } from "./src/build/config/page-constants.ts";
import { standInsPlugin } from "./src/build/config/stand-ins.ts";
import { registry } from "./src/vendors/registry.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const brand = await readBrand(root);

export default defineConfig(({ mode, command, isPreview }) => {
  // Variables of the process's environment override those of .env files.
  const environment = loadEnv(mode, root, "VITE_");
  const { config: checked, warnings, pageFolders } = checkedConfig(environment, brand.siteUrl, root);
  const config =
    command === "serve" && !isPreview && mode !== "test" ? registry.withStandIns(checked) : checked;
  const content: BuildContent = { articles: [] };
  return {
    plugins: [
      react(),
      tailwindcss(),
      tokenFilesPlugin(brand),
      prerenderPlugin(config, content, { pageFolders }),
      busyPortPlugin(),
      previewPlugin(),
      contentPlugin(config, content),
      faqPagesPlugin(),
      preparedProductPlugin(),
      blogDevPlugin(),
      clickToEditPlugin(),
      standInsPlugin(),
      framesDevPlugin(config),
      configWarningsPlugin(warnings),
      preloadPlugin(),
      compileHintPlugin(),
    ],
    define: pageConstants(config, brand.slug),
    resolve: {
      alias: [{ find: "@", replacement: `${root}src` }],
    },
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            checks: { pluginTimings: false },
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
