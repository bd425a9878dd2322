// Decides which schema an export of a content file has. An export that is declared with a type of the schema, such as
// `export const terms: TextPage`, has that type's schema. Named here are lists, because their entries depend on each other, and
// the figures, whose schemas have a file of their own.
// The names of labels are in schema-labels.ts. What has no schema at all, such as the export of a new file, is checked
// wherever it holds texts, pictures or page descriptions (check-values.ts).
import * as z from "zod";
import * as schema from "@/content/schema";
import { blogLabels } from "@/content/schema-articles";
import { group, list, text, withUnique, type SchemaTable } from "@/content/schema-fields";
import { labelSchemas } from "@/content/schema-labels";
import { links } from "@/content/schema-page-labels";
import { product, promises, shipping } from "@/content/schema-figures";
import { field } from "@/lib/field";

const questions = withUnique("id", list(schema.faqItem, "a list of questions: [{ id, question, answer }]"));
const mugShots = withUnique("id", list(schema.mugShot, "a list of tiles: [{ … }, { … }]"));
const films = withUnique("id", list(schema.testimonialVideo, "a list of films: [{ … }, { … }]")).refine(
  (all) => all.filter(({ featured }) => featured).length < 2,
  "featured: true for one film at most",
);
const searchedPage = group({
  to: text.describe("The address of the section."),
  heading: text.describe("The heading of the section, as the search of /faq shows it."),
  page: text.nullable().describe("The page's heading behind it; null for the home page."),
  blocks: list(schema.textBlock, 'a list of paragraphs: ["…", "…"]').describe(
    "The text that the search reads.",
  ),
  searchWords: list(text, 'a list of words: ["price", "cost"]').describe(
    "Words that people look for and the text does not use.",
  ),
});
const faqSearchLabels = group({
  pagesHeading: text.describe("Above what the search of /faq finds on other pages."),
  pagesShown: text.describe(
    "Behind the number of answers found. {shown} is the number of sections on other pages.",
  ),
  mail: text.describe("The mail link where nothing was found. Its subject is what was typed."),
});
const steps = group({
  heading: text.describe("Above the steps on the home page."),
  text: text.describe("Below that heading."),
  items: list(schema.step, "a list of steps: [{ … }, { … }]").describe("The steps, in this order."),
});

export const contentTable: SchemaTable = {
  "bundles.ts": { bundles: schema.bundles },
  "faq-on-home.ts": { faqOnHome: questions },
  "faq-pages.ts": { faqPages: withUnique("to", list(searchedPage, "a list of pages: [{ … }, { … }]")) },
  "faq-search.ts": { faqSearchLabels },
  "faq.ts": { faq: questions },
  "home-end.ts": { quotes: list(schema.quote, "a list of quotes: [{ … }, { … }]") },
  "home-story.ts": {
    testimonials: films,
    steps,
  },
  "mugshots-on-home.ts": { mugshotsOnHome: mugShots },
  "mugshots.ts": { mugshots: mugShots },
  "muglife.ts": { blogLabels },
  "product.ts": { product },
  "promises.ts": promises,
  "shipping.ts": { shipping },
  "site.ts": { navItems: links },
};

/**
 * `file`: path below src/content. `type`: the type with which the constant is declared, such as `TextPage` or `Quote[]`, or null.
 */
export function schemaOf(file: string, name: string, type: string | null): z.ZodType | null {
  const listed = contentTable[file]?.[name] ?? labelSchemas[file]?.[name];
  if (listed) return listed;
  if (type?.endsWith("[]")) {
    const item = schemaOf("", "", type.slice(0, -2));
    return item === null ? null : list(item, "a list: [{ … }, { … }]");
  }
  const declared = type === null ? null : field(schema, `${type.charAt(0).toLowerCase()}${type.slice(1)}`);
  return declared instanceof z.ZodType ? declared : null;
}
