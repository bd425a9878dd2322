// The schemas whose types are in src/content/schema-types.ts, by the names of the types.
import * as schema from "@/content/schema";
import { articleMeta } from "@/content/schema-articles";
import { product, promises, shipping } from "@/content/schema-figures";

const { social } = schema.brand.shape;

export const namedSchemas = {
  Picture: schema.picture,
  Brand: schema.brand,
  SocialLink: social.shape.x,
  PageMeta: schema.pageMeta,
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
