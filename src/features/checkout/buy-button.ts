// The buy button, with the styles of the cart that it fills.
import { adoptStyles, canAdoptStyles } from "@/lib/browser/adopt-styles";
import styles from "./cart-sheet.css?inline";

export { openBuyButton } from "@/vendors/shopify/library/buy-button";

// The sheet of all pages has them, too, and browsers without such sheets load it.
if (canAdoptStyles()) adoptStyles(styles);
