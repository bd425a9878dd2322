// Words and templates of the buy button. Its own style sheet resets whole elements and its thumbnails need
// inline styles, so the looks are ours (styles/buy-button.css).

export interface BuyButtonWords {
  cartTitle: string;
}

const CHECKOUT_EVENT = "click .shopify-buy__btn.shopify-buy__btn--cart-checkout";
const BUY_NOW_EVENT = "click .buy-now";

/** The price format, as the library wants it: percent-encoded. */
export const MONEY_FORMAT = "%24%7B%7Bamount%7D%7D";

const BUTTONS =
  '<div class="{{data.classes.product.buttonWrapper}}">' +
  '<button type="button" {{#data.buttonDisabled}}disabled{{/data.buttonDisabled}} class="{{data.classes.product.button}} {{data.buttonClass}}">{{data.buttonText}}</button>' +
  '{{^data.buttonDisabled}}<button type="button" class="buy-now">Buy now</button>{{/data.buttonDisabled}}' +
  "</div>";

const LINE_IMAGE =
  '<img class="{{data.classes.lineItem.image}}" src="{{data.lineItemImage}}" alt="" width="72" height="58" />';

interface Handlers {
  onBuyNow: () => void;
  onCheckout: () => void;
}

export function buyButtonOptions({ cartTitle }: BuyButtonWords, { onBuyNow, onCheckout }: Handlers): object {
  return {
    product: {
      iframe: false,
      buttonDestination: "cart",
      order: ["price", "quantity", "button"],
      contents: {
        img: false,
        title: false,
        options: false,
        price: true,
        quantity: true,
        quantityIncrement: true,
        quantityDecrement: true,
        button: true,
      },
      text: { button: "Add to cart", outOfStock: "Sold out", unavailable: "Not available" },
      templates: { button: BUTTONS },
      DOMEvents: { [BUY_NOW_EVENT]: onBuyNow },
    },
    modalProduct: { text: { button: "Add to cart" } },
    cart: {
      iframe: false,
      popup: false,
      contents: { note: false },
      text: {
        title: cartTitle,
        empty: "Nothing in here yet.",
        button: "Checkout",
        total: "Subtotal",
        currency: "USD",
        notice: "Free US shipping. Discount codes are added at checkout.",
        closeAccessibilityLabel: "Close cart",
      },
      DOMEvents: { [CHECKOUT_EVENT]: onCheckout },
    },
    lineItem: { templates: { image: LINE_IMAGE } },
  };
}
