import type { Plugin } from "vite";

const QUESTION = "if (isReact19)";

/**
 * react-helmet-async carries a second implementation for React 18 and below and asks at run time which to use. Answered
 * at build, the other one drops out: some 3 KB of script on every page.
 */
export function react19HeadPlugin(): Plugin {
  return {
    name: "mugworks:react-19-head",
    apply: "build",
    transform(code, id) {
      if (!/react-helmet-async[\\/]lib[\\/]index\.esm\.js$/.test(id)) return null;
      if (!code.includes(QUESTION))
        throw new Error(
          "react-helmet-async no longer asks for React's version this way; see src/build/react-19-head-plugin.ts",
        );
      return { code: code.replaceAll(QUESTION, "if (true)"), map: null };
    },
  };
}
