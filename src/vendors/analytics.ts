// Our own events, for whoever listens: `window.dataLayer` where the page has one, and a CustomEvent. Never a code,
// never anything personal.

export type SiteEvent = { event: "referral_visit" };

export const EVENT_NAME = "mugworks:event";

export function track(detail: SiteEvent): void {
  const layer = "dataLayer" in window ? window.dataLayer : undefined;
  if (Array.isArray(layer)) layer.push(detail);
  window.dispatchEvent(new CustomEvent(EVENT_NAME, { detail }));
}
