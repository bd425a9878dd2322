import type { Plugin } from "vite";
import type * as FaqPages from "../../src/content/faq-pages.ts";
import { importSource } from "../config/import-source.ts";

const FILE = "src/content/faq-pages.ts";

/**
 * Computes this file at build, so that the search loads one file. As a module, it shared the content of all
 * policies with their pages: 17 files for the search, and one more before the first paint of each policy.
 */
export function faqPagesPlugin(): Plugin {
  let root = "";
  return {
    name: "mugworks:faq-pages",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
    },
    load: {
      filter: { id: /\/src\/content\/faq-pages\.ts$/ },
      async handler() {
        const { faqPages } = await importSource<typeof FaqPages>(root, FILE);
        return `export const faqPages = ${JSON.stringify(faqPages)};`;
      },
    },
  };
}
