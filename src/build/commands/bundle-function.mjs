// Bundles the affiliate lookup into modules that workerd, Cloudflare's runtime, can run. Tests and measurements use it.
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Returns modules in the form that Miniflare takes. `input` maps names of modules to source files, relative to the root. */
export async function bundleFunction(input) {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: { input, output: { entryFileNames: "[name].js" } },
    },
  });
  if (!("output" in built)) throw new Error("Vite returned more than one build.");
  return built.output.flatMap((file) =>
    file.type === "chunk" ? [{ type: "ESModule", path: file.fileName, contents: file.code }] : [],
  );
}
