import { join, resolve } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { importSource } from "./import-source.ts";

/** The module of Vite's function around each `import()`. */
const VITE_HELPER = "\0vite/preload-helper.js";
const OUR_HELPER = resolve("src/lib/browser/load-with-files.ts");

/**
 * Decides which files are requested together with a script.
 * - The application's file with React's, which boot imports before it. Boot could import both at once, but then Chromium evaluates
 *   both in one task when the application's file arrives first, and it is the smaller one.
 * - Never the boot script, which other scripts import: it is in the HTML (../pages/boot-script.ts).
 * What requests them is src/lib/browser/load-with-files.ts.
 */
export function preloadPlugin(): Plugin {
  const files: Record<string, string> = {};
  let boot: string | undefined;
  return {
    name: "mugworks:preload",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === VITE_HELPER
        ? `export { loadWithFiles as __vitePreload } from ${JSON.stringify(OUR_HELPER)};`
        : null,
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies(file, dependencies) {
            const needed = dependencies.filter((dependency) => dependency !== boot);
            return file === files["react"] && files["app"] ? [...needed, files["app"]] : needed;
          },
        },
      },
    }),
    // Before Vite writes the lists of files into the scripts.
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          files[file.name] = file.fileName;
          if (file.isEntry) boot = file.fileName;
        }
      },
    },
  };
}

/** The files that the landing page loads by itself, and of which it runs most functions. */
const HINTED = new Set(["react", "app", "home", "buy-button"]);

const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Makes V8 compile all functions of these files while they load, outside the main thread. Without it, V8 compiles each
 * function on the main thread, at its first call. Source: "Explicit JavaScript compile hints" on v8.dev; Chrome 136 and
 * later. To other browsers it is a comment. It has to be the first line, so it is added after Vite's own first line.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: "mugworks:compile-hint",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && HINTED.has(file.name)) file.code = COMPILE_HINT + file.code;
      },
    },
  };
}

/**
 * Modules of src/ that the build executes, so that pages load their values and not what computes them.
 * - faq-pages.ts shared the content of all policies with their pages: 17 files for the search, and one more before the first paint of
 *   each policy.
 * - prepared-product.ts needs the executor of GraphQL: 36 KB of Brotli.
 */
const COMPUTED = ["src/content/faq-pages.ts", "src/demo/prepared-product.ts"];

export function computedModulesPlugin(): Plugin {
  return {
    name: "mugworks:computed-modules",
    apply: "build",
    load: {
      filter: { id: /\/(?:faq-pages|prepared-product)\.ts$/ },
      async handler(id) {
        const { root } = this.environment.config;
        const file = COMPUTED.find((name) => normalizePath(join(root, name)) === id);
        if (file === undefined) return null;
        const values = Object.entries(await importSource<object>(root, file));
        return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
      },
    },
  };
}
