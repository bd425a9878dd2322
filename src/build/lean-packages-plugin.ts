import type { Plugin } from "vite";

interface Edit {
  file: RegExp;
  find: RegExp;
  replace: string;
}

const HELMET = /react-helmet-async[\\/]lib[\\/]index\.esm\.js$/;
const ROUTER = /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/** Parts of packages that can never run here and that the bundler cannot see to be dead. */
const EDITS: readonly Edit[] = [
  // A second implementation for React 18 and below; which to use is asked at run time.
  { file: HELMET, find: /if \(isReact19\)/g, replace: "if (true)" },
  // And one for a server that renders head tags to text, reached through a property that no page of ours sets.
  {
    file: HELMET,
    find: /if \(helmetData && !\(helmetData instanceof HelmetData\)\)/g,
    replace: "if (false)",
  },
  {
    file: HELMET,
    find: /^import (?:shallowEqual from "shallowequal"|invariant from "invariant");$/gm,
    replace: "",
  },
  // What it says of children that are no head tags: those of this site stand in one component, and the types hold them.
  {
    file: HELMET,
    find: /warnOnInvalidChildren\(child, nestedChildren\) \{[^]*?\n {2}\}/g,
    replace: "warnOnInvalidChildren() {}",
  },
  // Components that are given a name for React's tools, or made by a call, count as used: forms, prefetched links,
  // scroll restoration of the router's other modes.
  {
    file: ROUTER,
    find: /^\w+\.displayName = "\w+";$/gm,
    replace: "",
  },
  {
    file: ROUTER,
    find: /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g,
    replace: "/* @__PURE__ */ ",
  },
];

/** Some 6 KB of script less on every page. A package that was updated and no longer holds what is looked for is an error. */
export function leanPackagesPlugin(): Plugin {
  const missed = new Set<Edit>();
  const made = new Set<Edit>();
  return {
    name: "mugworks:lean-packages",
    apply: "build",
    transform(code, id) {
      const edits = EDITS.filter(({ file }) => file.test(id));
      if (edits.length === 0) return null;
      return {
        code: edits.reduce((text, edit) => {
          const edited = text.replace(edit.find, edit.replace);
          (edited === text ? missed : made).add(edit);
          return edited;
        }, code),
        map: null,
      };
    },
    buildEnd(error) {
      const idle = [...missed].find((edit) => !made.has(edit));
      if (idle && !error)
        throw new Error(
          `No ${String(idle.file)} holds ${String(idle.find)}; see src/build/lean-packages-plugin.ts`,
        );
    },
  };
}
