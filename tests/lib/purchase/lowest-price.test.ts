import { expect, test } from "vitest";
import { onlyLowest } from "../../../src/lib/purchase/lowest-price";

const priced = (...prices: readonly (readonly [price: number, packs: number])[]) =>
  prices.map(([price, packs]) => ({ price, packs }));

test("names no bundle when all cost the same a pack, to the cent", () => {
  expect(onlyLowest(priced([19.9, 1], [59.7, 3], [119.4, 6]))).toBeUndefined();
});

test("names the one bundle that costs least a pack", () => {
  expect(onlyLowest(priced([20, 1], [60, 3], [119.99, 6]))).toEqual({ price: 119.99, packs: 6 });
});
