// Events that the library handles wrongly, in its cart and beside it.
import { nextTask } from "@/lib/browser/next-task";
import { keepWheelOffNumberFields } from "@/lib/browser/number-fields";
import { CONTROLS, keepTabOrder } from "@/lib/browser/tab-order";
import { field } from "@/lib/field";

/** A control of a line has the line's id in it. */
export const LINE = "data-line-item-id";
const CLOSE = '[data-element="cart.close"]';
/** The parts of the open cart, as they are seen: the page's own stand between those of the library. */
const PARTS = [
  ".shopify-buy__cart__header",
  ".cart-problem",
  ".shopify-buy__cart-scroll",
  ".cart-parts",
  ".shopify-buy__cart-bottom",
];
/** As Windows counts a double click, and Android a double tap. */
const SECOND_CLICK_MS = 500;
const SECOND_CLICK_PX = 100;

/**
 * Keeps messages from the library that make it reload the page, or throw: it takes them from any window, such as the frame of another
 * vendor. Call before the library's interface is made, once.
 */
export function ignoreMessages(view: Window): void {
  const ignore = (event: MessageEvent): void => {
    if (isForLibrary(event.data)) event.stopImmediatePropagation();
  };
  view.addEventListener("message", ignore, { capture: true });
}

function isForLibrary(data: unknown): boolean {
  try {
    // The library reads any value as a text, and a field of null.
    const message: unknown = JSON.parse(String(data));
    return message === null || !!field(message, "syncCart") || !!field(message, "current_checkout_page");
  } catch {
    return false;
  }
}

/** What its cart needs once the library has made it. `cartNode` contains that; call once. */
export function mendCartEvents(cartNode: HTMLElement): void {
  // The library keeps the focus between the controls that its cart had when it was opened, empty with the first line, and does not know
  // the page's controls in it.
  if (cartNode.parentElement) keepTabOrder(cartNode.parentElement, PARTS);
  keepOpenedCart(cartNode);
  keepWheelOffNumberFields(document);
}

/** Keeps the library from closing its cart by the second click of a double click on "Add to cart", which is outside of it. */
function keepOpenedCart(cartNode: HTMLElement): void {
  const isOpen = (): boolean => cartNode.classList.contains("is-active");
  let opening: MouseEvent | null = null;
  const keepOpening = (event: MouseEvent): void => {
    if (!isOpen()) opening = event;
  };
  document.addEventListener("click", keepOpening, { capture: true });
  // The library listens at the document. What was clicked has had its event by now.
  document.body.addEventListener("click", (event) => {
    if (!isOpen() || !opening || opening === event) return;
    const isInCart = event.target instanceof Node && cartNode.contains(event.target);
    const distance = Math.hypot(event.clientX - opening.clientX, event.clientY - opening.clientY);
    const isSoon = event.timeStamp - opening.timeStamp < SECOND_CLICK_MS && distance < SECOND_CLICK_PX;
    // Browsers count the clicks of a mouse, by the user's own setting, but not all of them count taps.
    if (!isInCart && (event.detail > 1 || isSoon)) event.stopPropagation();
  });
}

/**
 * Moves the focus from a line that the cart no longer has to the same control of the next line, of the one before, or to the first control
 * of the empty cart. The library takes the line out of the page, and the focus with it. Call before it draws the cart.
 */
export async function leaveRemovedLine(cartNode: HTMLElement, lines: readonly { id: string }[]) {
  const { activeElement: focused } = document;
  const isInCart = (control: Element): boolean => lines.some(({ id }) => id === control.getAttribute(LINE));
  if (!focused?.hasAttribute(LINE) || !cartNode.contains(focused) || isInCart(focused)) return;
  const alike = [...cartNode.querySelectorAll<HTMLElement>(`[class="${focused.className}"]`)];
  const at = alike.findIndex((control) => control === focused);
  const next = alike.slice(at).find(isInCart) ?? alike.slice(0, at).findLast(isInCart);
  if (next) return next.focus();
  // The page renders its own part after it has got the empty cart.
  await nextTask();
  const parts = cartNode.parentElement?.querySelector(".cart-parts");
  const first = parts?.querySelector<HTMLElement>(CONTROLS);
  (first ?? cartNode.querySelector<HTMLElement>(CLOSE))?.focus();
}
