// The values of tailwind.config.ts, for files and modules that Tailwind does not process.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import type * as TokensFile from "../../tailwind.config.ts";
import { FONTS_PLACEHOLDER } from "../../src/features/bros/fonts-placeholder.ts";
import { field } from "../../src/lib/field.ts";
import { importSource, readForConfiguration } from "../config/import-source.ts";
import { ROOT, TOKENS_FILE, writeWhole } from "../files.ts";

const { theme } = await readForConfiguration(ROOT, async () => {
  const tokens = await importSource<typeof TokensFile>(ROOT, TOKENS_FILE);
  return tokens.default;
});

export const { colors } = theme;

const REFERENCE = /theme\(([\w.-]+)\)/g;

/** Replaces each `theme(colors.bone)`, the notation of the style sheets, with its value. An unknown token stops the build. */
export function withTokens(text: string): string {
  return text.replaceAll(REFERENCE, (reference, path: string) => {
    const value = path.split(".").reduce<unknown>(field, theme);
    if (Array.isArray(value)) return value.join(", ");
    if (typeof value !== "string")
      throw new Error(
        `${reference} is not a value of the theme in tailwind.config.ts. Use one of its tokens.`,
      );
    return value;
  });
}

const FORM = join(ROOT, "src/features/bros/demo-signup.html");
const FILLED_FORM = "node_modules/.cache/mugworks/demo-signup.html";

export function demoForm(): string {
  return withTokens(readFileSync(FORM, "utf8"));
}

/** Fills the design tokens into the files that Tailwind does not process: index.html and the demo form. */
export function tokenFilesPlugin(): Plugin {
  return {
    name: "mugworks:token-files",
    enforce: "pre",
    transformIndexHtml: { order: "pre", handler: withTokens },
    /**
     * The form is imported as text and as a URL. For a URL, Vite reads the file without passing it to any plugin's transform.
     * Therefore both imports are resolved to a copy that contains the values.
     */
    resolveId(source) {
      const [, query] = /\/demo-signup\.html(\?raw|\?url)$/.exec(source) ?? [];
      if (query === undefined) return null;
      const copy = resolve(this.environment.config.root, FILLED_FORM);
      writeWhole(copy, demoForm());
      return copy + query;
    },
    /**
     * Fills the address of the fonts into the file that the link beside the frame opens, because the name of their sheet has a
     * hash. The page fills it into the frame itself (features/bros/signup-frame.tsx).
     */
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const form = files.find(({ fileName }) => /demo-signup-[^/]*\.html$/.test(fileName));
      if (form?.type !== "asset") return;
      const fonts = files.find(({ fileName }) => /demo-signup-fonts-[^/]*\.css$/.test(fileName));
      if (!fonts) throw new Error("The build has no style sheet with the fonts of the demo sign-up form.");
      form.source = form.source.toString().replace(FONTS_PLACEHOLDER, `/${fonts.fileName}`);
    },
  };
}
