import type { Brand, Seller } from "./schema";

const name = "Mugworks";

/** A sample. With a shop, the build stops until each value is the real one; null stands for what is not known yet. */
const seller: Seller = {
  legalName: "Sample Paper Goods LLC",
  address: "100 Sample Street, Columbus, OH 43215",
  lawState: "Ohio",
  phone: "+1 614 555 0100",
};

/** The brand, once. Renaming it is an edit of this file and of the pictures. */
export const brand: Brand = {
  name,
  slug: "mugworks",
  siteUrl: "https://mugworks.example",
  email: "hello@mugworks.example",
  seller,
  sku: "MW100",
  summary: "Charcoal face wipes. Shine off.",
  cartTitle: `Your ${name} wipes`,
  productTitle: `${name} charcoal face wipes`,
  social: {
    tiktok: { label: "TikTok", url: "https://www.tiktok.com/@mugworks" },
    hashtag: { label: "#MugShot", url: "https://www.tiktok.com/tag/mugshot" },
    instagram: { label: "Instagram", url: "https://www.instagram.com/mugworks" },
    youtube: { label: "YouTube", url: "https://www.youtube.com/@mugworks" },
    x: { label: "X", url: "https://x.com/mugworks" },
  },
  isSocialSample: true,
  socialPictureAlt: `A pack of ${name} charcoal face wipes beside the title of the page.`,
};

/** Who sells and where, in one line: "Sample Paper Goods LLC, 100 Sample Street, Columbus, OH 43215". */
export const sellerLine: string = [seller.legalName ?? name, seller.address ?? []].flat().join(", ");
