// The library looks up the line of a control in its cart, and throws where there is none: a line that was removed stays in the page while
// it fades, and with it its buttons and its field, which loses the focus at the end.
import type { BuyCart } from "@shopify/buy-button-js";

const LINE = "data-line-item-id";

/** Keeps clicks and lost focus of removed lines from the library. `cartNode` contains its cart; call once. */
export function ignoreRemovedLines(cartNode: HTMLElement, cart: () => BuyCart | null | undefined): void {
  const stop = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest(`[${LINE}]`) : null;
    const isInCart = cart()?.lineItems.some(({ id }) => id === control?.getAttribute(LINE));
    if (control && !isInCart) event.stopPropagation();
  };
  // Capturing runs before the library's own listeners.
  for (const type of ["click", "blur"]) cartNode.addEventListener(type, stop, { capture: true });
}
