import { describe, expect, it } from "vitest";
import { createCheckoutStore } from "@/features/checkout/checkout-store";
import { goods, keptInMemory } from "./bundles";
import { variantsWithout } from "./fake-button";

describe("the bundle that is bought", () => {
  const open = (memory = keptInMemory()) =>
    createCheckoutStore(goods, () => new Promise(() => undefined), memory);

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
    expect(memory.get()).toBe("medium:1:1");
  });
});
