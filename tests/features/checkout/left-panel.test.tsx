import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { checkoutLabels, priceLabels, shopProblems } from "@/content/interface";
import { BuyPanel } from "@/features/checkout/buy-panel";
import { CheckoutProvider, useCheckout } from "@/features/checkout/checkout-context";
import { fillText } from "@/lib/text/fill-text";
import { ShopError } from "@/lib/purchase/shop-problem";
import { goods, unansweredBundles } from "./bundles";
import { fakeButton } from "./fake-button";

function Start() {
  const { start, setCartNode } = useCheckout();
  useEffect(() => {
    setCartNode(document.createElement("div"));
    start();
  }, [start, setCartNode]);
  return null;
}

it("a product that fails after the page was left is no problem of the page that the visitor comes back to", async () => {
  let fail = (): void => undefined;
  const button = fakeButton(
    () => new Promise((_, reject) => (fail = () => reject(new ShopError("missing")))),
  );
  const connect = async () => button;
  const page = (isLeft: boolean) => (
    <MemoryRouter>
      <CheckoutProvider goods={goods} connect={connect}>
        {(isLeft ? [] : unansweredBundles.slice(0, 1)).map((bundle) => (
          <BuyPanel
            key={bundle.id}
            labels={checkoutLabels}
            problems={shopProblems}
            bundle={bundle}
            prices={{ labels: priceLabels, offer: null }}
            note=""
            cartLinkFor={() => "/cart"}
            amountOf={() => null}
          />
        ))}
        <Start />
      </CheckoutProvider>
    </MemoryRouter>
  );
  const { rerender } = render(page(false));
  await act(async () => undefined);
  rerender(page(true));
  await act(async () => fail());
  rerender(page(false));
  expect(screen.queryByRole("alert")).toBeNull();
  screen.getByRole("link", { name: fillText(checkoutLabels.buy, { bundle: "Small" }) });
  // The one that is shown now may fail.
  await act(async () => fail());
  expect(screen.getByRole("alert").textContent).toBe(shopProblems.missing);
});
