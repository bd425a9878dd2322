// Labels and templates of the buy button. Its own style sheet resets whole elements and its thumbnails need
// inline styles, so the looks are ours (features/checkout/buy-panel.css).
import type { BuyProductComponent } from "@shopify/buy-button-js";
import type { BuyButtonLabels } from "@/content/schema";
import { amountsOf, linePriceOf } from "@/lib/purchase/cart-amounts";
import type { CartFigures } from "@/lib/purchase/offer";
import { numberOf } from "@/vendors/shopify/ids";
import type { BuyPage } from "./buy-page";

const BUTTONS =
  '<div class="{{data.classes.product.buttonWrapper}}">' +
  '<button type="button" {{#data.buttonDisabled}}disabled{{/data.buttonDisabled}} class="{{data.classes.product.button}} {{data.buttonClass}}">{{data.buttonText}}</button>' +
  '{{^data.buttonDisabled}}<button type="button" class="buy-now">{{data.text.buyNow}}</button>{{/data.buttonDisabled}}' +
  "</div>";

/** The bundle is the variant. A product without variants has none. Below it stands what is in the bundle. */
const LINE_TITLE =
  '<span class="{{data.classes.lineItem.itemTitle}}">{{data.variantTitle}}{{^data.variantTitle}}{{data.title}}{{/data.variantTitle}}</span>' +
  '<div class="{{data.classes.lineItem.variantTitle}}" {{^data.quantity}}data-sold-out{{/data.quantity}}>{{data.lineSize}}</div>';

/** Without the library's discounts, which it never gets (cart-figures.ts): its price is the full one. */
const LINE_PRICE =
  '<div class="{{data.classes.lineItem.priceWithDiscounts}}" translate="no">' +
  '{{#data.linePrice}}{{#before}}<span class="sr-only">{{data.text.before}}</span> <del class="{{data.classes.lineItem.fullPrice}}">{{before}}</del> ' +
  '<span class="sr-only">{{data.text.after}}</span> {{/before}}<span class="{{data.classes.lineItem.price}}">{{after}}</span>{{/data.linePrice}}' +
  '{{^data.linePrice}}<span class="{{data.classes.lineItem.price}}">{{data.formattedActualPrice}}</span>{{/data.linePrice}}</div>';

const LINE_REMOVE =
  '<button type="button" class="cart-remove" data-line-item-id="{{data.id}}">{{data.text.remove}} ' +
  '<span class="sr-only">{{data.variantTitle}}</span></button>';

/** The library adds up discounts that are strings, so its amount stands here only without figures that can be read. */
const CART_FOOTER =
  "{{^data.isEmpty}}" +
  '<div class="{{data.classes.cart.footer}}">' +
  "{{#data.amounts}}{{#discounts}}" +
  '<p class="{{data.classes.cart.discount}}"><span><span class="sr-only">{{data.text.discount}}</span> <span translate="no">{{name}}</span></span><span translate="no">{{amount}}</span></p>' +
  "{{/discounts}}{{/data.amounts}}" +
  '<p class="{{data.classes.cart.subtotalText}}">{{data.text.total}}</p>' +
  '<p class="{{data.classes.cart.subtotal}}" translate="no">{{#data.amounts}}{{#reduced}}<span class="sr-only">{{data.text.before}}</span> <del>{{before}}</del> ' +
  '<span class="sr-only">{{data.text.after}}</span> {{/reduced}}<span>{{total}}</span>{{/data.amounts}}{{^data.amounts}}{{data.formattedTotal}}{{/data.amounts}}</p>' +
  '<p class="{{data.classes.cart.notice}}"><span>{{data.text.notice}}</span>{{#data.amounts}}{{#reduced}} <span class="cart-off" translate="no">{{off}}</span>{{/reduced}}{{/data.amounts}}</p>' +
  '{{#data.hasPacks}}<button class="{{data.classes.cart.button}}" type="button">{{data.text.button}}</button>{{/data.hasPacks}}' +
  '<p class="cart-payments"><span class="sr-only">{{data.text.payments}}</span> <span translate="no">{{data.text.paymentMethods}}</span></p>' +
  "</div>{{/data.isEmpty}}";

/**
 * The library computes these values each time it reads one, dozens of times for a drawing: on a slow phone, 40 of the 50 ms of a click on
 * "Add to cart". Called before it reads the first.
 */
