import type { Plugin } from "vite";

/**
 * Decides which files are requested together with a script.
 * - The application's file with React's, which boot imports before it. Boot could import both at once, but then Chromium evaluates
 *   both in one task when the application's file arrives first, and it is the smaller one.
 * - Never the boot script, which other scripts import: it is in the HTML (../host/boot-script.ts).
 */
export function preloadPlugin(): Plugin {
  const files: Record<string, string> = {};
  let boot: string | undefined;
  return {
    name: "mugworks:preload",
    apply: "build",
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
