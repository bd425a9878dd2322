/** Longer than the next page may take to load; shorter than a visitor takes to go on after a mail link. */
const LEAVING_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Listens from boot on for the page being left. Browsers send these events for mail links too, which leave nothing. */
export function noteLeaving(view: Window): void {
  const leave = (): void => void (leftAt = Date.now());
  // Safari on iPhones sends only `pagehide`.
  view.addEventListener("beforeunload", leave);
  view.addEventListener("pagehide", leave);
  view.addEventListener("pageshow", () => (leftAt = Number.NEGATIVE_INFINITY));
}

/** Whether the next page is loading. The browser ends the old page's requests then, so their failures mean nothing. */
export function isLeaving(now: number): boolean {
  return now >= leftAt && now - leftAt < LEAVING_MS;
}
