import type { Plugin } from "vite";
import type * as PreparedProduct from "../../src/demo/prepared-product.ts";
import { importSource } from "../config/import-source.ts";

const FILE = "src/demo/prepared-product.ts";

/** Executes this file at build: the page needs its value, and 36 KB of Brotli would compute it. */
export function preparedProductPlugin(): Plugin {
  let root = "";
  return {
    name: "mugworks:prepared-product",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
    },
    load: {
      filter: { id: /\/src\/demo\/prepared-product\.ts$/ },
      async handler() {
        const { preparedProduct } = await importSource<typeof PreparedProduct>(root, FILE);
        return `export const preparedProduct = ${JSON.stringify(preparedProduct)};`;
      },
    },
  };
}
