// The adapter of Shopify's Buy Button. It owns `window.ShopifyBuy`. If it does not load, its callers keep their cart links.
import ShopifyBuy, { type BuyProductComponent, type BuyUi } from "@shopify/buy-button-js";
import { lendLocalStorage } from "@/lib/browser/lend-local-storage";
import { nextTask } from "@/lib/browser/next-task";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { whileLocked } from "@/lib/browser/tab-lock";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { track } from "@/vendors/analytics";
import { openCart } from "@/vendors/shopify/cart/runner";
import { numberOf, productGid } from "@/vendors/shopify/ids";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import { SHOP_LIMIT_MS, type ShopReport } from "@/vendors/shopify/transport/shop-error";
import { operationOf, READ_PRODUCT } from "@/vendors/shopify/transport/operations";
import { failedAnswer, readAnswer } from "@/vendors/shopify/transport/read-answer";
import { readVariants } from "@/vendors/shopify/transport/read-product";
import { createShopFetch } from "@/vendors/shopify/transport/shop-fetch";
import { buyButtonOptions } from "./buy-button-options";
import { ignoreMessages, leaveRemovedLine, mendCartEvents } from "./cart-events";
import { amountsOf, keptTextOf, linePriceOf, linesOf, reportOfCart } from "./cart-report";
import { drawCart, replaceCartMethods } from "./drawn-cart";
import { showProduct, type ShownProduct } from "./show-product";
import { checkoutAddress, watchObjection } from "./ways-to-checkout";
import type { BuyButtonOptions } from "./buy-page";

/** Longer than the shop may take to respond to another tab, or a slow shop would get a second cart. */
const LOCK_LIMIT_MS = SHOP_LIMIT_MS + 2_000;

interface View {
  cart: Cart | null;
  product: BuyProductComponent | null;
  /** Whether the library has drawn its cart for the first time. Until then, it will draw what it has asked for itself. */
  isDrawn: boolean;
  /** Whether the cart was closed because nothing got into it. */
  isClosedForProblem: boolean;
  /** Whether a bundle is added in the open cart. */
  isAddedInCart: boolean;
}

export type BuyButton = Awaited<ReturnType<typeof openBuyButton>>;

