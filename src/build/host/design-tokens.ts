// The values of tailwind.config.ts, for files and modules that Tailwind does not process.
import config from "../../../tailwind.config.ts";

export const { colors } = config.theme;

const REFERENCE = /theme\(([\w.-]+)\)/g;

/** Replaces each `theme(colors.bone)`, the notation of the style sheets, with its value. An unknown token stops the build. */
export function withTokens(text: string): string {
  return text.replaceAll(REFERENCE, (reference, path: string) => {
    const value = path.split(".").reduce<unknown>(property, config.theme);
    if (Array.isArray(value)) return value.join(", ");
    if (typeof value !== "string")
      throw new Error(
        `${reference} is not a value of the theme in tailwind.config.ts. Use one of its tokens.`,
      );
    return value;
  });
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
