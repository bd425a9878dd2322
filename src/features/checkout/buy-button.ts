// The buy button, with the styles of the cart that it fills.
import { adoptStyles } from "@/lib/browser/adopt-styles";
import styles from "./cart-sheet.css?inline";

export { openBuyButton } from "@/vendors/shopify/library/buy-button";

try {
  adoptStyles(styles);
} catch {
  // The sheet of all pages has them, too.
  void import("@/styles/site.css").catch(() => null);
}
