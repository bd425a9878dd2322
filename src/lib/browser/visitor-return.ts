/**
 * Calls back when the visitor comes back to this page: out of the browser's back/forward cache, or by looking at its tab again. For the page's
 * whole life.
 */
export function subscribeToReturn(onReturn: (isFromCache: boolean) => void): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) onReturn(true);
  });
  window.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") onReturn(false);
  });
}
