import { describe, expect, it } from "vitest";
import { createCheckoutStore } from "@/features/checkout/checkout-store";
import { atShopPrices, availableFrom } from "@/features/checkout/stock";
import { bundles, goods, keptInMemory } from "./bundles";

const variantsWithout = (...soldOut: string[]) =>
  bundles.map(({ id, name, variantId }) => ({
    id: variantId,
    title: name,
    available: !soldOut.includes(id),
    price: 20,
  }));

describe("the bundle that is bought", () => {
  it.each([
    ["small", [], "small"],
    ["small", ["small"], "medium"],
    ["small", ["small", "medium"], "large"],
    ["medium", ["medium"], "large"],
    ["large", ["large"], "small"],
    ["large", ["large", "small"], "medium"],
    ["medium", ["small", "medium", "large"], "medium"],
  ])("is, for %s with %j sold out, %s", (wanted, soldOut, bought) => {
    const variants = Object.fromEntries(
      variantsWithout(...soldOut).map((variant) => [variant.title.toLowerCase(), variant]),
    );
    expect(availableFrom(wanted, bundles, variants)).toBe(bought);
  });

  it("is the wanted one while the shop has not answered", () => {
    expect(availableFrom("medium", bundles, {})).toBe("medium");
  });

  it("is the next one where the shop has no such variant, because the cart would get another", () => {
    const [small] = variantsWithout();
    expect(availableFrom("medium", bundles, { small })).toBe("small");
  });

  const open = (memory = keptInMemory()) =>
    createCheckoutStore(goods, () => new Promise(() => undefined), memory);

  it("is the same whether the shop answers before or after the choice", () => {
    const early = open();
    early.setVariants(variantsWithout("medium"));
    early.choose("medium");
    const late = open();
    late.choose("medium");
    late.setVariants(variantsWithout("medium"));
    for (const store of [early, late])
      expect(store.get()).toMatchObject({ wanted: "medium", chosen: "large" });
  });

  it("is the same whether the shop answers before or after an earlier choice is restored", () => {
    const early = open(keptInMemory("medium:2"));
    early.setVariants(variantsWithout("medium"));
    early.restoreChoice();
    const late = open(keptInMemory("medium:2"));
    late.restoreChoice();
    late.setVariants(variantsWithout("medium"));
    for (const store of [early, late])
      expect(store.get()).toMatchObject({ wanted: "medium", chosen: "large", quantity: 2 });
  });

  it("follows each answer of the shop: the next one sells out, then the wanted one is back", () => {
    const store = open();
    const bought = (...soldOut: string[]): string => {
      store.setVariants(variantsWithout(...soldOut));
      return store.get().chosen;
    };
    expect([
      bought("small"),
      bought("small", "medium"),
      bought("small", "medium", "large"),
      bought(),
    ]).toEqual(["medium", "large", "small", "small"]);
  });

  it("does not become what is kept for the visit: that is the wanted one", () => {
    const memory = keptInMemory();
    const store = open(memory);
    store.setVariants(variantsWithout("medium"));
    store.choose("medium");
    expect(memory.get()).toBe("medium:1");
  });
});

it("the prices are those of the shop, and those of the content for bundles that it has not answered for", () => {
  const medium = { id: "1", title: "Medium", available: true, price: 24.5 };
  const prices = atShopPrices(bundles, { medium }).map(({ id, price }) => [id, price]);
  expect(prices).toEqual(bundles.map(({ id, price }) => [id, id === "medium" ? 24.5 : price]));
});
