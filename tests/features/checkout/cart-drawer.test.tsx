import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { Link, MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { cartLabels, shopProblems } from "@/content/interface";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { CheckoutProvider, useCheckout } from "@/features/checkout/checkout-context";
import type { Connect } from "@/features/checkout/checkout-store";
import { goods } from "./bundles";
import { fillText } from "@/lib/text/fill-text";
import { checkoutPath } from "@/lib/site/paths";
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

async function openPage(connect: Connect): Promise<void> {
  render(
    <StrictMode>
      <MemoryRouter>
        <CheckoutProvider goods={goods} connect={connect}>
          <Page />
          <CartDrawer
            labels={cartLabels}
            problems={shopProblems}
            cartLinkFor={(lines) =>
              lines.map(({ variantId, quantity }) => `/${variantId}:${quantity}`).join("")
            }
            codeArea={<button type="button">Code</button>}
          />
        </CheckoutProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Start" }));
  await act(async () => undefined);
}

/** Opens a page whose buy button is loaded, and returns the button with what it tells the page. */
async function openCart() {
  const button = fakeButton();
  const connect = vi.fn<Connect>(async () => button);
  await openPage(connect);
  const [events] = connect.mock.calls[0] ?? [];
  if (!events) throw new Error("The buy button was not loaded.");
  return { button, events };
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
