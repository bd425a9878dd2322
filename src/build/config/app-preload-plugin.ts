import type { Plugin } from "vite";

/**
 * Requests the application's file together with React's, which boot imports before it. Boot could import both at once, but then
 * Chromium evaluates both in one task when the application's file arrives first, and it is the smaller one.
 */
export function appPreloadPlugin(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: "mugworks:app-preload",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, dependencies) =>
            file === files["react"] && files["app"] ? [...dependencies, files["app"]] : dependencies,
        },
      },
    }),
    // Before Vite writes the lists of files into the scripts.
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") files[file.name] = file.fileName;
      },
    },
  };
}
