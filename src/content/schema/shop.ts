// The brand, the bundles, what customers said about them, and the days of the shop: closed days, the notice above the navigation, and a
// pause of sales. See index.ts.
import * as z from "zod";
import { isSlug } from "../../lib/blog/blog-paths.ts";
import { day, group, list, refuse, slug, text, textOfLength, wholeNumber, withUnique } from "./fields.ts";
import type { MailAddress, SiteAddress, Slug, WebAddress } from "./fields.ts";
import type { PersonSource } from "./evidence.ts";
import { picture, type Picture } from "./pictures.ts";

export interface SocialLink {
  /** How the link is called: "TikTok". */
  label: string;
  /** Where the link leads. A whole address that begins with https://, such as https://example.com/page. */
  url: WebAddress;
}

const PHONE_FORM = "a phone number that begins with + and the country, such as +1 614 555 0100";
export type Phone = string;
export const phone = z.string(PHONE_FORM).regex(/^\+\d[\d -]{6,18}\d$/, PHONE_FORM);
const ADDRESS = /^.+, [^,]+, [A-Z]{2} \d{5}(?:-\d{4})?$/;
const ADDRESS_FORM =
  "street, city, two letters of the state and ZIP code: 100 Sample Street, Columbus, OH 43215";
export type PostalAddress = string;
export const postalAddress = z.string(ADDRESS_FORM).regex(ADDRESS, ADDRESS_FORM);

export interface Seller {
  /** The company or the person, as registered: "Sample Paper Goods LLC". Null until it is known. */
  legalName: string | null;
  /** Where the seller gets mail and visits, so no post office box: "100 Sample Street, Columbus, OH 43215". Null until it is known. */
  address: PostalAddress | null;
  /** The state whose law the terms name: "Ohio". Null until it is known. */
  lawState: string | null;
  /** A phone number for questions, such as +1 614 555 0100. Null where they go to `email` only. */
  phone: Phone | null;
}

export interface Brand {
  /** The name of the brand, as visitors read it: "Mugworks". */
  name: string;
  /** The name in addresses: "mugworks". Lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials. */
  slug: Slug;
  /** The public address. The variable VITE_SITE_URL comes before it. A whole address that begins with https://, such as https://example.com/page. */
  siteUrl: SiteAddress;
  /** Where visitors write to. A mail address, such as hello@example.com. */
  email: MailAddress;
  /** Who sells. With a shop, the build stops until it knows. */
  seller: Seller;
  /** The number of the product in structured data: "MW100". */
  sku: string;
  /** What a phone says of the site on its home screen: "Charcoal face wipes." */
  summary: string;
  /** The heading of the cart: "Your Mugworks wipes". */
  cartTitle: string;
  /** The product in search results: "Mugworks charcoal face wipes". */
  productTitle: string;
  /** The brand's pages elsewhere, as the footer lists them. */
  social: {
    /** The profile at TikTok. The end of its address is the handle. */
    tiktok: SocialLink;
    /** The page of the hashtag at TikTok. */
    hashtag: SocialLink;
    /** The profile at Instagram. */
    instagram: SocialLink;
    /** The channel at YouTube. */
    youtube: SocialLink;
    /** The profile at X. */
    x: SocialLink;
  };
  /** true while the accounts are the sample's. With a shop, the build stops until the line is deleted. */
  isSocialSample?: boolean;
  /** Describes the pictures that the build draws for shared links to pages without a picture of their own. */
  socialPictureAlt: string;
}

const price = "a price above zero in US dollars, such as 20 or 24.5, without quotes";
const VARIANT_FORM =
  'the digits at the end of the variant\'s address at Shopify, between quotes: "41000000000001"';

