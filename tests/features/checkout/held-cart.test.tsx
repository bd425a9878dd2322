// What pages show of the cart before the shop has answered, and after.
import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { CheckoutProvider, useCheckout } from "@/features/checkout/checkout-context";
import type { CheckoutStore, Connect } from "@/features/checkout/checkout-store";
import { useHeldCart } from "@/features/checkout/use-held-cart";
import { cartLabels, shopProblems } from "@/content/interface";
import { localStore, STORAGE_KEYS } from "@/lib/browser/storage";
import { goods } from "./bundles";
import { fakeButton } from "./fake-button";

const KEPT = "c1:2:3000";
const keep = (text: string | null): void => localStore.set(STORAGE_KEYS.keptCart, text);

async function openPage() {
  const connect = vi.fn<Connect>(async () => fakeButton());
  const stores: CheckoutStore[] = [];
  function Held() {
    stores.push(useCheckout());
    return <output>{JSON.stringify(useHeldCart())}</output>;
  }
  render(
    <MemoryRouter>
      <CheckoutProvider goods={goods} connect={connect}>
        <Held />
        <CartDrawer
          labels={cartLabels}
          problems={shopProblems}
          cartLinkFor={() => ""}
          codeArea={null}
          extras={null}
        />
      </CheckoutProvider>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  const [store] = stores;
  if (!store) throw new Error("There is no store.");
  return { connect, store };
}

it("is what the shop answered last, without asking it, and follows other tabs", async () => {
  keep(KEPT);
  const { connect } = await openPage();
  expect(screen.getByText('{"id":"c1","pieces":2,"cents":3000}')).toBeTruthy();
  expect(connect).not.toHaveBeenCalled();
  act(() => keep("c1:1:1500"));
  expect(screen.getByText('{"id":"c1","pieces":1,"cents":1500}')).toBeTruthy();
  act(() => keep(null));
  expect(screen.getByText("null")).toBeTruthy();
});

it("is what the shop answers on this page, as soon as it does", async () => {
  keep(KEPT);
  const { connect, store } = await openPage();
  await act(async () => store.start());
  const lines = [{ variantId: "41", quantity: 3 }];
  const figures = { lines: [], codes: [], discounts: [], totalCents: 4500 };
  act(() => connect.mock.calls[0]?.[0].onCart({ lines, figures, isOwnChange: true }));
  expect(screen.getByText('{"pieces":3,"cents":4500}')).toBeTruthy();
});

it("stays where the cart could not be restored, and is nothing where it is gone", async () => {
  keep(KEPT);
  const { store } = await openPage();
  await act(async () => store.start());
  expect(screen.getByText('{"id":"c1","pieces":2,"cents":3000}')).toBeTruthy();
  act(() => keep(null));
  expect(screen.getByText('{"pieces":0,"cents":null}')).toBeTruthy();
});

it("is asked of the shop, and not shown until then, where the shopper took the cart to the checkout", async () => {
  keep(KEPT);
  localStore.set(STORAGE_KEYS.spentCarts, "c0 c1");
  const { connect } = await openPage();
  expect(connect).toHaveBeenCalledOnce();
  // The buy button has loaded, and the cart was not among its answers.
  expect(screen.getByText('{"pieces":0,"cents":null}')).toBeTruthy();
});
