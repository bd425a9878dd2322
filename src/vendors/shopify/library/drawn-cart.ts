// The cart as the library draws it.
import type { BuyCartComponent, BuyUi } from "@shopify/buy-button-js";
import { variantGid } from "@/vendors/shopify/ids";
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import type { LineChange } from "@/vendors/shopify/transport/operations";
import { LINE } from "./cart-events";

/** The shape that the library's templates read. Without discounts: it throws for one without a name, and adds up amounts that are strings. */
export function drawableCart(cart: Cart | null) {
  const lines = cart?.lines ?? [];
  return {
    id: cart?.id ?? "",
    lineItems: lines.map(({ id, variantId, quantity, price, title, product, image }) => ({
      id,
      title: product,
      quantity,
      discountAllocations: [],
      variant: {
        id: variantGid(variantId),
        title,
        priceV2: { amount: price },
        image: image && { src: image },
      },
    })),
    lineItemsSubtotalPrice: { amount: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) },
  };
}

/** What the library does with its cart. The component is null until it has drawn an empty one. */
export class DrawnCart {
  private component: BuyCartComponent | null = null;
  /** The cart that the page shows. */
  shown: Cart | null = null;
  /** The line that the shopper takes out. */
  private removed: string | null = null;
  /** Whether the cart was closed because nothing got into it. */
  private isClosedForProblem = false;
  /** Whether the last click that changes the cart was in it. */
  isChangedInside = false;

  constructor(
    private readonly ui: BuyUi,
    private readonly node: Element,
  ) {}

  begin(component: BuyCartComponent): void {
    this.component = component;
    this.draw();
  }

  private draw(): void {
    const { component, shown, removed } = this;
    if (!component) return;
    component.model = drawableCart(shown);
    component.updateCache(component.model.lineItems);
    const isGone = !component.model.lineItems.some(({ id }) => id === removed);
    if (isGone) this.removed = null;
    // The library draws the cart when the line has faded.
    if (isGone && removed !== null) component.view.animateRemoveNode(removed);
    else component.view.render();
  }

  get hasPacks(): boolean {
    return this.shown?.lines.some(({ quantity }) => quantity > 0) ?? false;
  }

  show(cart: Cart | null, isOwnChange: boolean): void {
    this.shown = cart;
    if (isOwnChange) {
      // Of two fast clicks, the shop may refuse the first only.
      if (this.isClosedForProblem && this.hasPacks) this.ui.openCart();
      this.isClosedForProblem = false;
    }
    this.draw();
  }

  /** Until it is drawn again: a slow shop takes seconds, in which "empty" would read as if the click was lost. */
  sayInEmpty(text: string): void {
    const sentence = this.node.querySelector(".shopify-buy__cart-empty-text");
    if (sentence) sentence.textContent = text;
  }

  /** It was opened before it was known whether anything gets into it. */
  showProblem(): void {
    this.isClosedForProblem = !this.hasPacks && !this.isChangedInside;
    this.draw();
    if (this.isClosedForProblem) this.ui.closeCart();
  }

  /** What a control of a line asks for; null where that is nothing. `quantityOf` returns NaN for an empty field. */
  changeOf(control: Element, quantityOf: (before: number) => number): LineChange | null {
    const line = this.shown?.lines.find(({ id }) => id === control.getAttribute(LINE));
    // One that was removed is on the page while it fades.
    if (!line) return null;
    this.isChangedInside = true;
    const quantity = Math.max(0, Math.floor(quantityOf(line.quantity)));
    if (quantity === 0) this.removed = line.id;
    if (!Number.isNaN(quantity)) return { id: line.id, quantity };
    this.draw();
    return null;
  }
}
