import { expect, it } from "vitest";
import { shownTitle } from "@/lib/text/page-title";

const BRAND = "Mugs & Co";
const withBrand = (length: number): string => "a".repeat(length - ` | ${BRAND}`.length);

it.each([
  ["Shipping policy", "Shipping policy | Mugs & Co"],
  ["Mugs & Co: the mug that is a cup", "Mugs & Co: the mug that is a cup"],
  [withBrand(60), `${withBrand(60)} | Mugs & Co`],
  [withBrand(61), withBrand(61)],
])(
  "a title has its brand while it is at most 60 characters long: the page %j has the title %j",
  (title, shown) => expect(shownTitle(title, BRAND)).toBe(shown),
);
