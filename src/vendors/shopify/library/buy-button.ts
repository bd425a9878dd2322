// The adapter of Shopify's Buy Button. It owns `window.ShopifyBuy`. If it does not load, its callers keep their cart links.
import ShopifyBuy from "@shopify/buy-button-js";
import { lendLocalStorage } from "@/lib/browser/lend-local-storage";
import { nextTask } from "@/lib/browser/next-task";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { whileLocked } from "@/lib/browser/tab-lock";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { writeKeptCart } from "@/lib/purchase/kept-cart";
import { track } from "@/vendors/analytics";
import { openCart } from "@/vendors/shopify/cart/runner";
import { linesOf } from "@/vendors/shopify/cart/lines";
import type { Change } from "@/vendors/shopify/cart/state";
import { numberOf, productGid } from "@/vendors/shopify/ids";
import { SHOP_LIMIT_MS } from "@/lib/purchase/shop-problem";
import { operationOf, READ_PRODUCT } from "@/vendors/shopify/transport/operations";
import { failedAnswer, readAnswer } from "@/vendors/shopify/transport/read-answer";
import { readVariants } from "@/vendors/shopify/transport/read-product";
import { createShopFetch } from "@/vendors/shopify/transport/shop-fetch";
import { buyButtonOptions } from "./buy-button-options";
import { ignoreMessages, leaveRemovedLine, mendCartEvents } from "./cart-events";
import { drawableCart, DrawnCart } from "./drawn-cart";
import { showProduct, type ShownProduct } from "./show-product";
import { checkoutAddress } from "./ways-to-checkout";
import type { BuyButtonOptions } from "./buy-page";

/** Longer than the shop may take to respond to another tab, or a slow shop would get a second cart. */
const LOCK_LIMIT_MS = SHOP_LIMIT_MS + 2_000;

export type BuyButton = Awaited<ReturnType<typeof openBuyButton>>;

