import { withCampaign } from "@/lib/referral/campaign";
import { campaignStore } from "@/lib/referral/campaign-store";
import { cartLinkBase, withReferralCode } from "@/lib/purchase/cart-link";
import { paths } from "@/lib/site/paths";
import { referralStore } from "@/lib/referral/referral-store";

/**
 * Adds the live referral code and the campaign to a cart link at the moment it is followed. This works on prerendered HTML
 * before the application runs, and includes a code that another tab has stored since the link was rendered.
 */
export function addCodeToCartLinks(root: Document): void {
  const selector = `a[href^="${cartLinkBase(import.meta.env.SHOP_DOMAIN || null, paths.demoCheckout)}"]`;
  const addCode = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest(selector) : null;
    const href = link?.getAttribute("href");
    if (link && href)
      link.setAttribute(
        "href",
        withCampaign(withReferralCode(href, referralStore.current()), campaignStore.current()),
      );
  };
  // Capturing runs before every other listener. `auxclick` is the middle button, `contextmenu` is "Open in new tab".
  for (const follow of ["click", "auxclick", "contextmenu"])
    root.addEventListener(follow, addCode, { capture: true });
}
