import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Returns the exports of a module of src/. Node.js 20 cannot import TypeScript; Vite's module runner can. It also sets NODE_ENV to
 * "development" for good, and a build that this process starts would then contain React's development version.
 */
export async function importSource(path) {
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(`${ROOT}${/^(plugins|tools)/.test(path) ? "" : "src/"}${path}`, {
    root: ROOT,
    resolve: { alias: { "@": `${ROOT}src` } },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return module;
}
