import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { brand } from "./src/content/brand.ts";
import { blogDevPlugin } from "./src/build/articles/blog-dev-plugin.ts";
import { prerenderPlugin } from "./src/build/host/prerender-plugin.ts";
import { leanPackagesPlugin } from "./src/build/lean-packages-plugin.ts";
import { previewPlugin } from "./src/build/host/preview-plugin.ts";
import { tokenFilesPlugin } from "./src/build/host/token-files-plugin.ts";
import { checkedConfig } from "./src/build/config/checked-config.ts";
import { pageConstants } from "./src/build/config/page-constants.ts";
import { standInsPlugin } from "./src/build/config/stand-ins.ts";
import { registry } from "./src/vendors/registry.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * Measured: each file that is asked for before the first paint costs some 40 ms. So all that runs at boot is one
 * file, and the application with what its pages share is another; left alone it is cut into a dozen.
 */
const chunkGroups = [
  {
    name: "boot",
    test: /src[\\/](main\.tsx|vendors[\\/]config\.ts|content[\\/]boot\.ts|lib[\\/](cart-link|early-choice|leaving|log|page-shown|paths|referral-\w+|storage)\.ts|features[\\/](recovery[\\/]stale-chunk|referral[\\/](capture-referral|credit-cart-links)))/,
    priority: 2,
  },
  {
    name: "app",
    test: /rolldown[\\/]runtime|src[\\/](app[\\/]app\.tsx|app[\\/]frames[\\/](head|link-base|support-mail-link)|content[\\/](home-end|interface|product|shipping|site)\.ts|components[\\/](back-to-top|button-link|deferred|disclosure|text-blocks|vendor-area|error-boundary|logo|page-head|picture|site-)|hooks[\\/]use-(is|navigation|page|privacy|referral-code|scroll|timeout|widget)|features[\\/]email|vendors[\\/]([\w-]+[\\/])?analytics|lib[\\/](fill-text|in-view|money|privacy|scroll|store|time-limit|wording))/,
    priority: 1,
  },
];

export default defineConfig(({ mode, command, isPreview }) => {
  // The process's environment wins over .env files, as on any host.
  const environment = loadEnv(mode, root, "VITE_");
  const telling = command === "build" && !isPreview;
  const checked = checkedConfig(environment, brand.siteUrl, telling);
  const config =
    command === "serve" && !isPreview && mode !== "test" ? registry.withStandIns(checked) : checked;
  return {
    plugins: [
      react(),
      tailwindcss(),
      tokenFilesPlugin(),
      prerenderPlugin(config),
      previewPlugin(),
      blogDevPlugin(),
      standInsPlugin(),
      leanPackagesPlugin(),
    ],
    define: pageConstants(config),
    resolve: {
      alias: [
        { find: "@", replacement: `${root}src` },
        // Every export of the package leads to its development files, which warn and weigh more.
        ...(mode === "production"
          ? [
              {
                find: /^react-router$/,
                replacement: `${root}node_modules/react-router/dist/production/index.mjs`,
              },
            ]
          : []),
      ],
    },
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    test: {
      environment: "jsdom",
      include: ["tests/**/*.test.{ts,tsx}"],
      // A busy machine needs several times as long: the limit ends a test that hangs, it does not measure.
      testTimeout: 30_000,
      restoreMocks: true,
      // A jsdom for each file takes thirty times as long; tests/setup.ts leaves nothing behind.
      isolate: false,
      setupFiles: ["tests/setup.ts"],
    },
  };
});
