// The focus after a line was removed. The library takes the line out of the page when it has faded, and the focus with it.
import type { BuyLineItem } from "@shopify/buy-button-js";
import { nextTask } from "@/lib/browser/next-task";

const CONTROLS = "[data-line-item-id]";
const CLOSE = '[data-element="cart.close"]';

/**
 * Moves the focus from a line that the cart no longer has to the same control of the next line, or of the one before. From the last
 * line, it goes to the link of the empty cart. Call before the library draws the cart.
 */
export function leaveRemovedLine(cartNode: HTMLElement, lines: readonly Pick<BuyLineItem, "id">[]): void {
  const { activeElement } = document;
  if (!cartNode.contains(activeElement)) return;
  const controls = [...cartNode.querySelectorAll<HTMLElement>(CONTROLS)];
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
  return control.dataset["lineItemId"] ?? "";
}

/** The page renders the link when it has been told of the empty cart. */
async function focusEmptyCart(cartNode: HTMLElement): Promise<void> {
  await nextTask();
  const link = cartNode.parentElement?.querySelector<HTMLElement>("a[href]");
  (link ?? cartNode.querySelector<HTMLElement>(CLOSE))?.focus();
}
