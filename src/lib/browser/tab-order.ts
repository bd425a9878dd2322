/** What takes the focus, where it is visible. */
export const CONTROLS = "a[href], button:enabled, input:enabled";

/**
 * Keeps the Tab key within a panel, in the order of its parts: selectors, as the parts are seen. Their order in the document may be
 * another one. Call once.
 */
export function keepTabOrder(panel: HTMLElement, parts: readonly string[]): void {
  const moveFocus = (event: KeyboardEvent): void => {
    if (event.key !== "Tab") return;
    const controls = controlsInOrder(panel, parts);
    const position = controls.findIndex((control) => control === document.activeElement);
    if (position === -1) return;
    event.preventDefault();
    event.stopPropagation();
    controls.at((position + (event.shiftKey ? -1 : 1)) % controls.length)?.focus();
  };
  // Capturing runs before the listeners of what is in the panel.
  panel.addEventListener("keydown", moveFocus, { capture: true });
}

function controlsInOrder(panel: HTMLElement, parts: readonly string[]): HTMLElement[] {
  const visible = [...panel.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.getClientRects().length > 0,
  );
  const rank = (control: HTMLElement): number => parts.findIndex((part) => control.closest(part));
  return visible.toSorted((one, other) => rank(one) - rank(other));
}
