// Links that lead to the shop without the buy button report the same analytics event as the buy button.
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartLabels, checkoutLabels, priceLabels, shopProblems } from "@/content/interface";
import { BuyPanel } from "@/features/checkout/buy-panel";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { CheckoutProvider, useCheckout } from "@/features/checkout/checkout-context";
import type { Connect } from "@/features/checkout/checkout-store";
import { Drop } from "@/features/landing/drop";
import { EVENT_NAME } from "@/vendors/analytics";
import { goods, unansweredBundles } from "./bundles";

const SHOP = "https://shop.example/cart/41:1";

const onEvent = vi.fn<(event: Event) => void>();
/** jsdom implements no navigation. */
const preventNavigation = (event: Event): void => event.preventDefault();
beforeEach(() => {
  onEvent.mockClear();
  window.addEventListener(EVENT_NAME, onEvent);
  window.addEventListener("click", preventNavigation);
});
afterEach(() => {
  window.removeEventListener(EVENT_NAME, onEvent);
  window.removeEventListener("click", preventNavigation);
});

function follow(name: string): unknown[] {
  fireEvent.click(screen.getByRole("link", { name }));
  return onEvent.mock.calls.map(([event]) => (event instanceof CustomEvent ? event.detail : null));
}

function Start() {
  const { start } = useCheckout();
  useEffect(start, [start]);
  return null;
}

it("reports a checkout by the link below a bundle", () => {
  render(
    <MemoryRouter>
      <Drop
        content={{ heading: "Heading", text: "", goLabel: "Go", straightLabel: "Straight" }}
        soldOutLabel="Sold out"
        prices={{ labels: priceLabels, offer: null }}
        bundles={unansweredBundles}
        quotes={[]}
        cartLinkFor={() => SHOP}
        onChoose={() => undefined}
      />
    </MemoryRouter>,
  );
  expect(follow("Straight: Small")).toEqual([{ event: "checkout", cart: expect.any(Array), value: 20 }]);
});

it("reports a checkout by the link that replaces the buy button while it loads", () => {
  const [starter] = unansweredBundles;
  render(
    <CheckoutProvider goods={goods} connect={() => new Promise(() => undefined)}>
      {starter ? (
        <BuyPanel
          labels={checkoutLabels}
          problems={shopProblems}
          bundle={starter}
          prices={{ labels: priceLabels, offer: null }}
          note=""
          cartLinkFor={() => SHOP}
          amountOf={(quantity) => quantity * 20}
        />
      ) : null}
    </CheckoutProvider>,
  );
  expect(follow(checkoutLabels.buy.replace("{bundle}", "Small"))).toEqual([
    { event: "checkout", cart: expect.any(Array), value: 20 },
  ]);
});

const figures = {
  lines: [{ variantId: "41", quantity: 1, cents: 2_000, paidCents: 2_000 }],
  codes: [],
  discounts: [{ name: "BRO25", cents: 500 }],
  totalCents: 1_500,
};

it("reports a checkout by the link in a cart that failed, with what the cart costs after its discounts", async () => {
  const connect: Connect = async ({ onCart, onProblem }) => {
    onCart({ lines: [{ variantId: "41", quantity: 1 }], figures, isOwnChange: true });
    onProblem("down");
    return {
      storage: "lasting",
      showProduct: () => new Promise(() => undefined),
      openCart: () => undefined,
      closeCart: () => undefined,
      add: () => Promise.resolve(),
      swap: () => Promise.resolve(),
    };
  };
  render(
    <MemoryRouter>
      <CheckoutProvider goods={goods} connect={connect}>
        <CartDrawer
          labels={cartLabels}
          problems={shopProblems}
          cartLinkFor={() => SHOP}
          codeArea={null}
          extras={null}
        />
        <Start />
      </CheckoutProvider>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  onEvent.mockClear();
  expect(follow(cartLabels.buyAtShop)).toEqual([{ event: "checkout", cart: expect.any(Array), value: 15 }]);
});
