// Every address of the site. Links are written with these, so that an address changes in one place.

/** Offsets in CSS pixels between the top of the window and the section that a link scrolls to. */
export const DROP_OFFSET_PX = 80;
export const DROP_OFFSET_FROM_PAGES_PX = 50;
export const CHECKOUT_OFFSET_PX = 20;

export const DROP_ID = "the-drop";
export const CHECKOUT_ID = "shopify-checkout";

/** Every page with an address of its own. app/routes.tsx has a row for each. */
export const paths = {
  home: "/",
  about: "/about",
  brocode: "/brocode",
  bros: "/bros",
  contact: "/contact",
  demoCheckout: "/demo/checkout",
  faq: "/faq",
  muglife: "/muglife",
  mugshots: "/mugshots",
  notFound: "/404",
  optOut: "/pages/data-sharing-opt-out",
  privacy: "/privacy",
  returnPolicy: "/return-policy",
  shippingPolicy: "/shipping-policy",
  terms: "/terms",
} as const;

export const dropPath = `/#${DROP_ID}`;
export const dropPathFromPages = `/#${DROP_ID}?offset=${DROP_OFFSET_FROM_PAGES_PX}`;
export const checkoutPath = `/#${CHECKOUT_ID}`;
/** In the home page. With a path, a click before the application runs would load the page anew where its address has a query. */
export const checkoutOfHome = `#${CHECKOUT_ID}`;

/** `/faq/` and `/faq` are one page; the canonical form has no trailing slash. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}
