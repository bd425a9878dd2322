// The values of tailwind.config.ts, for files and modules that Tailwind does not process.
import type * as TokensFile from "../../tailwind.config.ts";
import { field } from "../../src/lib/field.ts";
import { importSource, readForConfiguration } from "../config/import-source.ts";
import { ROOT, TOKENS_FILE } from "../files.ts";

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