/** Call once per page load: the library keeps its first client and its listeners as long as the page is open. */
export async function openBuyButton(options: BuyButtonOptions) {
  const { connection, labels, code, visitor, storage } = options;
  const { domain, storefrontToken: storefrontAccessToken, productId } = connection.shop;
  const { cartNode, quantity, sizeOf, onCart, onProblem } = options.page;
  const lentStorage = lendLocalStorage();
  const ask = createShopFetch(connection, visitor.objection.current);
  const client = ShopifyBuy.buildClient({ domain, storefrontAccessToken });
  const keys = {
    // The library's own, for the carts of earlier visits.
    cartId: `${storefrontAccessToken}.${domain}.checkoutId`,
    record: STORAGE_KEYS.cartCode,
    change: STORAGE_KEYS.cartChange,
    spent: STORAGE_KEYS.spentCarts,
  };
  const storedCartId = (): string | null => {
    const id = storage.get(keys.cartId);
    // Earlier versions of the library stored a checkout's. The shop answers it with errors only, at every visit.
    return id?.startsWith("gid://shopify/Cart/") ? id : null;
  };
  // It drops the stored id, and so the cart, where it gets none.
  client.checkout.fetch = async () => drawableCart(null);
  // Each step of the library is a task: together they blocked user input for more than 100 ms on a slow phone.
  await nextTask();
  ignoreMessages(window);
  const ui = ShopifyBuy.UI.init(client);
  const drawn = new DrawnCart(ui, cartNode);
  let known = (): void => undefined;
  const isKnown = new Promise<void>((resolve) => (known = resolve));
  const selectedLine = (): CartLinkItem | null => {
    const { selectedVariant, selectedQuantity = 1 } = ui.components.product.at(-1) ?? {};
    return selectedVariant ? { variantId: numberOf(selectedVariant.id), quantity: selectedQuantity } : null;
  };

  const cart = openCart({
    ask: (asked) => ask(...operationOf(asked)).then((answer) => readAnswer(answer, asked), failedAnswer),
    shared: () => ({
      code: code.current(),
      campaign: visitor.keptCampaign(),
      objected: visitor.objection.current(),
      cartId: storedCartId(),
      record: storage.get(keys.record),
      change: storage.get(keys.change),
      spent: storage.get(keys.spent),
    }),
    keep: (what, value) => storage.set(keys[what], value),
    whileLocked: (work) => whileLocked("cart", LOCK_LIMIT_MS, work),
    onShow(shown, own) {
      known();
      void leaveRemovedLine(cartNode, shown?.lines ?? []);
      const [lines, figures] = [linesOf(shown), shown?.figures ?? null];
      const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
      const content = { id: numberOf(shown?.id ?? ""), pieces, cents: figures?.totalCents ?? null };
      // One that could not be read is still there.
      if (shown || storedCartId() === null)
        storage.set(STORAGE_KEYS.keptCart, pieces > 0 ? writeKeptCart(content) : null);
      const isOwnChange = own !== null;
      drawn.show(shown, isOwnChange);
      const prices = Object.fromEntries(shown?.lines.map(({ variantId, price }) => [variantId, price]) ?? []);
      onCart({ lines, figures, isOwnChange, asked: own ?? [], prices });
    },
    onReport(report) {
      drawn.showProblem();
      onProblem(report);
    },
    leave(left) {
      const { checkoutUrl, figures } = left;
      const [lines, value] = [linesOf(left), figures && figures.totalCents / 100];
      const address = checkoutAddress(checkoutUrl, lines, connection, code.current(), visitor.campaign());
      if (address === null) return false;
      track({ event: "checkout", cart: lines, value });
      window.location.assign(address);
      return true;
    },
  });
  const change = (made: Change): void => cart.dispatch({ on: "click", change: made });
  const config = {
    cartNode,
    node: cartNode,
    // The navigation has its own button for the cart.
    toggles: [],
    options: buyButtonOptions(labels, {
      figures: () => drawn.shown?.figures ?? null,
      code: code.current,
      hasPacks: () => drawn.hasPacks,
      sizeOf,
      onQuantity(typed) {
        if (typed >= 1) quantity.set(typed);
        return quantity.get();
      },
      onAdd(click, button) {
        const line = selectedLine();
        if (!line) return;
        // The library closes the cart at a click that arrives at the document.
        click.stopPropagation();
        ui.setActiveEl(button);
        drawn.isChangedInside = false;
        ui.openCart();
        drawn.sayInEmpty(labels.cart.adding);
        change({ do: "add", lines: [line] });
      },
      onBuyNow() {
        const line = selectedLine();
        if (line) cart.dispatch({ on: "buy-now", lines: [line] });
      },
      onLine(control, quantityOf) {
        const line = drawn.changeOf(control, quantityOf);
        if (line) change({ do: "set", lines: [line] });
      },
      onCheckout: () => cart.dispatch({ on: "check-out" }),
    }),
  };

  await nextTask();
  cart.dispatch({ on: "opened" });
  code.subscribe(() => cart.dispatch({ on: "code" }));
  visitor.objection.subscribe(() => cart.dispatch({ on: "tab" }));
  storage.subscribe(STORAGE_KEYS.cartChange, () => cart.dispatch({ on: "tab" }));
  visitor.subscribeToReturn((isFromCache) => cart.dispatch({ on: "return", isFromCache }));
  const component = await ui.createCart(config);
  await isKnown;
  mendCartEvents(cartNode);
  drawn.begin(component);

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
    /** Adds one of a variant, by its number, to the open cart. */
    add: (variantId: string): void => {
      drawn.isChangedInside = true;
      change({ do: "add", lines: [{ variantId, quantity: 1 }] });
    },
    /** Puts so many of a variant into the cart in the place of another, by their numbers. */
    swap: (from: string, to: CartLinkItem): void => change({ do: "swap", from, to }),
    /** Draws price, quantity and buttons in a child of the node. Rejects with a ShopError. */
    showProduct: (node: HTMLElement, variantId: string): Promise<ShownProduct> =>
      showProduct(node, variantId, {
        client,
        ui,
        config,
        productId,
        readVariants: () => ask(READ_PRODUCT, { id: productGid(productId) }).then(readVariants),
        pickedQuantity: quantity.get,
      }),
  };
}
