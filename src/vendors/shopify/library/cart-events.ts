// Events that the library handles wrongly, in its cart and beside it.
import type { Cart } from "@/vendors/shopify/transport/cart-figures";
import { nextTask } from "@/lib/browser/next-task";
import { keepWheelOffNumberFields } from "@/lib/browser/number-fields";
import { field } from "@/lib/field";

const LINE = "data-line-item-id";
const CLOSE = '[data-element="cart.close"]';
const CONTROLS = "a[href], button:enabled, input:enabled";
/** The parts of the open cart, as they are seen: the page's own stand between those of the library. */
const PARTS = [
  ".shopify-buy__cart__header",
  ".cart-problem",
  ".shopify-buy__cart-scroll",
  ".cart-parts",
  ".shopify-buy__cart-bottom",
];
/** Windows counts two clicks within 500 ms as one double click, unless the user sets another time. */
const SECOND_CLICK_MS = 500;
/** Android counts two taps within 100 px as one double tap. */
const SECOND_CLICK_PX = 100;

/**
 * Keeps messages from the library that make it reload the page, or throw. It takes them from any window, such as the frame of another
 * vendor, and they are meant for ways to the checkout that this site has not. Call before the library's interface is made, once.
 */
export function ignoreMessages(view: Window): void {
  view.addEventListener(
    "message",
    (event) => {
      if (isForLibrary(event.data)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

function isForLibrary(data: unknown): boolean {
  try {
    // The library reads any value as a text.
    const message: unknown = JSON.parse(String(data));
    if (message === null) return true;
    return Boolean(field(message, "syncCart")) || Boolean(field(message, "current_checkout_page"));
  } catch {
    return false;
  }
}

/**
 * Keeps from the library the clicks and lost focus of removed lines, and of fields without a number, which get the line's quantity back.
 * The library looks up the line of a control in its cart, and throws where there is none: a line that was removed stays in the page while
 * it fades, and with it its buttons and its field, which loses the focus at the end. A field that was emptied removes its line from the page,
 * and sets its quantity to 1. `cartNode` contains its cart; call once.
 */
function filterLineEvents(cartNode: HTMLElement, cart: () => Pick<Cart, "lines"> | null): void {
  const stop = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest(`[${LINE}]`) : null;
    if (!control) return;
    const line = cart()?.lines.find(({ id }) => id === control.getAttribute(LINE));
    const isEmpty = control instanceof HTMLInputElement && Number.isNaN(control.valueAsNumber);
    if (line && !isEmpty) return;
    event.stopPropagation();
    if (line && isEmpty) control.value = String(line.quantity);
  };
  // Capturing runs before the library's own listeners.
  for (const type of ["click", "blur"]) cartNode.addEventListener(type, stop, { capture: true });
}

/** What its cart needs once the library has made it. Call once. */
export function mendCartEvents(cartNode: HTMLElement, cart: () => Pick<Cart, "lines"> | null): void {
  if (cartNode.parentElement) keepFocusInCart(cartNode.parentElement);
  filterLineEvents(cartNode, cart);
  keepOpenedCart(cartNode);
  keepWheelOffNumberFields(document);
}

/**
 * Keeps the library from closing its cart by the second of two clicks, as of a double click on "Add to cart": the first opened the cart, and
 * the library closes it on a click outside it. Call once.
 */
function keepOpenedCart(cartNode: HTMLElement): void {
  const isOpen = (): boolean => cartNode.classList.contains("is-active");
  let opening: MouseEvent | null = null;
  document.addEventListener(
    "click",
    (event) => {
      if (!isOpen()) opening = event;
    },
    { capture: true },
  );
  // The library listens at the document. What was clicked has had its event by now.
  document.body.addEventListener("click", (event) => {
    if (!isOpen() || !opening || opening === event) return;
    const isInCart = event.target instanceof Node && cartNode.contains(event.target);
    // Browsers count the clicks of a mouse, by the user's own setting, but not all of them count taps.
    if (!isInCart && (event.detail > 1 || isSecond(opening, event))) event.stopPropagation();
  });
}

function isSecond(first: MouseEvent, second: MouseEvent): boolean {
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < SECOND_CLICK_MS && distance < SECOND_CLICK_PX;
}

/**
 * Moves the focus from a line that the cart no longer has to the same control of the next line, or of the one before. From the last
 * line, it goes to the first control of the empty cart. The library takes the line out of the page when it has faded, and the focus with it. Call
 * before the library draws the cart.
 */
export function leaveRemovedLine(cartNode: HTMLElement, lines: readonly { id: string }[]): void {
  const { activeElement } = document;
  if (!cartNode.contains(activeElement)) return;
  const controls = [...cartNode.querySelectorAll<HTMLElement>(`[${LINE}]`)];
  const focused = controls.find((control) => control === activeElement);
  const isInCart = (id: string): boolean => lines.some((line) => line.id === id);
  if (!focused || isInCart(lineOf(focused))) return;
  const ids = [...new Set(controls.map(lineOf))];
  const at = ids.indexOf(lineOf(focused));
  const next = ids.slice(at).find(isInCart) ?? ids.slice(0, at).findLast(isInCart);
  const controlsOf = (id: string | undefined) => controls.filter((control) => lineOf(control) === id);
  const same = controlsOf(next)[controlsOf(lineOf(focused)).indexOf(focused)];
  if (same) same.focus();
  else void focusEmptyCart(cartNode);
}

function lineOf(control: HTMLElement): string {
  return control.getAttribute(LINE) ?? "";
}

/** The page renders its own part when it has been told of the empty cart. */
async function focusEmptyCart(cartNode: HTMLElement): Promise<void> {
  await nextTask();
  const parts = cartNode.parentElement?.querySelector(".cart-parts");
  const first = parts?.querySelector<HTMLElement>(CONTROLS);
  (first ?? cartNode.querySelector<HTMLElement>(CLOSE))?.focus();
}

/**
 * Sets the order of the Tab key in the open cart. The library keeps the focus between the first and the last control that its cart had
 * when it was opened: with the first line the cart is opened empty, so that the Tab key would never leave its close button. It also does
 * not know the page's controls in the cart, which stand between its lines and its footer. Call once, with the panel that contains both.
 */
export function keepFocusInCart(panel: HTMLElement): void {
  // Capturing runs before the library's own listener.
  panel.addEventListener("keydown", moveFocus, { capture: true });
}

function moveFocus(event: KeyboardEvent): void {
  const { currentTarget: panel } = event;
  if (event.key !== "Tab" || !(panel instanceof HTMLElement)) return;
  const controls = controlsInOrder(panel);
  const position = controls.findIndex((control) => control === document.activeElement);
  if (position === -1) return;
  event.preventDefault();
  event.stopPropagation();
  controls.at((position + (event.shiftKey ? -1 : 1)) % controls.length)?.focus();
}

function controlsInOrder(panel: HTMLElement): HTMLElement[] {
  const visible = [...panel.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.getClientRects().length > 0,
  );
  const rank = (control: HTMLElement): number => PARTS.findIndex((part) => control.closest(part));
  return visible.toSorted((one, other) => rank(one) - rank(other));
}
