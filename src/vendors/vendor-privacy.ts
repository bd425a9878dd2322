import type { VendorPrivacy } from "./facts";

declare const __VENDOR_PRIVACY__: readonly VendorPrivacy[];

/** What the privacy policy says of the vendors, in the order of the registry. */
export const vendorPrivacy = __VENDOR_PRIVACY__;
