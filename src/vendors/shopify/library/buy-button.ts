// The adapter of Shopify's Buy Button. It owns `window.ShopifyBuy`, and is imported late, when a purchase is
// likely. If it does not load, its callers keep their cart links.
import ShopifyBuy, { type BuyProductComponent, type BuySdk, type BuyUi } from "@shopify/buy-button-js";
import type { BuyButtonLabels } from "@/content/schema";
import { field } from "@/lib/field";
import { lendLocalStorage } from "@/lib/browser/lend-local-storage";
import { nextTask } from "@/lib/browser/next-task";
import { keepWheelOffNumberFields } from "@/lib/browser/number-fields";
import type { CartFigures } from "@/lib/purchase/offer";
import { type SafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { whileLocked } from "@/lib/browser/tab-lock";
import { buyButtonOptions, MONEY_FORMAT } from "./buy-button-options";
import { readFigures, valueOf, withReasons } from "@/vendors/shopify/transport/cart-figures";
import { drawCart, drawnCart } from "./drawn-cart";
import { amountsOf, type CartReport, linePriceOf, linesOf } from "./cart-report";
import type { Shop } from "@/vendors/shopify/facts";
import { numberOf } from "@/vendors/shopify/ids";
import type { OnProblem } from "@/vendors/shopify/cart/cart-turns";
import { createSpentCarts } from "@/vendors/shopify/cart/shared-cart";
import { openReferralCarts } from "@/vendors/shopify/cart/referral-carts";
import {
  filterLineEvents,
  ignoreMessages,
  keepFocusInCart,
  keepOpenedCart,
  leaveRemovedLine,
} from "./cart-events";
import { SHOP_LIMIT_MS } from "@/vendors/shopify/transport/shop-error";
import { createShopFetch } from "@/vendors/shopify/transport/shop-fetch";
import { showProduct, type ShownProduct } from "./show-product";
import { type PrivacyObjection, waysToCheckout } from "./ways-to-checkout";

/** Longer than the shop may take to respond to another tab, or a slow shop would get a second cart. */
const LOCK_LIMIT_MS = SHOP_LIMIT_MS + 2_000;

/** A shop and the way to it. */
export interface Connection {
  shop: Shop;
  /** The demo store's answers, or the browser's fetch. */
  send: typeof fetch;
  /** Addresses of this site; none where its own pages are the checkout. */
  ownSites: readonly string[];
}

/** What the page knows of its visitor, read each time it is needed. */
export interface Visitor {
  /** The campaign for the address of the checkout; empty when there is none. */
  campaign: () => string;
  /** The campaign for a cart with the live code: this one, or that of an earlier visit. */
  keptCampaign: () => string;
  /** Whether the visitor objects to the use of personal data. */
  objection: PrivacyObjection;
  /** Calls back when the visitor comes back to the page. */
  subscribeToReturn: (onReturn: (isFromCache: boolean) => void) => void;
}

/** The page around the buy button. */
export interface BuyPage {
  /** Empty element that the cart is drawn in, as long as the page is open. */
  cartNode: HTMLElement;
  /** The quantity in the picker; `set` gets whole numbers from 1 on. */
  quantity: { get: () => number; set: (quantity: number) => void };
  /** The cart, whenever it may have changed. */
  onCart: (cart: CartReport) => void;
  onProblem: OnProblem;
}

export interface BuyButtonOptions {
  connection: Connection;
  labels: BuyButtonLabels;
  /** The live referral code. */
  code: { current: () => string | null; subscribe: (onChange: () => void) => () => void };
  visitor: Visitor;
  /** Storage that all tabs share. */
  storage: Pick<SafeStorage, "get" | "set" | "subscribe">;
  page: BuyPage;
}

export type BuyButton = Awaited<ReturnType<typeof openBuyButton>>;

/** Call once per page load: the library keeps its first client and its listeners as long as the page is open. */
export async function openBuyButton(options: BuyButtonOptions) {
  const { connection, labels, code, visitor, storage } = options;
  const { shop } = connection;
  const { cartNode, quantity, onCart, onProblem } = options.page;
  const lentStorage = lendLocalStorage();
  const figures = new Map<string, CartFigures | null>();
  let shownFigures: CartFigures | null = null;
  let answeredFigures: CartFigures | null = null;
  let hasPacks = false;
  let isClosedForProblem = false;
  let isDrawn = false;
  // The Buy Button's own class drops the second argument of buildClient; the class below it takes our fetch.
  const sdk: BuySdk = Object.getPrototypeOf(ShopifyBuy);
  const client = sdk.buildClient(
    { domain: shop.domain, storefrontAccessToken: shop.storefrontToken, source: "buy-button-js" },
    createShopFetch({
      send: connection.send,
      isOnline: () => navigator.onLine,
      objected: visitor.objection.current,
      onCart({ cart, warnings }) {
        const id = String(field(cart, "id"));
        answeredFigures = withReasons(readFigures(cart), warnings, figures.get(id) ?? null);
        figures.set(id, answeredFigures);
      },
    }),
  );
  const kept = (key: string) => ({
    get: () => storage.get(key),
    set: (text: string | null) => storage.set(key, text),
  });
  const carts = openReferralCarts({
    client,
    code: code.current,
    campaign: visitor.keptCampaign,
    memory: kept(STORAGE_KEYS.cartCode),
    storedCartId: kept(`${shop.storefrontToken}.${shop.domain}.checkoutId`),
    spentCarts: createSpentCarts(kept(STORAGE_KEYS.spentCarts)),
    figuresOf: (cartId) => figures.get(cartId) ?? null,
    changes: kept(STORAGE_KEYS.cartChange),
    whileLocked: (name, work) => whileLocked(name, LOCK_LIMIT_MS, work),
    onCart(cart, change) {
      shownFigures = change.figures;
      hasPacks = cart?.lineItems.some((line) => line.quantity > 0) ?? false;
      // Of two fast clicks, the shop may refuse the first only.
      if (isClosedForProblem && change.isOwnChange && hasPacks) ui.openCart();
      if (change.isOwnChange) isClosedForProblem = false;
      leaveRemovedLine(cartNode, cart?.lineItems ?? []);
      onCart({ lines: linesOf(cart), ...change });
    },
    // Until the library has drawn its cart for the first time, it will draw what it requests itself.
    draw: (cart) => void (isDrawn && drawCart(ui, cart)),
    onProblem(...report) {
      // The library opens the cart before it knows whether anything got into it, and leaves it marked as busy.
      isClosedForProblem = !hasPacks;
      if (isClosedForProblem) ui.closeCart();
      else if (isDrawn) ui.components.cart[0]?.view.render();
      onProblem(...report);
    },
  });
  let shown: BuyProductComponent | null = null;
  const ways = waysToCheckout({
    leaving: { ...connection, code: code.current },
    campaign: visitor.campaign,
    objection: visitor.objection,
    onProblem,
    carts,
    fetchCart: (id) => client.checkout.fetch(id),
    cart: () => drawnCart(ui),
    picked: () =>
      shown?.selectedVariant
        ? { variantId: shown.selectedVariant.id, quantity: shown.selectedQuantity }
        : null,
    cartValue: () => valueOf(shownFigures),
    madeValue: () => valueOf(answeredFigures),
  });

  // Each step of the library is a task: together they blocked user input for more than 100 ms on a slow phone.
  await nextTask();
  ignoreMessages(window);
  const reports: unknown[] = [];
  const ui: BuyUi = ShopifyBuy.UI.init(client, {
    errorReporter: { notifyException: (error) => void reports.push(error) },
  });
  const config = {
    moneyFormat: MONEY_FORMAT,
    cartNode,
    node: cartNode,
    // The navigation has its own button for the cart.
    toggles: [],
    options: buyButtonOptions(labels, {
      amounts: () => amountsOf(shownFigures, code.current()),
      linePrice: (variantGid) => linePriceOf(shownFigures, numberOf(variantGid)),
      onQuantity(typed) {
        if (typed >= 1) quantity.set(typed);
        return quantity.get();
      },
      onBuyNow: ways.buyNow,
      onCheckout: ways.checkOut,
    }),
  };

  code.subscribe(() => void carts.applyCode());
  await nextTask();
  await ui.createCart(config);
  if (cartNode.parentElement) keepFocusInCart(cartNode.parentElement);
  filterLineEvents(cartNode, () => drawnCart(ui));
  keepOpenedCart(cartNode);
  keepWheelOffNumberFields(document);
  isDrawn = true;
  carts.keepUnrestored();
  // A tab may have changed the cart while this page loaded, and the shop may have while this page was in the browser's cache.
  void carts.refresh();
  storage.subscribe(STORAGE_KEYS.cartChange, () => void carts.refresh());
  visitor.subscribeToReturn((isFromCache) => {
    // The order may have been completed in another tab. It is at the shop, so it cannot tell this one.
    if (isFromCache || carts.wasLeft()) void carts.refresh(true);
  });

  return {
    /** Whether the browser keeps the cart beyond this visit. */
    storage: lentStorage,
    openCart: (): void => {
      ui.setActiveEl(document.activeElement);
      // The library closes the cart on any click outside it, so it must not open before this click has been handled.
      setTimeout(() => ui.openCart());
    },
    /** The focus returns to where it was when the cart was opened. */
    closeCart: (): void => ui.closeCart(),
    /** Resolves when the swap is drawn. After a failure, which is reported like that of any change of the cart, it stays open. */
    swap: carts.swap,
    /** Draws price, quantity and buttons in a child of the node. Rejects with a ShopError. */
    showProduct: (node: HTMLElement, variantId: string): Promise<ShownProduct> =>
      showProduct({
        ui,
        config,
        productId: shop.productId,
        quantity: quantity.get,
        reports,
        onShown: (product) => void (shown = product),
        onRemoved(product) {
          if (shown === product) shown = null;
        },
        node,
        variantId,
      }),
  };
}
