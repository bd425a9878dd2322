// The links that leave for the shop without the buy button's help are the same event.
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartLabels, checkoutLabels, shopProblems } from "@/content/interface";
import { BuyPanel } from "@/features/checkout/buy-panel";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { CheckoutProvider, useCheckout } from "@/features/checkout/checkout-context";
import type { Connect } from "@/features/checkout/checkout-store";
import { Drop } from "@/features/landing/drop";
import { EVENT_NAME } from "@/vendors/analytics";
import { bundles, goods } from "./bundles";

const SHOP = "https://shop.example/cart/41:1";

const heard = vi.fn<(event: Event) => void>();
/** Nobody leaves this test. */
const stay = (event: Event): void => event.preventDefault();
beforeEach(() => {
  heard.mockClear();
  window.addEventListener(EVENT_NAME, heard);
  window.addEventListener("click", stay);
});
afterEach(() => {
  window.removeEventListener(EVENT_NAME, heard);
  window.removeEventListener("click", stay);
});

function follow(name: string): unknown[] {
  fireEvent.click(screen.getByRole("link", { name }));
  return heard.mock.calls.map(([event]) => (event instanceof CustomEvent ? event.detail : null));
}

function Start() {
  const { start } = useCheckout();
  useEffect(start, [start]);
  return null;
}

it("the link below a bundle", () => {
  render(
    <MemoryRouter>
      <Drop
        heading="Heading"
        text=""
        goLabel="Go"
        straightLabel="Straight"
        bundles={bundles}
        quotes={null}
        cartLinkFor={() => SHOP}
        onChoose={() => undefined}
      />
    </MemoryRouter>,
  );
  expect(follow("Straight: Small")).toEqual([{ event: "checkout" }]);
});

it("the link in the buy button's place", () => {
  const [starter] = bundles;
  render(
    <CheckoutProvider goods={goods} connect={() => new Promise(() => undefined)}>
      {starter ? (
        <BuyPanel labels={checkoutLabels} problems={shopProblems} bundle={starter} cartLink={SHOP} />
      ) : null}
    </CheckoutProvider>,
  );
  expect(follow(checkoutLabels.buy.replace("{bundle}", "Small"))).toEqual([{ event: "checkout" }]);
});

it("the link in a cart that failed", async () => {
  const connect: Connect = async ({ onCart, onProblem }) => {
    onCart([{ variantId: "41", quantity: 1 }]);
    onProblem("down");
    return { storage: "lasting", showProduct: () => new Promise(() => undefined), openCart: () => undefined };
  };
  render(
    <CheckoutProvider goods={goods} connect={connect}>
      <CartDrawer labels={cartLabels} problems={shopProblems} cartLinkFor={() => SHOP} />
      <Start />
    </CheckoutProvider>,
  );
  await act(async () => undefined);
  heard.mockClear();
  expect(follow(cartLabels.buyAtShop)).toEqual([{ event: "checkout" }]);
});
