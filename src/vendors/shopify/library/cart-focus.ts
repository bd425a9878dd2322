// The order of the Tab key in the open cart. The library keeps the focus between the first and the last control that its
// cart had when it was opened: with the first line the cart is opened empty, so that the Tab key would never leave its close
// button. It also does not know the page's controls in the cart, which stand between its lines and its footer.

const CONTROLS = "a[href], button:enabled, input:enabled";
const FOOTER = ".shopify-buy__cart-bottom";

/** Call once. The panel contains the library's cart and the page's controls. */
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

/** As they are seen: the library's header and lines, the page's controls, the library's footer. */
function controlsInOrder(panel: HTMLElement): HTMLElement[] {
  const visible = [...panel.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.getClientRects().length > 0,
  );
  const rank = (control: HTMLElement): number =>
    control.closest(FOOTER) ? 2 : control.closest(".shopify-buy-frame--cart") ? 0 : 1;
  return visible.toSorted((one, other) => rank(one) - rank(other));
}
