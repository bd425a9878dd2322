import { join } from "node:path";
import { runnerImport } from "vite";

/** Imports a module of src/, with the alias of its paths, in Node. Logs nothing: what is wrong with it is thrown. */
export async function importSource<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, file), {
    root,
    logLevel: "silent",
    resolve: { alias: { "@": join(root, "src") } },
  });
  return module;
}
