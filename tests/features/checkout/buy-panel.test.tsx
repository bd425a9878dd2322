// What the panel below the picker shows and does while the buy button loads, is shown, or fails.
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, describe, it, vi } from "vitest";
import { checkoutLabels as labels, shopProblems } from "@/content/interface";
import type { Connect } from "@/features/checkout/checkout-store";
import { fillText } from "@/lib/text/fill-text";
import { formatUsd } from "@/lib/text/money";
import type { BuyButton } from "@/vendors/shopify/library/buy-button";
import type { ShownProduct } from "@/vendors/shopify/library/show-product";
import { ShopError } from "@/lib/purchase/shop-problem";
import { fakeButton, fakeProduct, variantsWithout } from "./fake-button";
import { openMedium, option } from "./picker";

const settle = () => act(async () => undefined);
const bundleLink = (label: string, bundle: string) => fillText(label, { bundle });
/** Those of the panel. The empty cart has one of its own. */
const links = () =>
  screen.queryAllByRole("link").filter((link) => !screen.getByRole("complementary").contains(link));
const linkNames = () => links().map(({ textContent }) => textContent);
const linkAddresses = () => links().map((link) => link.getAttribute("href"));
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
const retry = () => screen.queryByRole("button", { name: labels.retry });
/** Of the picker; the cart has its own. */
const status = () =>
  screen.getAllByRole("status").findLast((region) => !region.closest("aside"))?.textContent;

/** Opens the picker of a shop that has answered, and returns what the buy button tells the page. */
async function openWith(button: BuyButton) {
  const connect = vi.fn<Connect>(async () => button);
  const view = await openMedium(connect, { links: { shopPay: () => null } });
  const [events] = connect.mock.calls[0] ?? [];
  if (!events) throw new Error("The buy button was not loaded.");
  return {
    ...view,
    connect,
    pick: (quantity: number) => act(async () => events.quantity.set(quantity)),
    report: (problem: "sold-out" | "down" | "currency") => act(async () => events.onProblem({ problem })),
  };
}

const prices = () =>
  screen.getAllByRole("paragraph").flatMap(({ textContent: text }) => (text.startsWith("$") ? text : []));

describe("the link to the shop's cart", () => {
  it("buys the chosen bundle until the buy button is shown, which takes its place and no focus that is elsewhere, and the shop's price that of the content", async () => {
    let show = (): void => undefined;
    const product = fakeProduct();
    await openWith(fakeButton(() => new Promise((done) => (show = () => done(product)))));
    expect(linkNames()).toEqual([bundleLink(labels.buy, "Medium")]);
    expect(status()).toBe(labels.opening);
    expect(prices()).toEqual([`${formatUsd(38)}Free`]);
    const quantity = () => screen.queryAllByText(labels.quantity);
    expect(quantity()).toEqual([]);
    await act(async () => show());
    expect(linkNames()).toEqual([]);
    expect([alerts(), retry(), status()]).toEqual([[], null, ""]);
    expect(prices()).toEqual([`${formatUsd(20)}Free`]);
    expect(quantity()).toHaveLength(1);
    expect(product.focus).not.toHaveBeenCalled();
  });

  it("gives its focus to the buy button that takes its place", async () => {
    let show = (): void => undefined;
    const product = fakeProduct();
    await openWith(fakeButton(() => new Promise((done) => (show = () => done(product)))));
    screen.getByRole("link", { name: bundleLink(labels.buy, "Medium") }).focus();
    await act(async () => show());
    expect(product.focus).toHaveBeenCalledTimes(1);
  });
});

describe("the buy button", () => {
  it("is made of the variant of the content, and then gets the shop's variant of each chosen bundle", async () => {
    const product = fakeProduct(variantsWithout().map((variant) => ({ ...variant, id: `9${variant.id}` })));
    const button = fakeButton(async () => product);
    await openWith(button);
    expect(button.showProduct.mock.calls.map(([, variantId]) => variantId)).toEqual(["42"]);
    fireEvent.click(option("Large"));
    expect(product.select.mock.lastCall).toEqual(["943"]);
  });

  it("is removed with the page", async () => {
    const product = fakeProduct();
    const { unmount } = await openWith(fakeButton(async () => product));
    expect(product.remove).not.toHaveBeenCalled();
    unmount();
    expect(product.remove).toHaveBeenCalledTimes(1);
  });

  it("is removed at once when it comes after the page was left", async () => {
    let show = (): void => undefined;
    const product = fakeProduct();
    const { unmount } = await openWith(fakeButton(() => new Promise((done) => (show = () => done(product)))));
    unmount();
    show();
    await settle();
    expect(product.remove).toHaveBeenCalledTimes(1);
    expect(product.focus).not.toHaveBeenCalled();
  });
});

