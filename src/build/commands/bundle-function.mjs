// The affiliate lookup as Cloudflare runs it: bundled modules for workerd. For tests and measurements.
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Modules as Miniflare takes them; `input`: file name -> source file, from the project's root. */
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
