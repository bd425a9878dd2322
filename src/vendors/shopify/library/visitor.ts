// What the page hands to the buy button about who shops, and what a swap of bundles is.
import type { PrivacyObjection } from "./ways-to-checkout";

/** What the page knows of its visitor, read each time it is needed. */
export interface Visitor {
  /** The campaign for the address of the checkout; empty when there is none. */
  campaign: () => string;
  /** The campaign for a cart with the live code: this one, or that of an earlier visit. */
  keptCampaign: () => string;
  /** Whether the visitor objects to the use of personal data. */
  objection: PrivacyObjection;
  /** Calls back when the visitor comes back to the page. */
  subscribeToReturn: (onReturn: (isFromCache: boolean) => void) => void;
}

/** The numbers of two variants, and how many of the second one there shall be. */
export interface Swap {
  from: string;
  to: string;
  quantity: number;
}
