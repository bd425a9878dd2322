import { type Plugin, runnerImport } from "vite";
import type * as FaqPages from "../../src/content/faq-pages.ts";

/**
 * Computes src/content/faq-pages.ts at build, so that the search loads one file. As a module, it shared the content of all
 * policies with their pages: 17 files for the search, and one more before the first paint of each policy.
 */
export function faqPagesPlugin(): Plugin {
  return {
    name: "mugworks:faq-pages",
    apply: "build",
    load: {
      filter: { id: /\/src\/content\/faq-pages\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<typeof FaqPages>(id);
        return `export const faqPages = ${JSON.stringify(module.faqPages)};`;
      },
    },
  };
}
