// Opens the buy button for this browser's visitor, with the styles of the cart that it fills. A file of its own, which is loaded late.
import type { BuyButtonLabels } from "@/content/schema";
import { adoptStyles, canAdoptStyles } from "@/lib/browser/adopt-styles";
import { localStore } from "@/lib/browser/storage";
import { subscribeToReturn } from "@/lib/browser/visitor-return";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { campaignStore } from "@/lib/referral/campaign-store";
import { keptCampaign } from "@/lib/referral/kept-campaign";
import { referralStore } from "@/lib/referral/referral-store";
import { type BuyButton, openBuyButton } from "@/vendors/shopify/library/buy-button";
import type { BuyPage, Connection } from "@/vendors/shopify/library/buy-page";
import styles from "./cart-sheet.css?inline";

// The sheet of all pages has them, too, and browsers without such sheets load it.
if (canAdoptStyles()) adoptStyles(styles);

export function openForVisitor(
  connection: Connection,
  labels: BuyButtonLabels,
  page: BuyPage,
): Promise<BuyButton> {
  return openBuyButton({
    connection,
    labels,
    code: referralStore,
    visitor: {
      campaign: campaignStore.current,
      keptCampaign: keptCampaign.current,
      objection: { current: () => !privacyChoice.allowed(), subscribe: privacyChoice.subscribe },
      subscribeToReturn,
    },
    storage: localStore,
    page,
  });
}
