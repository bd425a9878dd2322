import { beforeEach, describe, expect, it, vi } from "vitest";
import { type CheckoutStore, type Connect, createCheckoutStore } from "@/features/checkout/checkout-store";
import { ShopError } from "@/lib/purchase/shop-problem";
import { bundles, goods, keptInMemory, unansweredBundles } from "./bundles";
import { fakeButton } from "./fake-button";
import { FIGURES, LINES, page, pageThatFailsOnce } from "./store-page";

beforeEach(() => void vi.useFakeTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("loading the buy button", () => {
  it("does not begin when the page is shown, with the first bundle chosen", () => {
    const { store, connecting } = page(async () => fakeButton());
    expect(store.get()).toMatchObject({
      chosen: "small",
      button: { phase: "idle" },
      cartLines: null,
      figures: null,
      bundles: unansweredBundles,
    });
    expect(connecting).not.toHaveBeenCalled();
  });

  it("goes from loading to ready, and a cart without a report counts as empty", async () => {
    const button = fakeButton();
    const { store } = page(async () => button);
    store.start();
    expect(store.get().button).toEqual({ phase: "loading" });
    await settle();
    expect(store.get()).toMatchObject({
      button: { phase: "ready", buyButton: button, problem: null },
      cartLines: [],
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("waits for the element in which the cart is drawn, and knows the size of a bundle in it", async () => {
    const connecting = vi.fn<Connect>(async () => fakeButton());
    const store = createCheckoutStore(goods, connecting, keptInMemory());
    store.start();
    await settle();
    expect(connecting).not.toHaveBeenCalled();
    const node = document.createElement("div");
    store.setCartNode(node);
    store.start();
    expect(connecting).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cartNode: node }));
    const sizeOf = connecting.mock.calls[0]?.[0].sizeOf;
    expect([sizeOf?.("41"), sizeOf?.("99")]).toEqual(["", null]);
  });
});

const NEVER_ARRIVED = new TypeError("Failed to fetch dynamically imported module");

describe("a buy button that fails to load", () => {
  it.each([
    ["a shop that refuses", new ShopError("refused"), "refused"],
    ["a shop that is down", new ShopError("down"), "down"],
    ["a script that never arrives", NEVER_ARRIVED, "blocked"],
    ["the same without a network", NEVER_ARRIVED, "offline"],
  ])("fails with the reason: %s", async (_, error, problem) => {
    vi.stubGlobal("navigator", { onLine: problem !== "offline" });
    const { store } = page(() => Promise.reject(error));
    store.start();
    await settle();
    expect(store.get().button).toEqual({ phase: "failed", problem });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("fails as slow after 8 seconds", async () => {
    const { store } = page(() => new Promise(() => undefined));
    store.start();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(store.get().button.phase).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get().button).toEqual({ phase: "failed", problem: "slow" });
  });

  it("keeps the reason, because what its product met is none of it", async () => {
    const { store } = pageThatFailsOnce();
    store.setProductProblem("missing");
    expect(store.get().button).toEqual({ phase: "idle" });
    store.start();
    await settle();
    store.setProductProblem(null);
    expect(store.get().button).toEqual({ phase: "failed", problem: "down" });
  });
});

describe("opening the cart", () => {
  it("starts the buy button when it is not loaded, and opens the cart once it is ready", async () => {
    const button = fakeButton();
    const { store } = page(async () => button);
    expect(store.openCart(vi.fn())).toBe(true);
    expect(button.openCart).not.toHaveBeenCalled();
    await settle();
    expect(button.openCart).toHaveBeenCalledTimes(1);
  });

  it("opens the cart at once when the buy button is ready", async () => {
    const button = fakeButton();
    const { store } = page(async () => button);
    store.start();
    await settle();
    expect(button.openCart).not.toHaveBeenCalled();
    expect(store.openCart(vi.fn())).toBe(true);
    expect(button.openCart).toHaveBeenCalledTimes(1);
  });

  it("is refused when the buy button failed, so that the link is followed, and does not happen later", async () => {
    const { store, button } = pageThatFailsOnce();
    const onRefused = vi.fn();
    expect(store.openCart(onRefused)).toBe(true);
    expect(onRefused).not.toHaveBeenCalled();
    await settle();
    // The shopper who pressed the button gets a message instead of a button that does nothing.
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(store.openCart(onRefused)).toBe(false);
    store.start();
    await settle();
    expect(store.get().button.phase).toBe("ready");
    expect(button.openCart).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it("does not happen when the cart was closed before the buy button was ready or had failed", async () => {
    const { store, button } = pageThatFailsOnce();
    const onRefused = vi.fn();
    store.openCart(onRefused);
    store.closeCart();
    await settle();
    expect(onRefused).not.toHaveBeenCalled();
    store.start();
    store.openCart(onRefused);
    store.closeCart();
    await settle();
    expect(store.get().button.phase).toBe("ready");
    expect(button.openCart).not.toHaveBeenCalled();
    store.closeCart();
    expect(button.closeCart).toHaveBeenCalledTimes(1);
  });
});

describe("the bundles", () => {
  const dollars = [18.5, 52, 99];
  const variants = bundles.map(({ name }, index) => ({
    id: `9${index}`,
    title: name,
    available: index > 0,
    price: dollars[index] ?? null,
  }));
  const inState = ({ get }: CheckoutStore) =>
    get().bundles.map(({ id, price, variantId, isSoldOut }) => ({ id, price, variantId, isSoldOut }));

  it("have no prices from when the shop charges in another currency, until it answers with dollars", async () => {
    const { store } = page(async () => fakeButton());
    store.start();
    await settle();
    const prices = () => inState(store).map(({ price }) => price);
    store.setProductProblem("currency");
    expect(prices()).toEqual([null, null, null]);
    // As before a retry.
    store.setProductProblem(null);
    expect(prices()).toEqual([null, null, null]);
    store.setVariants(variants);
    expect(prices()).toEqual(dollars);
  });

  it("have no prices where the answer to a click is in another currency", async () => {
    const { store, connecting } = page(async () => fakeButton());
    store.start();
    await settle();
    connecting.mock.calls[0]?.[0].onProblem({ problem: "currency" });
    expect(store.get().clickProblem).toEqual({ problem: "currency" });
    expect(inState(store).map(({ price }) => price)).toEqual([null, null, null]);
  });
});

describe("the problem of a click", () => {
  async function afterProblem() {
    let shopEvents: Parameters<Connect>[0] | undefined;
    const { store } = page(async (events) => {
      shopEvents = events;
      return fakeButton();
    });
    store.start();
    await settle();
    shopEvents?.onProblem({ problem: "sold-out" });
    expect(store.get()).toMatchObject({
      clickProblem: { problem: "sold-out" },
      button: { phase: "ready", problem: null },
    });
    return { store, shopEvents };
  }

  it("is cleared by the next choice", async () => {
    const { store } = await afterProblem();
    store.choose("large");
    expect(store.get()).toMatchObject({ clickProblem: null, chosen: "large" });
  });

  it("is cleared when the cart changes after all", async () => {
    const { store, shopEvents } = await afterProblem();
    shopEvents?.onCart({ lines: LINES, figures: null, isOwnChange: true });
    expect(store.get()).toMatchObject({ clickProblem: null, cartLines: LINES });
  });

  it("stays when the cart was changed elsewhere", async () => {
    const { store, shopEvents } = await afterProblem();
    shopEvents?.onCart({ lines: LINES, figures: FIGURES, isOwnChange: false });
    expect(store.get()).toMatchObject({
      clickProblem: { problem: "sold-out" },
      cartLines: LINES,
      figures: FIGURES,
    });
  });

  it("is separate from the problem for which the product cannot be shown", async () => {
    const { store } = page(async () => fakeButton());
    store.start();
    await settle();
    store.setProductProblem("missing");
    store.choose("medium");
    expect(store.get()).toMatchObject({ button: { problem: "missing" }, clickProblem: null });
    store.setProductProblem(null);
    expect(store.get().button).toMatchObject({ phase: "ready", problem: null });
  });
});
