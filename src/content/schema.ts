// What marketers edit: one schema gives the types and the check that the build makes; schema-articles.ts has the blog. Pages
// import types only, so none of it is in what a visitor loads. A field that is missing or misspelled is an error in the editor
// and in the build. We use zod rather than valibot, which is smaller in a page: no page holds either. zod is the one that
// most engineers know, and it reports all errors of a value at once.
import * as z from "zod";
import { MAX_TITLE_LENGTH } from "../lib/page-title.ts";
import {
  anyText,
  day,
  flag,
  group,
  list,
  mailAddress,
  oneOf,
  siteAddress,
  slug,
  text,
  textOfLength,
  texts,
  webAddress,
  wholeNumber,
  withUnique,
} from "./schema-fields.ts";

/** A picture in public/pictures, made by `npm run pictures`. */
export const picture = group({
  /** `group/name` below public/pictures. */
  name: anyText,
  /** The widths that exist, in pixels, as AVIF and WebP. */
  widths: list(wholeNumber("pixels, such as 800"), "a list of widths: [400, 800, 1200]"),
  /** Size of the largest, in pixels: the page keeps this shape free while it loads. */
  width: wholeNumber("pixels, such as 800"),
  height: wholeNumber("pixels, such as 450"),
  /** What a person who cannot see it needs to know; empty when it only decorates. */
  alt: anyText,
});

const socialLink = group({ label: text, url: webAddress });

export const brand = group({
  name: text,
  /** The name in addresses. */
  slug,
  siteUrl: siteAddress,
  email: mailAddress,
  sku: text,
  /** What a phone says of the site on its home screen. */
  summary: text,
  cartTitle: text,
  productTitle: text,
  social: group({
    tiktok: socialLink,
    hashtag: socialLink,
    instagram: socialLink,
    youtube: socialLink,
    x: socialLink,
  }),
  /** Of the pictures that the build draws for shared links to pages without a picture of their own. */
  socialPictureAlt: text,
});

export const pageMeta = group({
  /** Shown in the tab and in search results, without the brand's name. */
  title: textOfLength(1, MAX_TITLE_LENGTH, "search results cut it there"),
  /** One or two sentences for search results and shared links, 50 to 160 characters. */
  description: textOfLength(50, 160, "what search results show of a page"),
});

const price = "a price above zero in US dollars, such as 20 or 24.5, without quotes";
const VARIANT_FORM =
  'the digits at the end of the variant\'s address at Shopify, between quotes: "41000000000001"';

export const bundle = group({
  /** Names the bundle in the code: lower-case letters, digits and hyphens. */
  id: slug,
  name: text,
  packs: wholeNumber("packs, such as 3"),
  sheets: wholeNumber("sheets, such as 300"),
  /** What is in it: `3 packs, 300 sheets`. */
  size: text,
  /** US dollars. */
  price: z.number(price).positive(price).multipleOf(0.01, "dollars and whole cents, such as 24.5"),
  pitch: text,
  /** A short tag over the picture, or null. */
  badge: text.nullable(),
  /** The number of this bundle's variant at Shopify, at the end of the variant's address in the admin. */
  variantId: z.string(VARIANT_FORM).regex(/^\d{1,20}$/, VARIANT_FORM),
  picture,
});

export const bundles = withUnique(
  "variantId",
  withUnique("id", list(bundle, "a list of bundles: [{ … }, { … }]")),
);

export const quote = group({
  text,
  name: text,
  situation: text,
  /** The `id` of a bundle. */
  bundle: slug,
});

export const testimonialVideo = group({
  id: wholeNumber("the film's place, such as 1"),
  /** Path to an mp4 under /videos/, or an empty string: 'Coming Soon'. */
  src: anyText.regex(/^(\/videos\/[a-z0-9-]+\.mp4)?$/, 'a film such as "/videos/name.mp4", or "" for none'),
  /** How long the film is. Its captions lie beside it: the same name, with .vtt for .mp4. */
  seconds: z.number("seconds, such as 7.5").positive("seconds above zero, such as 7.5"),
  poster: picture,
  username: text,
  /** Always among the first three. One film at most. */
  featured: flag.exactOptional(),
  caption: text,
  /**
   * The day on which the film first stood on the public site, `YYYY-MM-DD`. Search engines list no film without it, and
   * it must be true, so it is yours to fill in when you put the site up.
   */
  uploaded: day.exactOptional(),
});

export const step = group({ title: text, text, picture });

export const benefit = group({ title: text, text });

/** A short figure and what it counts. */
export const figure = group({ figure: text, label: text });

/**
 * A paragraph, a list, one sentence set large, or a small table of label and text. Text may hold links written as
 * `[label](/address)`.
 */
export const textBlock = z.union(
  [
    text,
    group({ list: texts }),
    group({ loud: text }),
    group({
      table: list(group({ label: text, text }), 'rows: [{ label: "…", text: "…" }]'),
    }),
  ],
  'a text, { list: ["…"] }, { loud: "…" } or { table: [{ label: "…", text: "…" }] }',
);

const blocks = list(textBlock, 'a list of paragraphs: ["…", "…"]').refine(({ length }) => length > 0, {
  error: "one paragraph at least",
});

export const faqItem = group({
  /** The part of the address behind #. */
  id: slug,
  question: text,
  answer: blocks,
  /** Words that people look for and the answer does not use. */
  searchWords: list(text, 'a list of words: ["often", "daily"]').exactOptional(),
});

const documentSection = group({ id: slug, heading: text, blocks });

/** A page of running text: a policy, a story. */
export const textPage = group({
  meta: pageMeta,
  heading: text,
  lead: text,
  /** ISO date of the last change, shown under the heading; null where none is shown. */
  updated: group({ label: text, date: day }).nullable(),
  /** What most readers came for, at the top. Three or four. */
  figures: list(figure, 'a list of figures: [{ figure: "30 days", label: "…" }]').exactOptional(),
  sections: withUnique("id", list(documentSection, "a list of sections: [{ id, heading, blocks }]")),
});

/** A tile of the photo wall. The page writes the username on the placard. */
export const mugShot = group({
  id: wholeNumber("the tile's place, such as 7"),
  type: oneOf("image", "video"),
  caption: text.max(60, "60 characters at most"),
  username: text.regex(
    /^@\S{1,13}$/,
    "a handle of 14 characters at most that begins with @, such as @omar.still",
  ),
  city: text.max(16, "16 characters at most: the placard has no room for more"),
  picture,
});

export type Picture = z.infer<typeof picture>;
export type Brand = z.infer<typeof brand>;
export type SocialLink = z.infer<typeof socialLink>;
export type PageMeta = z.infer<typeof pageMeta>;
export type Bundle = z.infer<typeof bundle>;
export type Quote = z.infer<typeof quote>;
export type TestimonialVideo = z.infer<typeof testimonialVideo>;
export type Step = z.infer<typeof step>;
export type Benefit = z.infer<typeof benefit>;
export type Figure = z.infer<typeof figure>;
export type TextBlock = z.infer<typeof textBlock>;
export type FaqItem = z.infer<typeof faqItem>;
export type TextPage = z.infer<typeof textPage>;
export type MugShot = z.infer<typeof mugShot>;