describe("a buy button that is not shown", () => {
  it.each([
    ["the reason", new ShopError("missing"), shopProblems.missing],
    ["that the reason is not known", new TypeError("x is not a function"), shopProblems.unknown],
  ])("announces %s, with a link to the shop and a retry", async (_, error, text) => {
    await openWith(fakeButton(() => Promise.reject(error)));
    expect(alerts()).toEqual([text]);
    expect(linkNames()).toEqual([bundleLink(labels.buyAtShop, "Medium")]);
    expect(retry()).not.toBeNull();
    expect(status()).toBe("");
  });

  it("is requested again by the retry, which leaves the focus in the panel and removes the message", async () => {
    const product = fakeProduct();
    const button = fakeButton(async () => product);
    button.showProduct.mockRejectedValueOnce(new ShopError("slow"));
    const { connect } = await openWith(button);
    const pressed = retry();
    pressed?.focus();
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    fireEvent.click(pressed ?? document.body);
    // The panel is no stop of the tab key, and the page does not scroll.
    expect(document.activeElement).toHaveProperty("tabIndex", -1);
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect([alerts(), retry()]).toEqual([[], null]);
    await settle();
    expect(button.showProduct).toHaveBeenCalledTimes(2);
    expect(connect).toHaveBeenCalledTimes(1);
    // The buy button gets the focus that was in the panel.
    expect(product.focus).toHaveBeenCalledTimes(1);
  });

  it("is requested as often as the retry is pressed", async () => {
    const button = fakeButton(() => Promise.reject(new ShopError("slow")));
    await openWith(button);
    for (const requests of [2, 3]) {
      fireEvent.click(retry() ?? document.body);
      await settle();
      expect(button.showProduct).toHaveBeenCalledTimes(requests);
    }
  });

  it("is connected again by the retry where it did not load at all", async () => {
    const connect = vi.fn<Connect>(async () => fakeButton()).mockRejectedValueOnce(new ShopError("down"));
    await openMedium(connect);
    expect(alerts()).toEqual([shopProblems.down]);
    fireEvent.click(retry() ?? document.body);
    expect(status()).toBe(labels.opening);
    await settle();
    expect(connect).toHaveBeenCalledTimes(2);
    expect(alerts()).toEqual([]);
  });
});

describe("a click that fails", () => {
  it("is announced in the panel with a link to the shop and no retry: the buy button is still there", async () => {
    const product = fakeProduct();
    const { report } = await openWith(fakeButton(async () => product));
    await report("down");
    expect(alerts()).toContain(shopProblems.down);
    expect(linkNames()).toEqual([bundleLink(labels.buyAtShop, "Medium")]);
    expect(retry()).toBeNull();
    expect(product.readStock).not.toHaveBeenCalled();
  });

  it("leads to the shop with the quantity that is picked, and with one as long as no quantity can be seen", async () => {
    const shown = await openWith(fakeButton());
    await shown.pick(3);
    expect(prices()).toEqual([`${formatUsd(60)}Free`]);
    await shown.report("down");
    expect(linkAddresses()).toEqual([expect.stringMatching(/:3$/)]);
    shown.unmount();
    const { pick } = await openWith(fakeButton(() => Promise.reject(new ShopError("slow"))));
    await pick(3);
    expect(linkAddresses()).toEqual([expect.stringMatching(/:1$/)]);
  });
});

it("shows no price where the shop answers a click in another currency", async () => {
  const { report } = await openWith(fakeButton());
  await report("currency");
  expect(prices()).toEqual([]);
});

it("shows what a click in the panel met in the window, and leaves the page alone for one in the cart", async () => {
  const { report } = await openWith(fakeButton());
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  await report("down");
  expect(scroll).not.toHaveBeenCalled();
  screen.getByRole("radio", { name: "2" }).focus();
  await report("sold-out");
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: "nearest" });
});

describe("a click that the shop refuses as sold out", () => {
  /** The shop had all bundles when the picker was opened. Only its answer about the stock tells what is left. */
  async function refuse(readStock: ShownProduct["readStock"]) {
    const product = fakeProduct();
    product.readStock.mockImplementation(readStock);
    const { report } = await openWith(fakeButton(async () => product));
    expect(product.readStock).not.toHaveBeenCalled();
    await report("sold-out");
    expect(product.readStock).toHaveBeenCalledTimes(1);
  }

  it("stays announced where the bundle is left: it was the quantity", async () => {
    await refuse(async () => variantsWithout());
    expect(option("Medium").checked).toBe(true);
    expect(linkNames()).toEqual([bundleLink(labels.buyAtShop, "Medium")]);
  });

  it("is settled when the next bundle is chosen in its place", async () => {
    await refuse(async () => variantsWithout("medium"));
    expect(option("Large").checked).toBe(true);
    // The cart still says it; the panel has the next bundle's buy button.
    expect(alerts()).toEqual([expect.stringContaining(shopProblems["sold-out"])]);
    expect(linkNames()).toEqual([]);
  });

  it("stays announced, and is logged, where the stock cannot be read", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    await refuse(() => Promise.reject(new ShopError("down")));
    expect(linkNames()).toEqual([bundleLink(labels.buyAtShop, "Medium")]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

it("says that every bundle is sold out, with a link to us in place of the buy button", async () => {
  const product = fakeProduct(variantsWithout("small", "medium", "large"));
  await openWith(fakeButton(async () => product));
  expect(product.remove).toHaveBeenCalledTimes(1);
  expect(alerts()).toEqual([labels.allSoldOut]);
  expect(linkNames()).toEqual([labels.ask]);
  expect([retry(), status()]).toEqual([null, ""]);
});

it("neither the picker nor its panel is rendered again when only the cart changes", async () => {
  const connect = vi.fn<Connect>(async () => fakeButton());
  const cartLinkFor = vi.fn(() => "/cart");
  const shopPayLinkFor = vi.fn(() => null);
  await openMedium(connect, { links: { cart: cartLinkFor, shopPay: shopPayLinkFor } });
  cartLinkFor.mockClear();
  shopPayLinkFor.mockClear();
  const lines = [{ variantId: "42", quantity: 1 }];
  await act(async () => connect.mock.calls[0]?.[0].onCart({ lines, figures: null, isOwnChange: false }));
  expect([cartLinkFor.mock.calls, shopPayLinkFor.mock.calls]).toEqual([[], []]);
  fireEvent.click(option("Large"));
  expect(shopPayLinkFor).toHaveBeenCalled();
});
