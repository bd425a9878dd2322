import type { Bundle } from "./schema";

const picture = (name: string, alt: string) => ({
  name: `product/${name}`,
  widths: [160, 360, 560, 840],
  width: 840,
  height: 672,
  alt,
});

/** The bundles, in the order shown. One Shopify product with the option 'Bundle' has one variant for each. */
export const bundles: readonly Bundle[] = [
  {
    id: "starter",
    name: "Starter",
    packs: 1,
    sheets: 100,
    price: 20,
    pitch: "One pack. Find out what your forehead has been hiding.",
    perDay: "20 cents a day",
    badge: null,
    variantId: "41000000000001",
    picture: picture("bundle-1-starter", "One pack of charcoal face wipes"),
  },
  {
    id: "bro-bundle",
    name: "Bro Bundle",
    packs: 3,
    sheets: 300,
    price: 60,
    pitch: "Gym bag, desk, glovebox. One pack each.",
    perDay: "20 cents a day",
    badge: "Covers all bases",
    variantId: "41000000000002",
    picture: picture("bundle-3-bro-bundle", "Three packs of charcoal face wipes"),
  },
  {
    id: "matte-mode",
    name: "Matte Mode",
    packs: 6,
    sheets: 600,
    price: 100,
    pitch: "Six packs. Shine becomes somebody else’s problem.",
    perDay: "16 cents a day",
    badge: "Lowest price a sheet",
    variantId: "41000000000003",
    picture: picture("bundle-6-matte-mode", "Six packs of charcoal face wipes"),
  },
];
