// The buy button with the live referral code, and the styles of the cart that it fills.
import { adoptStyles, canAdoptStyles } from "@/lib/browser/adopt-styles";
import { localStore } from "@/lib/browser/storage";
import { referralStore } from "@/lib/referral/referral-store";
import { type BuyButton, openBuyButton } from "@/vendors/shopify/library/buy-button";
import type { BuyButtonOptions } from "@/vendors/shopify/library/buy-page";
import styles from "./cart-sheet.css?inline";

// The sheet of all pages has them, too, and browsers without such sheets load it.
if (canAdoptStyles()) adoptStyles(styles);

export const openWithCode = (options: Omit<BuyButtonOptions, "code" | "storage">): Promise<BuyButton> =>
  openBuyButton({ ...options, code: referralStore, storage: localStore });
