// The buttons that the scripted shopper taps, for `npm run measure:funnel` and for the journey of three taps.
import { referralPopup } from "@/content/code-offer";
import { buyButtonLabels } from "@/content/interface";

export const funnelLabels = { redeem: referralPopup.redeem, buyNow: buyButtonLabels.product.buyNow };
