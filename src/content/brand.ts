import type { Brand } from "./schema";

const name = "Mugworks";

/** The brand, once. Renaming it is an edit of this file and of the pictures. */
export const brand: Brand = {
  name,
  slug: "mugworks",
  siteUrl: "https://mugworks.example",
  email: "hello@mugworks.example",
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
  socialPictureAlt: `A pack of ${name} charcoal face wipes beside the title of the page.`,
};
