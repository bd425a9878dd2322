// What the picker says and offers for each problem that the shop's connection may have.
import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { cartLabels, checkoutLabels, shopProblems } from "@/content/interface";
import { BuyPanel } from "@/features/checkout/buy-panel";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { CheckoutProvider, useCheckout } from "@/features/checkout/checkout-context";
import { fillText } from "@/lib/fill-text";
import { ShopError, type ShopProblem } from "@/vendors/shopify/shop-error";
import { bundles, goods } from "./bundles";

const SHOP = "https://shop.example/cart/41:1";

function Start() {
  const { start } = useCheckout();
  useEffect(start, [start]);
  return null;
}

/** The kinds, as the type has them: one that the content lacks does not compile. */
const KINDS: Record<ShopProblem, true> = {
  offline: true,
  blocked: true,
  slow: true,
  busy: true,
  down: true,
  refused: true,
  missing: true,
  garbled: true,
  "sold-out": true,
  "cart-gone": true,
  "cart-late": true,
  unknown: true,
};

it.each(Object.entries(shopProblems))(
  "announces the text of %s, with a link to the shop's cart",
  async (kind, text) => {
    const [starter] = bundles;
    render(
      <MemoryRouter>
        <CheckoutProvider
          goods={goods}
          connect={() => Promise.reject(new ShopError(isKind(kind) ? kind : "unknown"))}
        >
          {starter ? (
            <BuyPanel
              labels={checkoutLabels}
              problems={shopProblems}
              bundle={starter}
              price=""
              cartLink={SHOP}
            />
          ) : null}
          <CartDrawer labels={cartLabels} problems={shopProblems} cartLinkFor={() => SHOP} codeArea={null} />
          <Start />
        </CheckoutProvider>
      </MemoryRouter>,
    );
    await act(async () => undefined);
    expect(screen.getByRole("alert").textContent).toBe(text);
    const link = screen.getByRole("link", { name: fillText(checkoutLabels.buyAtShop, { bundle: "Small" }) });
    expect(link.getAttribute("href")).toBe(SHOP);
    screen.getByRole("button", { name: checkoutLabels.retry });
  },
);

function isKind(kind: string): kind is ShopProblem {
  return kind in KINDS;
}
