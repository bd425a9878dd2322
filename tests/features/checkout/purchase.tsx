import { act, render } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter } from "react-router-dom";
import { cartLabels, checkoutLabels, priceLabels, shopProblems } from "@/content/interface";
import { BuyPanel } from "@/features/checkout/buy-panel";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { CheckoutProvider, useCheckout } from "@/features/checkout/checkout-context";
import type { Connect } from "@/features/checkout/checkout-store";
import { goods, unansweredBundles } from "./bundles";

function Start() {
  const { start } = useCheckout();
  useEffect(start, [start]);
  return null;
}

/** Renders the picker's panel of the first bundle and the cart, and starts the buy button. */
export async function openPurchase(connect: Connect, cartLink: string): Promise<void> {
  const [bundle] = unansweredBundles;
  render(
    <MemoryRouter>
      <CheckoutProvider goods={goods} connect={connect}>
        {bundle ? (
          <BuyPanel
            labels={checkoutLabels}
            problems={shopProblems}
            bundle={bundle}
            prices={{ labels: priceLabels, offer: null }}
            note=""
            cartLinkFor={() => cartLink}
            amountOf={(quantity) => quantity * 20}
          />
        ) : null}
        <CartDrawer
          labels={cartLabels}
          problems={shopProblems}
          cartLinkFor={() => cartLink}
          codeArea={null}
          extras={null}
        />
        <Start />
      </CheckoutProvider>
    </MemoryRouter>,
  );
  await act(async () => undefined);
}