/** Call once per page load: the library keeps its first client and its listeners as long as the page is open. */
export async function openBuyButton(options: BuyButtonOptions) {
  const { connection, labels, code, visitor, storage } = options;
  const { shop } = connection;
  const { cartNode, quantity, sizeOf, onCart, onProblem } = options.page;
  const lentStorage = lendLocalStorage();
  const hasObjectionChanged = watchObjection(visitor.objection);
  const view: View = {
    cart: null,
    product: null,
    isDrawn: false,
    isClosedForProblem: false,
    isAddedInCart: false,
  };
  const ask = createShopFetch(shop, {
    send: connection.send,
    isOnline: () => navigator.onLine,
    objected: visitor.objection.current,
  });
  const client = ShopifyBuy.buildClient({
    domain: shop.domain,
    storefrontAccessToken: shop.storefrontToken,
  });
  const keys = {
    // The library's own, for the carts of earlier visits.
    cartId: `${shop.storefrontToken}.${shop.domain}.checkoutId`,
    record: STORAGE_KEYS.cartCode,
    change: STORAGE_KEYS.cartChange,
    spent: STORAGE_KEYS.spentCarts,
  };
  const hasPacks = (): boolean => view.cart?.lines.some((line) => line.quantity > 0) ?? false;
  let restored = (): void => undefined;
  const isRestored = new Promise<void>((resolve) => (restored = resolve));

  function tell({ problem, ...detail }: ShopReport): void {
    // The library opens the cart before it knows whether anything got into it, and leaves it marked as busy.
    view.isClosedForProblem = !hasPacks() && !view.isAddedInCart;
    view.isAddedInCart = false;
    if (view.isClosedForProblem) ui.closeCart();
    else if (view.isDrawn) ui.components.cart[0]?.view.render();
    onProblem(problem, detail);
  }

  const cart = openCart({
    ask: (asked) => ask(...operationOf(asked)).then(readAnswer, failedAnswer),
    code: code.current,
    campaign: visitor.keptCampaign,
    storage,
    keys,
    whileLocked: (work) => whileLocked("cart", LOCK_LIMIT_MS, work),
    onShow(answered, own, draws) {
      view.cart = answered;
      restored();
      // Of two fast clicks, the shop may refuse the first only.
      if (view.isClosedForProblem && own && hasPacks()) ui.openCart();
      if (own) view.isClosedForProblem = view.isAddedInCart = false;
      leaveRemovedLine(cartNode, answered?.lines ?? []);
      // One that could not be read is still there.
      if (answered || storage.get(keys.cartId) === null)
        storage.set(STORAGE_KEYS.keptCart, keptTextOf(answered));
      onCart(reportOfCart(answered, own));
      if (draws && view.isDrawn) drawCart(ui, answered);
    },
    onTell: tell,
    leave(left, isDirect) {
      const leaving = { ...connection, code: code.current };
      const address = checkoutAddress(left.checkoutUrl, linesOf(left), leaving, visitor.campaign());
      if (address === null) {
        tell({ problem: "garbled" });
        return false;
      }
      const figures = (isDirect ? left : view.cart)?.figures;
      track({ event: "checkout", cart: linesOf(left), value: figures ? figures.totalCents / 100 : null });
      window.location.assign(address);
      return true;
    },
  });
  replaceCartMethods(client, cart, isRestored, (cartToDraw) => drawCart(ui, cartToDraw));

  // Each step of the library is a task: together they blocked user input for more than 100 ms on a slow phone.
  await nextTask();
  ignoreMessages(window);
  const ui: BuyUi = ShopifyBuy.UI.init(client);
  const config = {
    cartNode,
    node: cartNode,
    // The navigation has its own button for the cart.
    toggles: [],
    options: buyButtonOptions(labels, {
      amounts: () => amountsOf(view.cart?.figures ?? null, code.current()),
      linePrice: (variantGid) => linePriceOf(view.cart?.figures ?? null, numberOf(variantGid)),
      lineSize: (variantGid) => sizeOf(numberOf(variantGid)),
      onQuantity(typed) {
        if (typed >= 1) quantity.set(typed);
        return quantity.get();
      },
      onBuyNow() {
        const { selectedVariant, selectedQuantity = 1 } = view.product ?? {};
        if (!selectedVariant) return;
        const line = { variantId: numberOf(selectedVariant.id), quantity: selectedQuantity };
        cart.dispatch({ on: "buy-now", lines: [line] });
      },
      onCheckout: () => cart.dispatch({ on: "check-out", isStale: hasObjectionChanged() }),
    }),
  };

  code.subscribe(() => cart.dispatch({ on: "code" }));
  await nextTask();
  cart.dispatch({ on: "opened" });
  await ui.createCart(config);
  mendCartEvents(cartNode, () => view.cart);
  view.isDrawn = true;
  drawCart(ui, view.cart);
  if (storage.get(keys.cartId) === null) storage.set(STORAGE_KEYS.keptCart, null);
  storage.subscribe(STORAGE_KEYS.cartChange, () => cart.dispatch({ on: "tab" }));
  // A tab may have changed the cart while this page loaded.
  cart.dispatch({ on: "tab" });
  visitor.subscribeToReturn((isFromCache) => cart.dispatch({ on: "return", isFromCache }));

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
    /** Adds one of a variant, by its number, to the open cart. After a failure, which is reported, it stays open. */
    add: async (variantId: string): Promise<void> => {
      view.isAddedInCart = true;
      drawCart(ui, await cart.click({ do: "add", lines: [{ variantId, quantity: 1 }] }));
    },
    /** Puts so many of a variant into the cart in the place of another, by their numbers. Resolves, or stays open, as `add` does. */
    swap: async (from: string, to: CartLinkItem): Promise<void> =>
      drawCart(ui, await cart.click({ do: "swap", from, to })),
    /** Draws price, quantity and buttons in a child of the node. Rejects with a ShopError. */
    showProduct: (node: HTMLElement, variantId: string): Promise<ShownProduct> =>
      showProduct(node, variantId, {
        client,
        ui,
        config,
        productId: shop.productId,
        readVariants: () => ask(READ_PRODUCT, { id: productGid(shop.productId) }).then(readVariants),
        quantity: quantity.get,
        onShown: (product) => void (view.product = product),
        onRemoved(product) {
          if (view.product === product) view.product = null;
        },
      }),
  };
}
