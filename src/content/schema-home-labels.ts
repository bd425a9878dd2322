// The names of the labels of the home page, by file and export. See schema-labels.ts.
import { picture } from "./schema.ts";
import { group, text, texts, titledTexts, type SchemaTable } from "./schema-fields.ts";

export const homeLabelSchemas: SchemaTable = {
  "home-end.ts": {
    quotesLabel: text,
    shortFaq: group({ heading: text, allLabel: text }),
    emailArea: group({
      heading: text,
      text,
      mailLabel: text,
      mailSubject: text,
      loading: text,
      blocked: text,
      optedOut: text,
    }),
    reviews: group({
      heading: text,
      text,
      area: text,
      mailLabel: text,
      mailSubject: text,
      loading: text,
      blocked: text,
      optedOut: text,
    }),
  },
  "home-story.ts": {
    ugc: group({ heading: text, text, profileLabel: text, wallLabel: text }),
    strip: group({ heading: text }),
    benefits: group({
      heading: text,
      text,
      items: titledTexts,
      slider: group({ label: text, note: text, before: picture, after: picture }),
    }),
  },
  "home.ts": {
    hero: group({
      headline: group({ before: text, after: text }),
      wipe: group({ hint: text, label: text, left: text, spent: text, done: text, matte: text }),
      text,
      buyLabel: text,
      howLabel: text,
      priceText: group({ from: text, shipping: text }),
      facts: texts,
      pack: picture,
      slider: group({
        label: text,
        before: group({ caption: text, picture }),
        after: group({ caption: text, picture }),
      }),
    }),
    matteBand: texts,
    drop: group({ heading: text, text, goLabel: text, straightLabel: text }),
    checkout: group({
      heading: text,
      text,
      payments: group({ label: text, provider: text, demoProvider: text, methods: texts }),
      picture,
    }),
  },
};
