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

export default defineConfig(({ mode, command, isPreview }) => {
  // The process's environment wins over .env files, as on any host.
  const environment = loadEnv(mode, root, "VITE_");
  const telling = command === "build" && !isPreview;
  const config = checkedConfig(environment, brand.siteUrl, telling);
  return {
    plugins: [react(), tailwindcss(), prerenderPlugin(config), previewPlugin()],
    define: { __CONFIG__: JSON.stringify(config) },
    resolve: { alias: { "@": `${root}src` } },
    build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
    test: {
      environment: "jsdom",
      include: ["tests/**/*.test.{ts,tsx}"],
      restoreMocks: true,
      setupFiles: ["tests/setup.ts"],
    },
  };
});
