import { config } from "@/vendors/config";
import { warnOnce } from "@/lib/log";
import { STORAGE_KEYS, visitStore, type SafeStorage } from "@/lib/storage";
import { fetchDiscount } from "@/vendors/affiliate-service/affiliate-service";

/** Resolves with the discount of a code in percent. Never rejects: a discount that cannot be looked up is 0. */
export type LookUpDiscount = (code: string) => Promise<number>;

/** Requests the discount once per code and visit. A failure counts, so that a failing service is not called again. */
export function createDiscountLookup(
  fetchPercent: (code: string) => Promise<number>,
  storage: SafeStorage,
): LookUpDiscount {
  let last: { code: string; discount: Promise<number> } | null = null;

  async function fetchAndStore(code: string): Promise<number> {
    let discount = 0;
    try {
      discount = await fetchPercent(code);
    } catch (error) {
      // Only the message is logged, because it contains neither the code nor the percentage.
      warnOnce(`The discount could not be looked up. ${error instanceof Error ? error.message : ""}`);
    }
    storage.set(STORAGE_KEYS.discount, JSON.stringify([code, discount]));
    return discount;
  }

  return (code) => {
    if (last?.code === code) return last.discount;
    const stored = readStored(storage.get(STORAGE_KEYS.discount), code);
    last = { code, discount: stored === null ? fetchAndStore(code) : Promise.resolve(stored) };
    return last.discount;
  };
}

function readStored(text: string | null, code: string): number | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (!Array.isArray(value) || value[0] !== code) return null;
    const discount: unknown = value[1];
    return typeof discount === "number" && discount >= 0 && discount <= 100 ? discount : null;
  } catch {
    return null;
  }
}

export const lookUpDiscount = createDiscountLookup(async (code) => {
  if (config.affiliateApi)
    return fetchDiscount(config.affiliateApi, code, (input, init) => fetch(input, init));
  // The variable is compared here and not in a function, so that a build with a shop leaves out the demo's answers.
  const fetchFromDemo = import.meta.env.VITE_SHOPIFY_DOMAIN
    ? null
    : async () => (await import("@/vendors/affiliate-service/demo-affiliates")).demoAffiliates();
  return fetchFromDemo ? fetchDiscount({ url: "", token: null }, code, fetchFromDemo) : 0;
}, visitStore);
