// The library looks up the line of a control in its cart, and throws where there is none: a line that was removed stays in the page while
// it fades, and with it its buttons and its field, which loses the focus at the end. A field that was emptied removes its line from the page,
// and sets its quantity to 1.
import type { BuyCart } from "@shopify/buy-button-js";

const LINE = "data-line-item-id";

/**
 * Keeps from the library the clicks and lost focus of removed lines, and of fields without a number, which get the line's quantity back.
 * `cartNode` contains its cart; call once.
 */
export function filterLineEvents(cartNode: HTMLElement, cart: () => BuyCart | null | undefined): void {
  const stop = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest(`[${LINE}]`) : null;
    if (!control) return;
    const line = cart()?.lineItems.find(({ id }) => id === control.getAttribute(LINE));
    const isEmpty = control instanceof HTMLInputElement && Number.isNaN(control.valueAsNumber);
    if (line && !isEmpty) return;
    event.stopPropagation();
    if (line && isEmpty) control.value = String(line.quantity);
  };
  // Capturing runs before the library's own listeners.
  for (const type of ["click", "blur"]) cartNode.addEventListener(type, stop, { capture: true });
}
