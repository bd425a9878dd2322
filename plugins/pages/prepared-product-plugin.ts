import { type Plugin, runnerImport } from "vite";
import type * as PreparedProduct from "../../src/app/frames/prepared-product.ts";

/** Executes src/app/frames/prepared-product.ts at build: the page needs its value, and 36 KB of Brotli would compute it. */
export function preparedProductPlugin(): Plugin {
  let root = "";
  return {
    name: "mugworks:prepared-product",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
    },
    load: {
      filter: { id: /\/src\/app\/frames\/prepared-product\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<typeof PreparedProduct>(id, {
          root,
          resolve: { alias: { "@": `${root}/src` } },
        });
        return `export const preparedProduct = ${JSON.stringify(module.preparedProduct)};`;
      },
    },
  };
}
