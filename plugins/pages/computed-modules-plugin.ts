import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { importSource } from "../config/import-source.ts";

/**
 * Modules of src/ that the build executes, so that pages load their values and not what computes them.
 * - faq-pages.ts shared the content of all policies with their pages: 17 files for the search, and one more before the first paint of
 *   each policy.
 * - prepared-product.ts needs the executor of GraphQL: 36 KB of Brotli.
 */
const FILES = ["src/content/faq-pages.ts", "src/demo/prepared-product.ts"];

export function computedModulesPlugin(): Plugin {
  return {
    name: "mugworks:computed-modules",
    apply: "build",
    load: {
      filter: { id: /\/(?:faq-pages|prepared-product)\.ts$/ },
      async handler(id) {
        const { root } = this.environment.config;
        const file = FILES.find((name) => normalizePath(join(root, name)) === id);
        if (file === undefined) return null;
        const values = Object.entries(await importSource<object>(root, file));
        return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
      },
    },
  };
}
