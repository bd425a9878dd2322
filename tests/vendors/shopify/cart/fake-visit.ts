// A page load, and a browser whose tabs share their storage.
import type { BuyCart } from "@shopify/buy-button-js";
import { vi } from "vitest";
import { type CartChange, openReferralCarts } from "@/vendors/shopify/cart/referral-carts";
import type { ShopReport } from "@/vendors/shopify/transport/shop-error";
import { createSpentCarts } from "@/vendors/shopify/cart/shared-cart";
import type { FakeShop } from "./fake-shop";

/** The storage of a browser, for all its tabs. */
export class FakeBrowser {
  record: string | null = null;
  storedCartId: string | null = null;
  change: string | null = null;
  spentCarts: string | null = null;
  private readonly tabs = new Set<() => void>();
  private readonly locks = new Map<string, Promise<unknown>>();

  whileLocked = <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const next = Promise.resolve(this.locks.get(name)).then(work);
    this.locks.set(
      name,
      next.catch(() => undefined),
    );
    return next;
  };

  /** A tab's storage of the last change: every other tab gets an event. */
  changesFor(onChange: () => void) {
    this.tabs.add(onChange);
    return {
      get: () => this.change,
      set: (text: string) => {
        this.change = text;
        for (const tab of this.tabs) if (tab !== onChange) queueMicrotask(tab);
      },
    };
  }
}

interface Visit {
  code?: string | null;
  /** The campaign to stand beside the code. */
  campaign?: string;
  /** The record that an earlier visit stored. */
  record?: string | null;
  /** Another tab is a visit with the same browser. */
  browser?: FakeBrowser;
  open?: typeof openReferralCarts;
}

/** Simulates a page load. `page.code` and `page.record` are the stored values of its browser. */
export function visit(
  shop: FakeShop,
  {
    code = "BRO25",
    campaign = "",
    record = null,
    browser = new FakeBrowser(),
    open = openReferralCarts,
  }: Visit = {},
) {
  if (record !== null) browser.record = record;
  const page = {
    code,
    campaign,
    get record() {
      return browser.record;
    },
    set record(text) {
      browser.record = text;
    },
    get storedCartId() {
      return browser.storedCartId;
    },
    set storedCartId(id) {
      browser.storedCartId = id;
    },
  };
  const client = shop.client();
  const onCart = vi.fn<(cart: BuyCart | null, change: CartChange) => void>();
  const draw = vi.fn<(cart: BuyCart | null) => void>();
  const onProblem = vi.fn<(problem: string) => void>();
  const reports: ShopReport[] = [];
  const spentCarts = createSpentCarts({
    get: () => browser.spentCarts,
    set: (text) => (browser.spentCarts = text),
  });
  const onOtherTab = (): void => void carts.refresh();
  const carts = open({
    client,
    code: () => page.code,
    campaign: () => page.campaign,
    memory: { get: () => page.record, set: (text) => (page.record = text) },
    storedCartId: { get: () => page.storedCartId, set: (id) => (page.storedCartId = id) },
    changes: browser.changesFor(onOtherTab),
    whileLocked: browser.whileLocked,
    spentCarts,
    figuresOf: shop.figuresOf,
    onCart,
    draw,
    onProblem(problem, detail) {
      reports.push({ ...detail, problem });
      onProblem(problem);
    },
  });
  return { page, carts, checkout: client.checkout, onCart, draw, onProblem, reports };
}
