// What the build puts in place of Vite's own helper around `import()` (plugins/config/script-plugins.ts). That one has 490 bytes
// more after Brotli, in the HTML of every page: for a nonce, for relative addresses and for browsers without `modulepreload`, which
// load the same scripts a little later without it.

const files = new Map<string, Promise<void>>();

/** Requests the files of a module at once, and loads the module when its style sheets are there. Paths are without a leading slash. */
export async function loadWithFiles<Module>(
  load: () => Promise<Module>,
  needed: readonly string[] = [],
): Promise<Module> {
  await Promise.all(needed.map(request));
  return load();
}

/** A script is only requested, because the import evaluates it. A sheet that failed is requested again the next time. */
function request(path: string): Promise<void> {
  const requested =
    files.get(path) ??
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      const isSheet = path.endsWith(".css");
      link.rel = isSheet ? "stylesheet" : "modulepreload";
      link.href = `/${path}`;
      link.addEventListener("load", () => resolve());
      link.addEventListener("error", () => {
        files.delete(path);
        // The message of Vite's helper, by which src/features/recovery/missing-file.ts knows it.
        reject(new Error(`Unable to preload CSS for /${path}`));
      });
      document.head.append(link);
      if (!isSheet) resolve();
    });
  files.set(path, requested);
  return requested;
}
