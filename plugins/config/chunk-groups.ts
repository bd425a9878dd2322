// Decides which modules the bundler puts into one file. The groups are derived from the imports, so a new module needs no change
// here.
import { join } from "node:path";
import { type Rolldown, normalizePath } from "vite";

/** The two modules that boot loads next, and the page that has a size budget. */
export const ROOT_MODULES = {
  react: "src/app/react.ts",
  app: "src/app/app.tsx",
  landingPage: "src/routes/home.tsx",
} as const;
/** Only builds without a shop have this module. */
const DEMO_STORE = "src/demo/open-store.ts";
/** Shared modules with less source, without comments, are no file of their own: a request costs more than their bytes. */
const SMALL_SOURCE = 600;

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Everything that runs at boot is one file, which the build then puts into the HTML (../pages/boot-script.ts). The application is
 * another one, with what the landing page shares with other pages, and with the small modules that several files share (1.7 KB in
 * all), each of which would be a request of its own. React is a file of its own, which is requested together with the application:
 * the browser evaluates the two in a task each.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const idOf = (module: string): string => normalizePath(join(root, module));
  const importsOf = (module: string, graph: ModuleGraph) => staticImports(idOf(module), graph);
  return [
    { name: "boot", tags: ["$initial"], priority: 3 },
    // Before the application, because a group takes along what its modules import.
    derivedGroup("react", 2, (graph) => importsOf(ROOT_MODULES.react, graph)),
    derivedGroup("app", 1, (graph) => {
      const app = importsOf(ROOT_MODULES.app, graph);
      const landing = importsOf(ROOT_MODULES.landingPage, graph);
      const mayMove = (id: string): boolean => landing.has(id) || isSmall(id, idOf("src/"), graph);
      return { has: (id) => app.has(id) || (mayMove(id) && isShared(id, graph)) };
    }),
    derivedGroup("demo-store", 0, (graph) =>
      graph.getModuleInfo(idOf(DEMO_STORE)) ? importsOf(DEMO_STORE, graph) : new Set(),
    ),
  ];
}

function derivedGroup(
  name: string,
  priority: number,
  modulesOf: (graph: ModuleGraph) => Pick<ReadonlySet<string>, "has">,
): Rolldown.CodeSplittingGroup {
  let modules: ReturnType<typeof modulesOf> | undefined;
  return {
    debugName: name,
    priority,
    name(id, graph) {
      // The graph is complete when the first module is asked about.
      modules ??= modulesOf(graph);
      return modules.has(id) ? name : null;
    },
  };
}

function isSmall(id: string, source: string, graph: ModuleGraph): boolean {
  const module = graph.getModuleInfo(id);
  if (!module || !id.startsWith(source)) return false;
  // A module that is loaded on demand has a request of its own anyway: most visitors never need it.
  const code = module.code?.replaceAll(/\/\*.*?\*\/|^\/\/.*$/gms, "");
  // A constant of the build, such as what the privacy policy says of vendors, is longer than its name.
  const isWhole = code !== undefined && !/\b__[A-Z_]+__\b/.test(code);
  return isWhole && module.dynamicImporters.length === 0 && code.length < SMALL_SOURCE;
}

/** The ids of the module and of all modules that it imports statically, directly or indirectly. */
function staticImports(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  const module = graph.getModuleInfo(id);
  if (!module)
    throw new Error(`The build has no module ${id}. Update the paths in plugins/config/chunk-groups.ts.`);
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
