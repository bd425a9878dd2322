import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cartLabels } from "@/content/interface";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { fillText } from "@/lib/text/fill-text";
import type { BuyPage } from "@/vendors/shopify/library/buy-page";
import { goods } from "./bundles";
import { cart, openCart, openPage } from "./cart-page";
import { fakeButton } from "./fake-button";

describe("a cart with one bundle", () => {
  const bundles = goods.bundles.map((bundle, index) => ({
    ...bundle,
    packs: 1 + 2 * index,
    price: 20 + 30 * index,
    size: `Size of ${bundle.name}`,
  }));
  const small = { variantId: "41", quantity: 2 };
  const medium = { variantId: "42", quantity: 1 };
  const report = (events: BuyPage, ...lines: CartLinkItem[]) =>
    act(() => events.onCart({ lines, figures: null, isOwnChange: true }));
  const buttons = (action: string) => screen.queryAllByRole("button", { name: new RegExp(`^${action}`) });
  const titleOf = (label: string, bundle: string, amount: string) => fillText(label, { bundle, amount });

  it("offers the larger ones with what they cost more, and swaps it for one", async () => {
    const { button, events } = await openCart({ ...goods, bundles });
    report(events, small);
    expect(buttons(cartLabels.swap)).toHaveLength(2);
    const title = titleOf(cartLabels.upgrade, "day 100", "+\u2060$10");
    const section = screen.getByRole("region", { name: title });
    expect(section.textContent).toContain("Size of Medium");
    fireEvent.click(within(section).getByRole("button", { name: `${cartLabels.swap}: ${title}` }));
    expect(button.swap).toHaveBeenCalledExactlyOnceWith("41", { variantId: "42", quantity: 1 });
  });

  it.each([
    [2, "2 × Small", "−\u2060$10", "day 200"],
    [1, "Small", "−\u2060$30", "day 100"],
  ])("leads back after a swap, to as many, also where the shop failed the first time: %i", async (...row) => {
    const [quantity, bundle, amount, last] = row;
    const { button, events } = await openCart({ ...goods, bundles });
    report(events, { ...small, quantity });
    fireEvent.click(
      within(cart()).getAllByRole("button", { name: new RegExp(cartLabels.swap) })[0] ?? cart(),
    );
    report(events, medium);
    button.swap.mockClear();
    const name = `${cartLabels.undo}: ${titleOf(cartLabels.back, bundle, amount)}`;
    screen.getByText(fillText(cartLabels.backUntil, { last }));
    for (const times of [1, 2]) {
      fireEvent.click(screen.getByRole("button", { name }));
      expect(button.swap).toHaveBeenCalledTimes(times);
      expect(button.swap).toHaveBeenLastCalledWith("42", { variantId: "41", quantity });
      act(() => events.onProblem({ problem: "down" }));
    }
    report(events, small);
    expect(buttons(cartLabels.undo)).toHaveLength(0);
    expect(buttons(cartLabels.swap)).toHaveLength(2);
  });

  it("offers nothing until the buy button is ready, which swaps them", async () => {
    let becomeReady = (): void => undefined;
    await openPage(
      ({ onCart }) => {
        onCart({ lines: [small], figures: null, isOwnChange: false });
        return new Promise((done) => (becomeReady = () => done(fakeButton())));
      },
      { ...goods, bundles },
    );
    expect(buttons(cartLabels.swap)).toHaveLength(0);
    await act(async () => becomeReady());
    expect(buttons(cartLabels.swap)).toHaveLength(2);
  });
});
