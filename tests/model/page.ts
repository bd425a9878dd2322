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
import { HeadlessPanel } from "./headless-panel";
import type { Drawn, HeadlessUi } from "./headless-library";
import { pages } from "./headless-pages";
import { CONNECTION, labels, type Variant, VARIANTS } from "./catalog";
import { type Click, isPutIn, REMARKS } from "./click";

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
  /** What swaps took out of the cart, and of these what was there after a swap that nothing else disturbed. */
  readonly swapped: Variant[] = [];
  readonly unswapped: Variant[] = [];
  /** The lines that had the quantity 0 after a change of the shopper, without a word about it. */
  readonly unsaid: Variant[] = [];
  /** What a click put into a cart that the page then closed. */
  readonly closed: Variant[] = [];
  /** What one of each variant costs, by the last answer about a cart that had it. */
  readonly cartPrices = new Map<string, number>();
  /** Every price in an answer about a cart, with its variant. */
  readonly pricesInCarts = new Set<string>();
  ui: HeadlessUi | null = null;
  private readonly storage: SafeStorage;
  readonly referrals: ReferralStore;
  readonly privacy: PrivacyChoiceStore;
  readonly store: CheckoutStore;
  readonly panel: HeadlessPanel;
  /** How many changes the shopper has asked for, and how many of these were confirmed or reported as failed. */
  private changes = 0;
  private answers = 0;
  private isLastChangeAnAddition = false;
  private isTakingOver = false;
  private swapping: Click | null = null;
  private hasTriedToLeave = false;
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
    this.panel = new HeadlessPanel(this.store);
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
        onCart: (cart) => {
          events.onCart(cart);
          for (const [variantId, price] of Object.entries(cart.prices ?? {})) {
            this.cartPrices.set(variantId, price);
            this.pricesInCarts.add(`${variantId} for ${price}`);
          }
          // What the shop says beside a cart is reported in the same task.
          this.isTakingOver = cart.isOwnChange;
          queueMicrotask(() => (this.isTakingOver = false));
        },
        onProblem: (problem, detail) => {
          if (this.isOpen) this.said.push({ problem, expired: browser.shop.expired.length });
          if (!this.isTakingOver && !["cart-gone", "cart-late"].includes(problem)) this.answers += 1;
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

  /** Whether every change was answered. A problem of the checkout could not be told from one of a change. */
  private get isSettled(): boolean {
    return !this.hasTriedToLeave && this.changes === this.answers;
  }

  get isReady(): boolean {
    return this.store.get().button.phase === "ready";
  }

  add(variant: Variant, quantity: number): void {
    const last = this.clicks.at(-1);
    const shown = JSON.stringify(this.shown?.lines);
    const isRetry =
      this.isSettled &&
      this.isLastChangeAnAddition &&
      last?.variant === variant &&
      last.quantity === quantity &&
      last.outcome === "open" &&
      last.shown === shown;
    const click = this.click(variant, quantity, isRetry);
    this.isLastChangeAnAddition = true;
    const added = this.ui?.cart?.add(`gid://shopify/ProductVariant/${variant}`, quantity);
    const said = this.said.length;
    void added?.then(this.confirmation(variant, true)).then(() => this.settle(click, this.said.slice(said)));
  }

  private click(variant: Variant, quantity: number, isRetry = false): Click {
    const shown = JSON.stringify(this.shown?.lines);
    const click: Click = { variant, quantity, outcome: "open", cartId: null, isRetry, shown };
    this.changes += 1;
    this.clicks.push(click);
    return click;
  }

  private settle(click: Click, said: Page["said"]): void {
    const quantity = this.quantityOf(click.variant) ?? 0;
    const isRefused = said.some(({ problem }) => ["remark", "not-sold", "down"].includes(problem));
    click.outcome = isRefused ? "refused" : quantity === 0 ? "sold-out" : "done";
    click.cartId = this.browser.cartId();
    if (quantity > 0 && this.ui?.isOpen === false) this.closed.push(click.variant);
  }

  private quantityOf(variant: Variant): number | undefined {
    return this.shown?.lines.find((line) => line.variant === String(variant))?.quantity;
  }

  /** Returns the function to call when a change of this variant's line is confirmed; `isMore` when the shopper wanted more of it. */
  private confirmation(variant: Variant, isMore: boolean): () => void {
    const said = this.said.length;
    const before = new Map(VARIANTS.map((each) => [each, this.quantityOf(each)]));
    return () => {
      this.answers += 1;
      if (this.said.slice(said).some(({ problem }) => REMARKS.has(problem))) return;
      // The warning about another line may be in a response that is lost. Then the line is drawn with its 0.
      const isNews = (each: Variant): boolean =>
        (each === variant && isMore) ||
        (!!before.get(each) && this.browser.met.length === 0 && !this.browser.shop.isSilent);
      this.unsaid.push(...VARIANTS.filter((each) => this.quantityOf(each) === 0 && isNews(each)));
    };
  }

  step(variant: Variant, by: number): void {
    const line = this.shown?.lines.find((drawn) => drawn.variant === String(variant));
    if (!line) return;
    this.changes += 1;
    this.isLastChangeAnAddition = false;
    this.steps.push({ variant, by });
    void this.ui?.cart?.step(line.id, by).then(this.confirmation(variant, by > 0));
  }

  /** As features/checkout/cart-offer.tsx offers it, which looks at the lines that are drawn. A second tap is made before an answer. */
  swap(from: Variant, to: Variant, taps: number): void {
    const { button } = this.store.get();
    if (button.phase !== "ready" || !this.ui?.isOpen) return;
    if (!this.quantityOf(from) || this.quantityOf(to) !== undefined) return;
    // Without an answer to the one before, it is one more tap.
    if (this.swapping?.outcome === "open")
      return void button.buyButton.swap({ from: `${from}`, to: `${to}`, quantity: 1 });
    const click = this.click(to, 1);
    this.swapping = click;
    this.isLastChangeAnAddition = false;
    this.swapped.push(from);
    const said = this.said.length;
    const { met, shop } = this.browser;
    const before = shop.performed.length;
    const [done] = Array.from({ length: taps }, () =>
      button.buyButton.swap({ from: `${from}`, to: `${to}`, quantity: 1 }),
    );
    const isAlone = (): boolean => met.length === 0 && !isPutIn(shop.performed.slice(before), from);
    const isLeft = (): boolean => click.outcome === "done" && isAlone() && !!this.quantityOf(from);
    void done
      ?.then(this.confirmation(to, true))
      .then(() => this.settle(click, this.said.slice(said)))
      .then(() => void (isLeft() && this.unswapped.push(from)));
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

  private leave(): void {
    this.hasTriedToLeave = true;
    this.noteCode();
  }

  private noteCode(): void {
    this.browser.codesSinceCheckout.add(this.referrals.current());
  }

  checkOut(): void {
    // The button is not drawn in an empty cart.
    if (!this.shown?.lines.length) return;
    this.leave();
    this.ui?.cart?.config.options.cart.DOMEvents[CHECKOUT]?.();
  }

  buyNow(): void {
    this.leave();
    this.ui?.buyNow?.();
  }

  close(): void {
    this.isOpen = false;
    this.listeners.length = 0;
  }
}
