import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Connect } from "@/features/checkout/checkout-store";
import { fakeButton } from "./fake-button";
import { FIGURES, LINES, page } from "./store-page";

beforeEach(() => void vi.useFakeTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

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
