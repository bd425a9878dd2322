import { expect, it } from "vitest";
import { bundles as written } from "@/content/bundles";
import { shopBundles, type ShopBundle } from "@/lib/purchase/shop-bundles";
import { upgradeOf } from "@/lib/purchase/upgrade";

const [some] = shopBundles(written, {});
const bundle = (packs: number, price: number | null, isSoldOut = false): ShopBundle => {
  if (!some) throw new Error("The content has no bundle.");
  return { ...some, id: String(packs), variantId: String(packs), packs, price, isSoldOut };
};
const three = bundle(3, 60);
const six = bundle(6, 100);
const all = [bundle(1, 20), three, six];
const line = (variantId: string, quantity: number) => ({ variantId, quantity });
const upgraded = (quantity: number, bundles = all) => upgradeOf([line("1", quantity)], bundles)?.to ?? null;

it.each([
  [1, three],
  [2, three],
  // Three packs cost the same singly.
  [3, six],
  [5, six],
  [6, six],
  [7, null],
])("%d single packs become the next larger bundle, or the same packs for less", (quantity, to) => {
  expect(upgraded(quantity)).toBe(to);
});

it("counts single packs of several lines together", () => {
  expect(upgradeOf([line("1", 1), line("1", 2)], all)?.to).toBe(six);
});

it("offers nothing for a cart that is empty, or has another bundle", () => {
  expect(upgradeOf([], all)).toBeNull();
  expect(upgradeOf([line("1", 0)], all)).toBeNull();
  expect(upgradeOf([line("1", 1), line("3", 1)], all)).toBeNull();
  expect(upgradeOf([line("99", 1)], all)).toBeNull();
});

it("never offers what is sold out, or has no price in dollars", () => {
  expect(upgraded(1, [bundle(1, 20), bundle(3, 60, true), six])).toBe(six);
  expect(upgraded(1, [bundle(1, 20), bundle(3, null), bundle(6, 100, true)])).toBeNull();
  expect(upgraded(1, [bundle(1, null), three, six])).toBeNull();
});

it("offers nothing where the shop has no single pack", () => {
  expect(upgraded(1, [three, six])).toBeNull();
});
