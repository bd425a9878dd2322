import { expect, it } from "vitest";
import { bundles, lowestPerDay, perDayOf } from "@/content/bundles";
import { onlyLowest } from "@/lib/purchase/lowest-price";

it("the bundle that alone costs least a sheet has a badge, and the lowest price a day is its own", () => {
  const alone = onlyLowest(bundles);
  expect(alone?.badge).not.toBeNull();
  const [cheapest] = alone ? [alone] : bundles.toSorted((a, b) => a.price / a.sheets - b.price / b.sheets);
  expect(cheapest && perDayOf(cheapest)).toBe(lowestPerDay);
});
