// The values of tailwind.config.ts for what Tailwind does not read.
import config from "../../../tailwind.config.ts";

export const { colors } = config.theme;

const REFERENCE = /theme\(([\w.-]+)\)/g;

/** Fills in `theme(colors.bone)`, the notation of the style sheets. A token that does not exist ends the build. */
export function withTokens(text: string): string {
  return text.replaceAll(REFERENCE, (reference, path: string) => {
    const value = path.split(".").reduce<unknown>(property, config.theme);
    if (typeof value !== "string")
      throw new Error(`${reference} names no value of tailwind.config.ts. Use a token of its theme.`);
    return value;
  });
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
