import { expect, it } from "vitest";
import { MAX_TITLE_LENGTH, shownTitle } from "@/lib/page-title";

const BRAND = "Mugs & Co";
const withBrand = (length: number): string => "a".repeat(length - ` | ${BRAND}`.length);

it.each([
  ["Shipping policy", "Shipping policy | Mugs & Co"],
  ["Mugs & Co: the mug that is a cup", "Mugs & Co: the mug that is a cup"],
  [withBrand(MAX_TITLE_LENGTH), `${withBrand(MAX_TITLE_LENGTH)} | Mugs & Co`],
  [withBrand(MAX_TITLE_LENGTH + 1), withBrand(MAX_TITLE_LENGTH + 1)],
])("the page %j has the title %j", (title, shown) => {
  expect(shownTitle(title, BRAND)).toBe(shown);
});
