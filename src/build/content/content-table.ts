// Which schema each export of a content file has. What is not named here holds labels: its texts, pictures and page
// descriptions are checked wherever they are (check-values.ts), so that a file of labels needs no line.
import type * as z from "zod";
import * as schema from "@/content/schema";
import { group, list, text, withUnique } from "@/content/schema-fields";

type Table = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;

const questions = withUnique("id", list(schema.faqItem, "a list of questions: [{ id, question, answer }]"));
const mugShots = withUnique("id", list(schema.mugShot, "a list of tiles: [{ … }, { … }]"));
const films = withUnique("id", list(schema.testimonialVideo, "a list of films: [{ … }, { … }]"));
const links = list(group({ to: text, label: text }), 'a list of links: [{ to: "/faq", label: "FAQ" }]');
const section = { heading: text, text };

/** Path below src/content -> name of an export -> schema. */
export const contentTable: Table = {
  "about.ts": { about: schema.textPage, aboutPicture: schema.picture },
  "brand.ts": { brand: schema.brand },
  "bundles.ts": { bundles: schema.bundles },
  "faq-on-home.ts": { faqOnHome: questions },
  "faq.ts": { faq: questions },
  "home-end.ts": { quotes: list(schema.quote, "a list of quotes: [{ … }, { … }]") },
  "home-story.ts": {
    testimonials: films,
    steps: group({ ...section, items: list(schema.step, "a list of steps: [{ … }, { … }]") }),
  },
  "muglife.ts": { blogWords: schema.blogWords },
  "mugshots-on-home.ts": { mugshotsOnHome: mugShots },
  "mugshots.ts": { mugshots: mugShots },
  "opt-out.ts": { optOut: schema.textPage },
  "privacy.ts": { privacy: schema.textPage },
  "return-policy.ts": { returnPolicy: schema.textPage },
  "shipping-policy.ts": { shippingPolicy: schema.textPage },
  "site.ts": { navItems: links },
  "terms.ts": { terms: schema.textPage },
};
