import { withCampaign } from "@/lib/referral/campaign";

/**
 * Returns the address of a checkout with the visit's campaign; without one, as the shop gave it. Returns null for an address
 * that is no page: a browser would reload this one, throw, or run it as a script.
 */
export function leavingAddress(address: string, campaign: string): string | null {
  if (!address) return null;
  try {
    const { href, protocol } = new URL(
      campaign ? withCampaign(address, campaign) : address,
      window.location.href,
    );
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
