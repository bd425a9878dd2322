// The schemas whose types are in src/content/schema-types.ts, by the names of the types.
import * as z from "zod";
import { contentTable } from "../../../plugins/content/content-table";
import * as schema from "@/content/schema";
import { articleMeta } from "@/content/schema-articles";
import { product, promises, shipping } from "@/content/schema-figures";
import { labelSchemas } from "@/content/schema-labels";
import { capitalized } from "@/lib/text/wording";

const { social } = schema.brand.shape;

/** Every export of a content file that has a schema of its own. */
export const exportedSchemas = [contentTable, labelSchemas].flatMap((table) =>
  Object.entries(table).flatMap(([file, schemas]) =>
    Object.entries(schemas).map(([name, exported]) => ({ file, name, schema: exported })),
  ),
);

const groups = Object.fromEntries(
  exportedSchemas.flatMap(({ name, schema: exported }) =>
    exported instanceof z.ZodObject ? [[capitalized(name), exported] as const] : [],
  ),
);

export const namedSchemas = {
  ...groups,
  Picture: schema.picture,
  Brand: schema.brand,
  SocialLink: social.shape.x,
  PageMeta: schema.pageMeta,
  BundleFacts: schema.bundleFacts,
  BundleEntry: schema.bundleEntry,
  Bundle: schema.bundle,
  Quote: schema.quote,
  TestimonialVideo: schema.testimonialVideo,
  Step: schema.step,
  Benefit: schema.benefit,
  Figure: schema.figure,
  TextBlock: schema.textBlock,
  FaqItem: schema.faqItem,
  TextPage: schema.textPage,
  MugShot: schema.mugShot,
  ArticleMeta: articleMeta,
  Shipping: shipping,
  ArrivalRule: shipping.shape.arrival,
  Product: product,
  Returns: promises.returns,
  Support: promises.support,
  OptOutDeadlines: promises.optOutDeadlines,
};
