import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { Link, MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { cartLabels, shopProblems } from "@/content/interface";
import { CartOffer } from "@/features/checkout/cart-offer";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { CheckoutProvider, useCheckout } from "@/features/checkout/checkout-context";
import type { Connect, Goods } from "@/features/checkout/checkout-store";
import { goods } from "./bundles";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { fillText } from "@/lib/text/fill-text";
import { checkoutPath } from "@/lib/site/paths";
import type { BuyPage } from "@/vendors/shopify/library/buy-button";
import { fakeButton } from "./fake-button";

function Page() {
  const { start } = useCheckout();
  return (
    <>
      <button type="button" onClick={start}>
        Start
      </button>
      <Link to="/faq">FAQ</Link>
      <Link to="/#top">Top</Link>
    </>
  );
}

async function openPage(connect: Connect, sold: Goods = goods) {
  const view = render(
    <StrictMode>
      <MemoryRouter>
        <CheckoutProvider goods={sold} connect={connect}>
          <Page />
          <CartDrawer
            labels={cartLabels}
            problems={shopProblems}
            cartLinkFor={(lines) =>
              lines.map(({ variantId, quantity }) => `/${variantId}:${quantity}`).join("")
            }
            codeArea={<button type="button">Code</button>}
            extras={
              <>
                <CartOffer labels={cartLabels} priceOf={({ price }) => price} />
                <p>Extras</p>
              </>
            }
          />
        </CheckoutProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Start" }));
  await act(async () => undefined);
  return view;
}

/** Opens a page whose buy button is loaded, and returns the button with what it tells the page. */
async function openCart(sold?: Goods) {
  const button = fakeButton();
  const connect = vi.fn<Connect>(async () => button);
  const view = await openPage(connect, sold);
  const [events] = connect.mock.calls[0] ?? [];
  if (!events) throw new Error("The buy button was not loaded.");
  return { ...view, button, events };
}

const cart = () => screen.getByRole("complementary", { name: cartLabels.cart });

it("gives the library one element, which React neither makes twice nor replaces", async () => {
  const { events } = await openCart();
  expect(events.cartNode.parentElement).toBe(cart());
  const code = screen.getByRole("button", { name: "Code" }).parentElement;
  const wayOn = within(cart()).getByRole("link", { name: cartLabels.pick }).parentElement;
  const status = within(cart()).getByRole("status");
  expect([...cart().children]).toEqual([code, status, events.cartNode, wayOn]);
});

it("closes the cart with each other page, and when the visitor goes back or forward", async () => {
  const { button } = await openCart();
  button.closeCart.mockClear();
  for (const [times, link] of ["FAQ", "Top"].entries()) {
    fireEvent.click(screen.getByRole("link", { name: link }));
    expect(button.closeCart).toHaveBeenCalledTimes(times + 1);
  }
  fireEvent.popState(window);
  expect(button.closeCart).toHaveBeenCalledTimes(3);
});

it("closes nothing any more once it is gone itself", async () => {
  const { button, unmount } = await openCart();
  unmount();
  button.closeCart.mockClear();
  fireEvent.popState(window);
  expect(button.closeCart).not.toHaveBeenCalled();
});

it("leaves a cart open that was opened while a link within the page was on its way", async () => {
  const { button } = await openCart();
  button.closeCart.mockClear();
  fireEvent.click(screen.getByRole("link", { name: "Top" }));
  expect(button.closeCart).not.toHaveBeenCalled();
});

it("keeps clicks on the code from the page, because the library closes the cart on every click beside its element", async () => {
  await openCart();
  const below = vi.fn();
  document.addEventListener("click", below);
  fireEvent.click(screen.getByRole("button", { name: "Code" }));
  expect(below).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(below).toHaveBeenCalledTimes(1);
  document.removeEventListener("click", below);
});

it("offers the lines at the shop where a problem is announced, and no link while there are none", async () => {
  const { events } = await openCart();
  const link = () => within(cart()).queryByRole("link", { name: cartLabels.buyAtShop });
  act(() => events.onProblem("down"));
  expect(within(cart()).getByRole("alert").textContent).toBe(shopProblems.down);
  expect(link()).toBeNull();
  act(() => events.onCart({ lines: [{ variantId: "41", quantity: 2 }], figures: null, isOwnChange: false }));
  expect(link()?.getAttribute("href")).toBe("/41:2");
});

it("announces a problem also while the cart is not known", async () => {
  const late: Connect = ({ onProblem }) => {
    onProblem("cart-late");
    return new Promise(() => undefined);
  };
  await openPage(late);
  expect(within(cart()).getByRole("alert").textContent).toBe(shopProblems["cart-late"]);
});

it("leads from an empty cart to the picker, and has no such link while it has lines or is not known", async () => {
  const { events } = await openCart();
  const link = () => within(cart()).queryByRole("link", { name: cartLabels.pick });
  expect(link()?.getAttribute("href")).toBe(checkoutPath);
  act(() => events.onCart({ lines: [{ variantId: "41", quantity: 2 }], figures: null, isOwnChange: false }));
  expect(link()).toBeNull();
  act(() => events.onCart({ lines: [], figures: null, isOwnChange: true }));
  expect(link()).not.toBeNull();
});

it("says what belongs beside lines only while the cart is known to have some", async () => {
  const extras = () => within(cart()).queryByText("Extras");
  const connect = vi.fn<Connect>(() => new Promise(() => undefined));
  await openPage(connect);
  expect(extras()).toBeNull();
  const report = (...lines: CartLinkItem[]) =>
    act(() => connect.mock.calls[0]?.[0].onCart({ lines, figures: null, isOwnChange: false }));
  report();
  expect(extras()).toBeNull();
  report({ variantId: "41", quantity: 2 });
  expect(extras()).not.toBeNull();
});

it("announces the bundle that the shopper took out, once, and not what another tab did", async () => {
  const { events } = await openCart();
  const said = () =>
    within(cart())
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .join("");
  const [small, medium] = [
    { variantId: "41", quantity: 1 },
    { variantId: "42", quantity: 1 },
  ];
  const report = (lines: (typeof small)[], isOwnChange = true) =>
    act(() => events.onCart({ lines, figures: null, isOwnChange }));
  report([small, medium]);
  expect(said()).toBe("");
  report([small]);
  expect(said()).toBe(fillText(cartLabels.removed, { bundle: "Medium" }));
  report([small, medium]);
  expect(said()).toBe("");
  report([medium], false);
  expect(said()).toBe("");
});

describe("a cart with single packs only", () => {
  const bundles = goods.bundles.map((bundle, index) => ({
    ...bundle,
    packs: 1 + 2 * index,
    picture: { ...bundle.picture, alt: "Photo" },
  }));
  const [single, larger] = bundles;
  const offer = () => screen.queryByRole("button", { name: cartLabels.swap });
  const report = (events: BuyPage, ...lines: CartLinkItem[]) =>
    act(() => events.onCart({ lines, figures: null, isOwnChange: true }));

  it("offers the next larger bundle, at its price, and asks for it in their place", async () => {
    const { button, events } = await openCart({ ...goods, bundles });
    report(events, { variantId: single?.variantId ?? "", quantity: 1 });
    const section = screen.getByRole("region", {
      name: fillText(cartLabels.upgrade, { bundle: larger?.name ?? "" }),
    });
    expect(section.textContent).toContain(`${larger?.size}${larger?.price}`);
    // The photo says no more than the name beside it.
    expect(within(section).queryByRole("img")).toBeNull();
    fireEvent.click(within(section).getByRole("button", { name: cartLabels.swap }));
    expect(button.swap).toHaveBeenCalledExactlyOnceWith({ from: single?.variantId, to: larger?.variantId });
  });

  it("offers nothing until the buy button is ready, which swaps them", async () => {
    const lines = [{ variantId: single?.variantId ?? "", quantity: 1 }];
    let becomeReady = (): void => undefined;
    await openPage(
      ({ onCart }) => {
        onCart({ lines, figures: null, isOwnChange: false });
        return new Promise((done) => (becomeReady = () => done(fakeButton())));
      },
      { ...goods, bundles },
    );
    expect(offer()).toBeNull();
    await act(async () => becomeReady());
    expect(offer()).not.toBeNull();
  });

  it("offers nothing beside another bundle, and in an empty cart", async () => {
    const { events } = await openCart({ ...goods, bundles });
    report(events, { variantId: larger?.variantId ?? "", quantity: 1 });
    expect(offer()).toBeNull();
    report(events);
    expect(offer()).toBeNull();
  });
});