export function computeOnce(component: object): void {
  for (const name of ["options", "classes", "selectors", "DOMEvents"])
    Object.defineProperty(component, name, { value: Reflect.get(component, name) });
}

interface Handlers {
  /** Of the cart that is drawn, or null while they cannot be shown. */
  figures: () => CartFigures | null;
  /** The live referral code. */
  code: () => string | null;
  /** Whether the drawn cart has anything to sell: the shop keeps the line of a bundle that is sold out, with the quantity 0. */
  hasPacks: () => boolean;
  sizeOf: BuyPage["sizeOf"];
  /** Gets what is in the picker's field, also 0 or nothing, and returns what it shall be. */
  onQuantity: (quantity: number) => number;
  onAdd: (click: Event, button: HTMLElement) => void;
  onBuyNow: () => void;
  onCheckout: () => void;
  /** Gets a control of a line, and the quantity that it asks for; NaN where its field is empty. */
  onLine: (control: Element, quantityOf: (before: number) => number) => void;
}

/**
 * All that changes the cart or leads to the checkout is an event (DOMEvents), named as the library names it: what is given for it runs in
 * the place of its own.
 */
export function buyButtonOptions({ product, cart }: BuyButtonLabels, handlers: Handlers): object {
  const { figures, code, hasPacks, sizeOf, onQuantity, onAdd, onBuyNow, onCheckout, onLine } = handlers;
  const asks = (quantityOf: (before: number) => number) => (_: Event, control: Element) =>
    onLine(control, quantityOf);
  const asksTyped = (_: Event, field: HTMLInputElement) => onLine(field, () => field.valueAsNumber);
  return {
    product: {
      iframe: false,
      order: ["quantity", "button"],
      contents: { options: false, quantity: true, quantityIncrement: true, quantityDecrement: true },
      text: { ...product, button: product.addToCart, outOfStock: product.soldOut },
      templates: { button: BUTTONS },
      DOMEvents: { "click .shopify-buy__btn": onAdd, "click .buy-now": onBuyNow },
      events: {
        beforeInit: computeOnce,
        // The library draws the field after this.
        updateQuantity: (shown: BuyProductComponent) =>
          void (shown.selectedQuantity = onQuantity(shown.selectedQuantity)),
      },
    },
    cart: {
      iframe: false,
      contents: { discounts: false },
      templates: { footer: CART_FOOTER },
      // The template's engine calls a function for its value, each time it draws. Lines get what the cart gets, and are drawn with
      // their own data.
      viewData: {
        hasPacks,
        amounts: () => amountsOf(figures(), code()),
        linePrice: ofDrawnLine((variantId) => linePriceOf(figures(), variantId)),
        lineSize: ofDrawnLine((variantId, quantity) =>
          quantity === 0 ? product.soldOut : sizeOf(variantId),
        ),
      },
      text: { ...cart, button: cart.checkout, closeAccessibilityLabel: cart.close },
      events: { beforeInit: computeOnce },
      DOMEvents: {
        "click .shopify-buy__btn.shopify-buy__btn--cart-checkout": onCheckout,
        "click .shopify-buy__quantity-increment": asks((before) => before + 1),
        "click .shopify-buy__quantity-decrement": asks((before) => before - 1),
        "click .cart-remove": asks(() => 0),
        "blur .shopify-buy__quantity.shopify-buy__cart-item__quantity-input": asksTyped,
      },
    },
    lineItem: {
      order: ["image", "title", "priceWithDiscounts", "quantity", "remove"],
      contents: { remove: true },
      templates: {
        image:
          '<img class="{{data.classes.lineItem.image}}" src="{{data.lineItemImage}}" alt="" width="72" height="58" />',
        title: LINE_TITLE,
        priceWithDiscounts: LINE_PRICE,
        remove: LINE_REMOVE,
      },
      text: {
        ...cart,
        quantityInputAccessibilityLabel: cart.quantity,
        quantityDecrementAccessibilityLabel: cart.fewer,
        quantityIncrementAccessibilityLabel: cart.more,
      },
    },
  };
}

/** What the engine calls: `this` is what the template is drawn with. */
function ofDrawnLine<Value>(valueOf: (variantId: string, quantity: number | undefined) => Value | null) {
  return function value(this: { data?: { quantity?: number; variant?: { id?: string } } }): Value | null {
    const id = this.data?.variant?.id;
    return id === undefined ? null : valueOf(numberOf(id), this.data?.quantity);
  };
}
