// Decides which modules the bundler puts into one file. Both groups are derived from the imports, so a new module needs no change
// here.
import { join } from "node:path";
import { type Rolldown, normalizePath } from "vite";

/** The module that boot loads next, and the page that has a size budget. */
export const ROOT_MODULES = { app: "src/app/app.tsx", landingPage: "src/routes/home.tsx" } as const;

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Each file that is requested before the first paint costs some 40 ms, as measured. Therefore everything that runs at
 * boot is one file, and the application is another, with what the landing page shares with other pages, and with what several
 * files share of src/lib: those modules are small (0.7 KB in all), and each would be a request of its own.
 *
 * Landing page, Brotli, without the other measures of vite.config.ts: these groups 98,898 bytes in 4 files; no groups
 * 104,888 in 25; boot alone 104,284 in 22; without the shared modules of the landing page 101,208 in 14; with modules
 * that any three pages share 103,203 in 8.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let inApplication: ((id: string) => boolean) | undefined;
  return [
    { name: "boot", tags: ["$initial"], priority: 2 },
    {
      debugName: "app",
      name(id, graph) {
        inApplication ??= applicationModules(root, graph);
        return inApplication(id) ? "app" : null;
      },
      priority: 1,
    },
  ];
}

function applicationModules(root: string, graph: ModuleGraph): (id: string) => boolean {
  const app = staticImports(normalizePath(join(root, ROOT_MODULES.app)), graph);
  const landing = staticImports(normalizePath(join(root, ROOT_MODULES.landingPage)), graph);
  const library = normalizePath(join(root, "src/lib/"));
  return (id) => app.has(id) || ((landing.has(id) || id.startsWith(library)) && isShared(id, graph));
}

/** The ids of the module and of all modules that it imports statically, directly or indirectly. */
function staticImports(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  const module = graph.getModuleInfo(id);
  if (!module)
    throw new Error(`The build has no module ${id}. Update the paths in src/build/config/chunk-groups.ts.`);
  found.add(id);
  for (const imported of module.importedIds) staticImports(imported, graph, found);
  return found;
}

/** Whether more than one dynamically imported module, such as a page, imports this one, directly or indirectly. */
function isShared(id: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>();
  const pages = new Set<string>();
  const queue = [id];
  for (const next of queue) {
    if (seen.has(next)) continue;
    seen.add(next);
    const module = graph.getModuleInfo(next);
    if (!module) continue;
    if (module.dynamicImporters.length > 0) pages.add(next);
    queue.push(...module.importers);
  }
  return pages.size > 1;
}
