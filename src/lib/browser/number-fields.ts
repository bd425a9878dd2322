/**
 * Keeps the wheel from changing number fields. Browsers count a focused field up or down by it, and somebody who scrolls on after
 * typing a quantity does not see that. Call once.
 *
 * Browsers leave a read-only field as it is, and scroll the page instead; `preventDefault` would also stop the page. They count
 * right after the event's listeners, in the same task. Seen in Chromium.
 */
export function keepWheelOffNumberFields(page: Document): void {
  page.addEventListener(
    "wheel",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "number" || target.readOnly) return;
      target.readOnly = true;
      setTimeout(() => void (target.readOnly = false));
    },
    { capture: true, passive: true },
  );
}
