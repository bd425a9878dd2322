// Fills `{brand}` in articles, so that renaming the brand is an edit of content/brand.ts only. The placeholder stands for the
// brand's name in texts, and for its slug in slugs, links and file names.
import * as fields from "../../src/content/schema/fields.ts";
import type { Brand } from "../../src/content/schema/index.ts";
import { field as valueOf } from "../../src/lib/field.ts";
import type { ContentProblem } from "../content/content-problem.ts";
import { lineAt } from "../content/content-source.ts";
import { escapeXml } from "../entities.ts";

type NamedBrand = Pick<Brand, "name" | "slug">;

const BRAND = "{brand}";
const PLACEHOLDER = /\{(\w+)\}/g;
const ADDRESS = /(?<=\s(?:href|src)=")[^"]*/g;

/** The values for `{brand}`. When the brand is malformed, which is reported in its own file, substitutes are used. */
export function namedBrand(brand: unknown): NamedBrand & Pick<Brand, "email"> {
  return {
    email: fields.mailAddress.safeParse(valueOf(brand, "email")).data ?? "a@brand.example",
    name: fields.text.safeParse(valueOf(brand, "name")).data ?? "Brand",
    slug: fields.slug.safeParse(valueOf(brand, "slug")).data ?? "brand",
  };
}

/** Fills `{brand}` in the exports of an article's file. They can have any type, because they may be unchecked. */
export function fillPlaceholders(
  exports: Readonly<Record<string, unknown>>,
  brand: NamedBrand,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(exports).map(([field, value]) => [field, filled(field, value, brand)]),
  );
}

function filled(field: string, value: unknown, brand: NamedBrand): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => filled(field, item, brand));
  if (typeof value === "object" && value !== null) return fillPlaceholders({ ...value }, brand);
  if (typeof value !== "string") return value;
  const { name, slug } = brand;
  if (field === "slug") return value.replaceAll(BRAND, slug);
  if (field !== "body") return value.replaceAll(BRAND, name);
  return value
    .replaceAll(ADDRESS, (address) => address.replaceAll(BRAND, slug))
    .replaceAll(BRAND, () => escapeXml(name));
}

/** The file of an article's text, beside that of its fields. */
export const htmlFileOf = (file: string): string => file.replace(/\.ts$/, ".html");

/** The text in that file, with the line ends of every system alike. */
export const bodyOf = (html: string): string => html.replaceAll("\r", "").trimEnd();

/** The slug of an article whose file is `src/content/articles/{brand}-oil-control.ts`. */
export function slugOfArticle(file: string, { slug }: NamedBrand): string {
  return (file.split("/").at(-1) ?? "").replace(/\.ts$/, "").replaceAll(BRAND, slug);
}

export function unknownPlaceholders(file: string, source: string): ContentProblem[] {
  return [...source.matchAll(PLACEHOLDER)]
    .filter(([placeholder]) => placeholder !== BRAND)
    .map(({ 0: placeholder, index }) => ({
      file,
      line: lineAt(source, index),
      field: "this line",
      found: `${placeholder}, an unknown placeholder`,
      expected: "{brand}, the only placeholder",
    }));
}
