import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Returns the exports of a module of src/. Node.js 20 cannot import TypeScript; Vite's module runner can. */
export async function importSource(path) {
  const { module } = await runnerImport(`${ROOT}src/${path}`, {
    root: ROOT,
    resolve: { alias: { "@": `${ROOT}src` } },
  });
  return module;
}
