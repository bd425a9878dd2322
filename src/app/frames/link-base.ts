import { cartLinkBase } from "@/lib/cart-link";
import { config } from "@/vendors/config";
import { paths } from "@/lib/paths";

/** What every cart link begins with in this build. */
export const linkBase = cartLinkBase(config.shop?.domain ?? null, paths.demoCheckout);
