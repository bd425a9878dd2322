import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { brand } from "./src/content/brand.ts";
import { prerenderPlugin } from "./src/build/prerender-plugin.ts";
import { previewPlugin } from "./src/build/preview-plugin.ts";
import { checkedConfig } from "./src/build/checked-config.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * Measured: each file that is asked for before the first paint costs some 40 ms. So all that runs at boot is one
 * file, and what pages share is another; left alone it is cut into a dozen of a few hundred bytes.
 */
const chunkGroups = [
  {
    name: "boot",
    test: /src[\\/](main\.tsx|lib[\\/](cart-link|config|log|paths|referral-\w+|storage)\.ts|features[\\/](recovery[\\/]stale-chunk|referral[\\/]))/,
    priority: 2,
  },
  {
    name: "shared",
    test: /src[\\/](components|hooks|lib)[\\/]|src[\\/]routes[\\/](link-base|page-frame|structured-data|text-page)\./,
    priority: 1,
  },
];

export default defineConfig(({ mode, command, isPreview }) => {
  // The process's environment wins over .env files, as on any host.
  const environment = loadEnv(mode, root, "VITE_");
  const telling = command === "build" && !isPreview;
  const config = checkedConfig(environment, brand.siteUrl, telling);
  return {
    plugins: [react(), tailwindcss(), prerenderPlugin(config), previewPlugin()],
    define: { __CONFIG__: JSON.stringify(config) },
    resolve: { alias: { "@": `${root}src` } },
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
      restoreMocks: true,
      // A jsdom for each file takes thirty times as long; tests/setup.ts leaves nothing behind.
      isolate: false,
      setupFiles: ["tests/setup.ts"],
    },
  };
});