/** What a bundle is, as it is written and as pages show it. */
export interface BundleFacts {
  /** Names the bundle in links, such as /?bundle=bro-bundle, and in quotes. A new bundle has a new one. Lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials. */
  id: string;
  /** Shown on the card, at the picker and in the cart: "Bro Bundle". */
  name: string;
  /** Gives the sheets, the size and the price a day. A whole number of packs, such as 3, without quotes. */
  packs: number;
  /** US dollars. Shopify charges its own price: change that one, too. A price above zero in US dollars, such as 20 or 24.5, without quotes. */
  price: number;
  /** One or two short sentences on the card. {packs} becomes "Three packs". */
  pitch: string;
  /** A short tag over the picture, such as "Covers all bases", or null. */
  badge: string | null;
  /** A few words at the picker and in the cart on why to take this bundle, such as "{packs}: bag, desk, car". {packs} becomes "3 packs". With null, what it saves. */
  reason: string | null;
  /** The number of the bundle's variant at Shopify. The digits at the end of the variant's address at Shopify, between quotes: "41000000000001". */
  variantId: string;
}
export const bundleFacts = group({
  id: slug,
  name: text,
  packs: wholeNumber("packs, such as 3"),
  price: z.number(price).positive(price).multipleOf(0.01, "dollars and whole cents, such as 24.5"),
  pitch: text,
  badge: text.nullable(),
  reason: text.nullable(),
  variantId: z.string(VARIANT_FORM).regex(/^\d{1,20}$/, VARIANT_FORM),
}) satisfies z.ZodType<BundleFacts>;

const PICTURE_NAME = "the picture's name without folder, width and ending, such as bundle-3-bro-bundle";

/** What is written for each bundle. The rest of it is computed. */
export interface BundleEntry extends BundleFacts {
  /** Of public/pictures/product/. The picture's name without folder, width and ending, such as bundle-3-bro-bundle. */
  pictureName: string;
}
export const bundleEntry = group({
  ...bundleFacts.shape,
  pictureName: z.string(PICTURE_NAME).refine(isSlug, PICTURE_NAME),
}) satisfies z.ZodType<BundleEntry>;

export interface Bundle extends BundleFacts {
  /** Computed from the packs. A whole number of sheets, such as 300, without quotes. */
  sheets: number;
  /** Computed: "3 packs, 300 sheets". */
  size: string;
  /** Made of the name of the picture. */
  picture: Picture;
}
export const bundle = group({
  ...bundleFacts.shape,
  sheets: wholeNumber("sheets, such as 300"),
  size: text,
  picture,
}) satisfies z.ZodType<Bundle>;
export const bundles = withUnique(
  "variantId",
  withUnique(
    "id",
    list(bundle, "a list of bundles: [{ … }, { … }]").refine(
      ({ length }) => length >= 2 && length <= 4,
      "two, three or four bundles: the pages have no room for more, and nothing to choose with one",
    ),
  ),
);

export interface Quote {
  /** What the customer said, without quotation marks. */
  text: string;
  /** The first name: "Marcus". */
  name: string;
  /** Stands behind the name: "after leg day". */
  situation: string;
  /** The `id` of the bundle that was bought. Lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials. */
  bundle: Slug;
  /** Who said it, when, and with what permission. With a shop, the build stops without it. */
  source?: PersonSource;
}

export interface Notice {
  /** The first day. A day that exists, as year-month-day between quotes, such as 2026-03-09. */
  from: string;
  /** The last day. A day that exists, as year-month-day between quotes, such as 2026-03-09. */
  through: string;
  /** One line: at most 80 characters. */
  text: string;
}
export interface Pause extends Notice {
  /** The link that begins a mail to us, after the sentence: "Mail us". At most 20 characters. */
  link: string;
}
export interface ShopDays {
  /** Days on which nothing is packed. A list of days: ["2026-12-24", "2026-12-31"]. */
  closed: readonly string[];
  /** Shown above the navigation of every page, or null. */
  notice: Notice | null;
  /** While nothing is sold, this stands in place of the buttons to buy. Or null. */
  pause: Pause | null;
}
const notice = group({ from: day, through: day, text: textOfLength(1, 80, "it is one line") });
const pause = group({ ...notice.shape, link: textOfLength(1, 20, "it is a button") });
const inOrder = <Days extends z.ZodType<Notice>>(days: Days) =>
  days.check((field) => {
    const { from, through } = field.value;
    if (through < from)
      refuse(field, "its last day on or after its first", `through: "${through}", before from: "${from}"`);
  });
export const shopDays = group({
  closed: list(day, 'a list of days: ["2026-12-24", "2026-12-31"]'),
  notice: inOrder(notice).nullable(),
  pause: inOrder(pause).nullable(),
}) satisfies z.ZodType<ShopDays>;
