// Whether the scripts of a page can read a referral code in an address. Loaded late: boot does not need it.
import { parametersOf } from "./parameters";
import { PARAMETER_REMOVAL_DELAY_MS, REFERRAL_PARAMETER } from "./referral-code";

/** Whether the query or the hash has the code. That of a path is moved to the query before anything else runs. */
function hasCodeInAddress(address: string): boolean {
  return parametersOf(address.replace(/^[^?#]*/, "").replaceAll("#", "&")).has(REFERRAL_PARAMETER);
}

/** Whether neither the address of the page nor that of the page before has a code. */
export function isAddressFree(): boolean {
  return ![window.location.href, document.referrer].some(hasCodeInAddress);
}

/** In an ordinary browser the code leaves the address within a moment, which this waits for. In an app's browser it stays. */
export async function isAddressFreeSoon(): Promise<boolean> {
  if (!isAddressFree()) await new Promise((done) => setTimeout(done, 2 * PARAMETER_REMOVAL_DELAY_MS));
  return isAddressFree();
}
