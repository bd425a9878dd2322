import { expect, it } from "vitest";
import { bundles, lowestPerDay, perDayOf } from "@/content/bundles";

const pricePerSheet = ({ price, sheets }: (typeof bundles)[number]): number => price / sheets;
const cheapestFirst = [...bundles].sort((a, b) => pricePerSheet(a) - pricePerSheet(b));

it("the bundle that alone costs least a sheet has a badge, and the lowest price a day is its own", () => {
  const [cheapest, next] = cheapestFirst;
  if (!cheapest) throw new Error("There are no bundles.");
  const isAlone = next === undefined || pricePerSheet(cheapest) < pricePerSheet(next);
  expect(cheapest.badge !== null || !isAlone).toBe(true);
  expect(lowestPerDay).toBe(perDayOf(cheapest));
});
