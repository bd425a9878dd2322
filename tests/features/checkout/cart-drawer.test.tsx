import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { cartLabels, placardLabels, shopProblems } from "@/content/interface";
import type { Connect } from "@/features/checkout/checkout-store";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { fillText } from "@/lib/text/fill-text";
import { checkoutPath } from "@/lib/site/paths";
import { goods } from "./bundles";
import { cart, openCart, openPage } from "./cart-page";
import { fakeButton } from "./fake-button";

it("gives the library one element, which React neither makes twice nor replaces", async () => {
  const { events } = await openCart();
  const [element, parts, status] = cart().children;
  expect(element).toBe(events.cartNode);
  expect(parts?.textContent).toContain("Extras");
  act(() => events.onCart({ lines: [{ variantId: "41", quantity: 2 }], figures: null, isOwnChange: false }));
  expect([...cart().children]).toEqual([element, parts, status]);
});

it("closes the cart with each other page, and when the visitor goes back or forward", async () => {
  const { button, unmount } = await openCart();
  button.closeCart.mockClear();
  for (const [times, link] of ["FAQ", "Top"].entries()) {
    fireEvent.click(screen.getByRole("link", { name: link }));
    expect(button.closeCart).toHaveBeenCalledTimes(times + 1);
  }
  fireEvent.popState(window);
  unmount();
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
  const { events } = await openCart();
  act(() => events.onCart({ lines: [{ variantId: "41", quantity: 2 }], figures: null, isOwnChange: false }));
  const below = vi.fn();
  document.addEventListener("click", below);
  fireEvent.click(screen.getByRole("button", { name: "Code" }));
  expect(below).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(below).toHaveBeenCalledTimes(1);
  document.removeEventListener("click", below);
});

it("has its lines at the shop where a problem is announced, or what it offers while it is empty, and nothing that is sold out", async () => {
  const { events } = await openCart();
  const link = () => within(cart()).queryByRole("link", { name: cartLabels.buyAtShop });
  cart().scrollTop = 200;
  act(() => events.onProblem({ problem: "down" }));
  expect(within(cart()).getByRole("alert").textContent).toContain(shopProblems.down);
  expect([link()?.getAttribute("href"), cart().scrollTop]).toEqual(["/41:1", 0]);
  const report = (isOwnChange: boolean, ...lines: CartLinkItem[]) =>
    act(() =>
      events.onCart({ lines: [{ variantId: "40", quantity: 0 }, ...lines], figures: null, isOwnChange }),
    );
  report(false);
  expect(link()).toBeNull();
  report(false, { variantId: "41", quantity: 2 });
  expect(link()?.getAttribute("href")).toBe("/41:2");
  // It scrolls to the message, and not when that goes.
  cart().scrollTop = 200;
  report(true);
  expect([link(), cart().scrollTop]).toEqual([null, 200]);
});

it.each([
  ["cart-late", "alert"],
  ["cart-gone", "status"],
] as const)("announces a problem also while the cart is not known: %s, as %s", async (problem, role) => {
  await openPage(({ onProblem }) => {
    onProblem({ problem });
    return new Promise(() => undefined);
  });
  expect(within(cart()).getAllByRole(role).at(-1)?.textContent).toBe(shopProblems[problem]);
});

describe("an empty cart", () => {
  const add = () =>
    within(cart()).getByRole("button", { name: fillText(cartLabels.add, { bundle: "Small" }) });
  const all = () => within(cart()).getByRole("link", { name: fillText(cartLabels.all, { count: "three" }) });

  it("adds the smallest bundle by one tap, and leads to the picker, where the cart is closed", async () => {
    const { button, events } = await openCart();
    expect(
      within(cart()).getByText(
        fillText(cartLabels.firstArriving, { bundle: "Small", amount: "$20", days: "Nov 25" }),
      ),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Code" })).toBeNull();
    fireEvent.click(add());
    expect(button.add).toHaveBeenCalledExactlyOnceWith("41");
    button.closeCart.mockClear();
    expect(all().getAttribute("href")).toBe(checkoutPath);
    fireEvent.click(all());
    expect(button.closeCart).toHaveBeenCalledOnce();
    act(() => events.onCart({ lines: [{ variantId: "41", quantity: 1 }], figures: null, isOwnChange: true }));
    expect(screen.queryByText(cartLabels.nobody)).toBeNull();
  });

  it("asks for it once, until the shop has refused it", async () => {
    const { button, events } = await openCart();
    fireEvent.click(add());
    fireEvent.click(add());
    expect(button.add).toHaveBeenCalledOnce();
    act(() => events.onProblem({ problem: "down" }));
    fireEvent.click(add());
    expect(button.add).toHaveBeenCalledTimes(2);
  });

  it("leads to the picker alone where the prices are not known", async () => {
    const { events } = await openCart();
    act(() => events.onProblem({ problem: "currency" }));
    expect(within(cart()).getByRole("link", { name: cartLabels.pick }).getAttribute("href")).toBe(
      checkoutPath,
    );
  });
});

it("shows what the page says in the cart as soon as it has a line, and of an empty one when the shopper opens it", async () => {
  const extras = () => within(cart()).queryByText("Extras");
  const connect = vi.fn<Connect>(async () => fakeButton());
  await openPage(connect);
  expect(extras()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(extras()).not.toBeNull();
});

it("keeps what the page says in the cart when its last line goes", async () => {
  const connect = vi.fn<Connect>(async () => fakeButton());
  await openPage(connect);
  const [events] = connect.mock.calls[0] ?? [];
  for (const lines of [[{ variantId: "41", quantity: 2 }], []])
    act(() => events?.onCart({ lines, figures: null, isOwnChange: false }));
  expect(within(cart()).queryByText("Extras")).not.toBeNull();
});

it("says how many lines it has, when they arrive, and until when their sheets last", async () => {
  const { events } = await openCart();
  const held = (...quantities: number[]) => {
    const lines = quantities.map((quantity, index) => ({ variantId: String(41 + index), quantity }));
    act(() => events.onCart({ lines, figures: null, isOwnChange: false }));
    return cart().querySelector(".cart-held .placard-text:last-child")?.textContent;
  };
  const said = (label: string, count: number, last: string) =>
    [
      fillText(label, { count }),
      fillText(cartLabels.arrives, { days: "Nov 25" }),
      fillText(placardLabels.until, { last }),
      "",
    ].join(" ");
  expect(held(2, 1, 0)).toBe(said(cartLabels.suspects, 2, "day 300"));
  // Two of the three lines are no promise of a shop in a pause.
  expect(cart().querySelectorAll(".cart-held [data-selling=true]")).toHaveLength(2);
  expect(held(1)).toBe(said(cartLabels.suspect, 1, "day 100"));
  expect(held(0)).toBeUndefined();
});

it("names no day where the clock is not known", async () => {
  const { events } = await openCart(goods, { arrival: null, untilOf: null });
  screen.getByText(fillText(cartLabels.first, { bundle: "Small", amount: "$20" }));
  act(() => events.onCart({ lines: [{ variantId: "41", quantity: 2 }], figures: null, isOwnChange: false }));
  expect(cart().querySelector(".cart-held .placard-text:last-child")?.textContent).toBe(
    `${fillText(cartLabels.suspect, { count: 1 })} ${fillText(placardLabels.lasting, { last: "200" })} `,
  );
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
