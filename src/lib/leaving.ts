/** Longer than a next page may take to come; shorter than it takes to ask for a page again after a mail link. */
const LEAVING_MS = 10_000;

let leftAt: number | null = null;

/** Listens, from boot on, for the page being left. Browsers also say so of links to a mail program, which lead nowhere. */
export function noteLeaving(view: Window): void {
  const leave = (): void => void (leftAt = Date.now());
  // Safari on iPhones knows only the second.
  view.addEventListener("beforeunload", leave);
  view.addEventListener("pagehide", leave);
  view.addEventListener("pageshow", () => (leftAt = null));
}

/** Whether the next page is on its way. Leaving ends the requests of a page, so that what fails then is not gone. */
export function isLeaving(now: number): boolean {
  return leftAt !== null && now >= leftAt && now - leftAt < LEAVING_MS;
}
