import { config } from "@/vendors/config";
import { cartLinkBase, withReferralCode } from "@/lib/cart-link";
import { paths } from "@/lib/paths";
import { referralStore } from "@/lib/referral-store";

/**
 * Puts the live code into a cart link at the moment it is followed. Works on the HTML of the build too, before
 * the application runs, and sees a code that another tab stored since the link was rendered.
 */
export function creditCartLinks(root: Document): void {
  const selector = `a[href^="${cartLinkBase(config.shop?.domain ?? null, paths.demoCheckout)}"]`;
  const credit = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest(selector) : null;
    const href = link?.getAttribute("href");
    if (link && href) link.setAttribute("href", withReferralCode(href, referralStore.current()));
  };
  // Ahead of every other listener. auxclick is the middle button, contextmenu "open in a new tab".
  for (const follow of ["click", "auxclick", "contextmenu"])
    root.addEventListener(follow, credit, { capture: true });
}
