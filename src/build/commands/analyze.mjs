// `npm run analyze`: builds the site into the cache folder and draws which modules each script consists of, by their bytes after
// Brotli. Prints the address of the picture, a page for the browser.
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { visualizer } from "rollup-plugin-visualizer";
import { createBuilder } from "vite";

const CACHE = "node_modules/.cache/mugworks";
const picture = resolve(CACHE, "analyze.html");

/** The pages of the prerendering are built as well, but only what visitors load is drawn. */
const drawing = {
  ...visualizer({ filename: picture, title: "What the scripts consist of", brotliSize: true }),
  applyToEnvironment: ({ name }) => name === "client",
};

const builder = await createBuilder({
  logLevel: "error",
  build: { outDir: `${CACHE}/analyze`, emptyOutDir: true },
  plugins: [drawing],
});
await builder.buildApp();
console.log(`\nOpen this file in a browser: ${pathToFileURL(picture).href}`);
