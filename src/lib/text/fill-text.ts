/** All placeholders. The build refuses a text of src/content with any other one, which would be shown with its braces. */
export const PLACEHOLDERS = [
  "after",
  "all",
  "amount",
  "before",
  "bundle",
  "code",
  "count",
  "days",
  "discount",
  "first",
  "kept",
  "last",
  "line",
  "longest",
  "message",
  "name",
  "next",
  "packs",
  "percent",
  "quantity",
  "reason",
  "saving",
  "seconds",
  "section",
  "shown",
  "tag",
  "username",
  "vendorScripts",
  "vendorsThatReceive",
  "vendorsThatStore",
] as const;

type Placeholder = (typeof PLACEHOLDERS)[number];

export type FilledValues = { readonly [Name in Placeholder]?: string | number };

/** `text` with the values of its placeholders: `Buy {bundle}`. A placeholder without a value stays as it is. */
export function fillText(text: string, values: FilledValues): string {
  const texts = new Map(Object.entries(values));
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(texts.get(name) ?? placeholder));
}
