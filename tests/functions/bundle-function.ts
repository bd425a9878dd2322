// Bundles functions into modules that workerd, Cloudflare's runtime, can run.
import { build } from "vite";

interface WorkerModule {
  type: "ESModule";
  path: string;
  contents: string;
}

/** Returns modules in the form that Miniflare takes. `input` maps names of modules to source files, relative to the root. */
export async function bundleFunction(input: Record<string, string>): Promise<WorkerModule[]> {
  const built = await build({
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
