// A page of the shop in a tab: the checkout's store and the buy button as shipped, on a browser that is simulated.
import { createCheckoutStore, type CheckoutStore } from "@/features/checkout/checkout-store";
import { forgetCode } from "@/lib/referral/forget-code";
import { createPrivacyChoice, type PrivacyChoiceStore } from "@/lib/consent/privacy-choice";
import { freshRecord } from "@/lib/referral/referral-code";
import { createReferralStore, type ReferralStore } from "@/lib/referral/referral-store";
import { createCopiedStorage } from "@/lib/browser/copied-storage";
import { createSafeStorage, type SafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { subscribeToReturn } from "@/lib/browser/visitor-return";
import { type BuyButton, openBuyButton } from "@/vendors/shopify/library/buy-button";
import type { BuyPage } from "@/vendors/shopify/library/buy-page";
import type { ShopProblem } from "@/vendors/shopify/transport/shop-error";
import { goods } from "../features/checkout/bundles";
import type { Browser, OpenPage } from "./browser";
import { runPanel } from "./headless-panel";
import type { Drawn, HeadlessUi } from "./headless-library";
import { pages } from "./headless-pages";
import { CONNECTION, labels, type Variant } from "./catalog";

/** A click that adds to the cart. */
interface Click {
  variant: Variant;
  quantity: number;
  /** Whether the page has confirmed it. */
  isDone: boolean;
}

/** What the page says about a change that the shop refused. */
const REFUSALS: ReadonlySet<ShopProblem> = new Set(["remark", "not-sold", "down"]);

const CHECKOUT = "click .shopify-buy__btn.shopify-buy__btn--cart-checkout";

export class Page implements OpenPage {
  isOpen = true;
  readonly listeners: OpenPage["listeners"] = [];
  readonly area: Storage;
  readonly drawings: Drawn[] = [];
  readonly clicks: Click[] = [];
  /** What the page has told the shopper, with how many carts had expired by then. */
  readonly said: { problem: ShopProblem; expired: number }[] = [];
  readonly steps: { variant: Variant; by: number }[] = [];
  /** What a click put into a cart that the page then closed. */
  readonly closed: Variant[] = [];
  ui: HeadlessUi | null = null;
  private readonly storage: SafeStorage;
  readonly referrals: ReferralStore;
  readonly privacy: PrivacyChoiceStore;
  readonly store: CheckoutStore;
  hasSwapped = false;
  private isSwapping = false;
  private connection: Promise<BuyButton> | null = null;

  constructor(
    readonly name: string,
    private readonly browser: Browser,
    readonly session: Storage,
  ) {
    browser.open(this);
    this.area = browser.areaOf(this);
    this.storage = createSafeStorage(() => this.area);
    this.privacy = createPrivacyChoice(this.storage, () => undefined);
    const codes = createCopiedStorage(
      this.storage,
      createSafeStorage(() => session),
      this.privacy.allowed,
    );
    this.referrals = createReferralStore(codes, () => browser.clock.now);
    browser.as(this, () =>
      browser.window.addEventListener("storage", ({ key }) => this.forgetWithOtherTab(key)),
    );
    const choice = createSafeStorage(() => browser.areaOf({ name: "", isOpen: false, listeners: [] }));
    this.store = createCheckoutStore(goods, (events) => this.connect(events), {
      get: () => choice.get(STORAGE_KEYS.choice),
      set: (text) => choice.set(STORAGE_KEYS.choice, text),
    });
    runPanel(this.store);
    const node = document.createElement("div");
    pages.set(node, this);
    this.store.setCartNode(node);
    this.referrals.tidy();
    this.store.start();
  }

  /** As features/checkout/connect-shop.ts does, with the page's own storage. */
  private connect(events: BuyPage): Promise<BuyButton> {
    const { storage, browser } = this;
    const subscribe =
      (listen: (onChange: () => void) => () => void) =>
      (onChange: () => void): (() => void) =>
        browser.as(this, () => listen(onChange));
    this.connection ??= openBuyButton({
      connection: {
        shop: CONNECTION,
        send: (_, init) => browser.send(this, typeof init?.body === "string" ? init.body : ""),
        ownSites: [],
      },
      labels,
      code: { current: this.referrals.current, subscribe: subscribe(this.referrals.subscribe) },
      visitor: {
        keptCampaign: () => "",
        campaign: () => "",
        objection: {
          current: () => !this.privacy.allowed(),
          subscribe: (onChange) => void subscribe(this.privacy.subscribe)(onChange),
        },
        subscribeToReturn: (onReturn) => browser.as(this, () => subscribeToReturn(onReturn)),
      },
      storage: {
        ...storage,
        subscribe: (key, onChange) => subscribe((listener) => storage.subscribe(key, listener))(onChange),
      },
      page: {
        ...events,
        onProblem: (problem, detail) => {
          if (this.isOpen) this.said.push({ problem, expired: browser.shop.expired.length });
          events.onProblem(problem, detail);
        },
      },
    }).catch((error: unknown) => {
      this.connection = null;
      throw error;
    });
    return this.connection;
  }

  get shown(): Drawn | null {
    return this.drawings.at(-1) ?? null;
  }

  get isReady(): boolean {
    return this.store.get().button.phase === "ready";
  }

  add(variant: Variant, quantity: number): void {
    this.settle(variant, quantity, this.ui?.cart?.add(`gid://shopify/ProductVariant/${variant}`, quantity));
  }

  private settle(variant: Variant, quantity: number, made: Promise<void> | undefined): void {
    const click: Click = { variant, quantity, isDone: false };
    this.clicks.push(click);
    const said = this.said.length;
    void made?.then(() => this.confirm(click, this.said.slice(said)));
  }

  private confirm(click: Click, said: Page["said"]): void {
    const quantity = this.quantityOf(click.variant) ?? 0;
    click.isDone = quantity > 0 && !said.some(({ problem }) => REFUSALS.has(problem));
    if (quantity > 0 && this.ui?.isOpen === false) this.closed.push(click.variant);
  }

  private quantityOf(variant: Variant): number | undefined {
    return this.shown?.lines.find((line) => line.variant === String(variant))?.quantity;
  }

  step(variant: Variant, by: number): void {
    const line = this.shown?.lines.find((drawn) => drawn.variant === String(variant));
    if (!line) return;
    this.steps.push({ variant, by });
    void this.ui?.cart?.step(line.id, by);
  }

  /** As features/checkout/cart-offer.tsx offers it, which looks at the lines that are drawn. A second tap is made before an answer. */
  swap(from: Variant, to: Variant, taps: number): void {
    const { button } = this.store.get();
    if (button.phase !== "ready" || !this.ui?.isOpen) return;
    if (!this.quantityOf(from) || this.quantityOf(to) !== undefined) return;
    const [done] = Array.from({ length: taps }, () => {
      const swapped = button.buyButton.swap(`${from}`, { variantId: `${to}`, quantity: 1 });
      // A tap that comes before the answer to an earlier one may find nothing to swap.
      this.settle(to, 1, this.isSwapping ? undefined : swapped);
      this.hasSwapped = this.isSwapping = true;
      return swapped;
    });
    void done?.then(() => (this.isSwapping = false));
  }

  follow(code: string): void {
    this.referrals.remember(freshRecord(code, this.browser.clock.now));
    this.noteCode();
  }

  forget(): void {
    forgetCode(this.referrals, this.storage);
    this.noteCode();
  }

  /** As hooks/use-referral-code.ts does. */
  private forgetWithOtherTab(key: string | null): void {
    const isMeant = key === null || key === STORAGE_KEYS.referralCode;
    if (isMeant && this.storage.get(STORAGE_KEYS.referralCode) === null)
      forgetCode(this.referrals, this.storage);
  }

  private noteCode(): void {
    this.browser.codesSinceCheckout.add(this.referrals.current());
  }

  checkOut(): void {
    // The button is not drawn in an empty cart.
    if (!this.shown?.lines.length) return;
    this.noteCode();
    this.ui?.cart?.config.options.cart.DOMEvents[CHECKOUT]?.();
  }

  buyNow(): void {
    this.noteCode();
    this.ui?.buyNow?.();
  }

  close(): void {
    this.isOpen = false;
    this.listeners.length = 0;
  }
}
