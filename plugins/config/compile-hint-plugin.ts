import type { Plugin } from "vite";

/** The files that the landing page loads by itself, and of which it runs most functions. */
const HINTED = new Set(["react", "app", "home", "buy-button"]);

export const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

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
