import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { checkoutLabels, layoutLabels, priceLabels } from "@/content/interface";
import { BuyBar } from "@/features/checkout/buy-bar";
import { CheckoutProvider, useCheckout } from "@/features/checkout/checkout-context";
import type { CheckoutStore, Connect } from "@/features/checkout/checkout-store";
import { formatUsd } from "@/lib/text/money";
import type { Bundle } from "@/content/schema";
import { bundles, goods } from "./bundles";
import { variantsWithout } from "./fake-button";

/** Renders the bar, and returns the store of the purchase. */
function openBar(
  offered: readonly Bundle[] = bundles,
  cart: ComponentProps<typeof BuyBar>["cart"] = null,
  isHidden = false,
): CheckoutStore {
  const stores: CheckoutStore[] = [];
  function Store() {
    stores.push(useCheckout());
    return null;
  }
  render(
    <MemoryRouter>
      <CheckoutProvider goods={{ ...goods, bundles: offered }} connect={connect}>
        <Store />
        <BuyBar
          labels={{ area: layoutLabels.buyBar, soldOut: checkoutLabels.soldOut }}
          priceLabels={priceLabels}
          link={{ to: "/#buy", label: "Buy" }}
          cart={cart}
          isHidden={isHidden}
        >
          <button type="button">Up</button>
        </BuyBar>
      </CheckoutProvider>
    </MemoryRouter>,
  );
  const [store] = stores;
  if (!store) throw new Error("There is no store.");
  return store;
}

const connect = vi.fn<Connect>(() => new Promise(() => undefined));
const region = () => screen.getByRole("region", { name: layoutLabels.buyBar });
const bar = () => within(region());
const linkText = () => bar().getByRole("link").textContent;

it("links to the picker with the chosen bundle and its price, beside the button that it holds", () => {
  const store = openBar(bundles.map((bundle, index) => ({ ...bundle, price: 20 + index })));
  expect(linkText()).toBe(`Small ${formatUsd(20)}Buy`);
  expect(bar().getByRole("link").getAttribute("href")).toBe("/#buy");
  bar().getByRole("button", { name: "Up" });
  expect(region().dataset).not.toHaveProperty("hidden");
  act(() => store.choose("large"));
  expect(linkText()).toBe(`Large ${formatUsd(22)}Buy`);
});

it("leads to the filled cart, which opens where it can, also while the stylesheet hides the bar", () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const onOpen = vi.fn<() => boolean>(() => true);
  openBar(bundles, { to: "/#pick", text: "1 in cart", amount: "$15", label: "Checkout", onOpen }, true);
  expect(region().dataset).toHaveProperty("hidden");
  const link = bar().getByRole("link", { name: /^1 in cart, \$15/ });
  expect(link.getAttribute("href")).toBe("/#pick");
  expect(fireEvent.click(link)).toBe(false);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

it("has the shop's price once it is known, and none where everything is sold out", () => {
  const store = openBar();
  act(() => store.setVariants(variantsWithout().map((variant) => ({ ...variant, price: 18.5 }))));
  expect(linkText()).toBe(`Small ${formatUsd(18.5)}Buy`);
  act(() => store.setVariants(variantsWithout("small", "medium", "large")));
  expect(linkText()).toBe(`Small ${checkoutLabels.soldOut}Buy`);
});

it("loads the buy button with a click", () => {
  const store = openBar();
  store.setCartNode(document.createElement("div"));
  connect.mockClear();
  act(() => bar().getByRole("link").click());
  expect(connect).toHaveBeenCalledTimes(1);
});
