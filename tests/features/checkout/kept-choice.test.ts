import { waitFor } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { type Connect, createCheckoutStore } from "@/features/checkout/checkout-store";
import { readChoice, writeChoice } from "@/features/checkout/kept-choice";
import { recordEvents } from "../../site-events";
import { bundles, goods, keptInMemory } from "./bundles";
import { variantsWithout } from "./fake-button";

describe("a written choice", () => {
  it("is read as it was", () => {
    const choice = { wanted: "medium", quantity: 999, wipes: 3 };
    expect(readChoice(writeChoice(choice), bundles)).toEqual(choice);
  });

  it("is one wipe a day where the visit began before there were several", () => {
    expect(readChoice("medium:2", bundles)).toEqual({ wanted: "medium", quantity: 2, wipes: 1 });
  });

  it.each([null, "medium", "medium:0", "huge:2", "medium:1000", "medium:2:0", "medium:2:4", "x:medium:2"])(
    "is ignored when it is %j",
    (text) => expect(readChoice(text, bundles)).toBeNull(),
  );
});

describe("the choice in the picker", () => {
  const reported = recordEvents();

  /** A page load, and what the buy button gets there. */
  async function load(memory = keptInMemory()) {
    const connect = vi.fn<Connect>(() => new Promise(() => undefined));
    const store = createCheckoutStore(goods, connect, memory);
    store.setCartNode(document.createElement("div"));
    store.start();
    await waitFor(() => expect(connect).toHaveBeenCalled());
    const [events] = connect.mock.calls[0] ?? [];
    if (!events) throw new Error("The store did not connect.");
    return { store, memory, quantity: events.quantity };
  }

  it("is one of the first bundle before it is restored, as the prerendered HTML has it", async () => {
    const { store } = await load(keptInMemory("large:3"));
    expect(store.get()).toMatchObject({ chosen: "small", quantity: 1 });
  });

  it("is the one from earlier in the visit once it is restored, and that is not reported to analytics", async () => {
    const earlier = await load();
    earlier.store.choose("large");
    earlier.quantity.set(3);
    reported.length = 0;

    const { store, quantity } = await load(earlier.memory);
    store.restoreChoice();
    expect(store.get()).toMatchObject({ chosen: "large", quantity: 3 });
    expect(quantity.get()).toBe(3);
    expect(reported).toEqual([]);
  });

  it("keeps the quantity when another bundle is chosen, as the picker does", async () => {
    const { store, memory, quantity } = await load();
    quantity.set(2);
    store.choose("medium");
    expect(readChoice(memory.get(), bundles)).toEqual({ wanted: "medium", quantity: 2, wipes: 1 });
  });
});

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

  it("does not become what is kept for the visit: that is the wanted one", () => {
    const memory = keptInMemory();
    const store = open(memory);
    store.setVariants(variantsWithout("medium"));
    store.choose("medium");
    expect(memory.get()).toBe("medium:1:1");
  });
});
