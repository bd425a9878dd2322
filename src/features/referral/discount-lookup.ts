import { config } from "@/vendors/config";
import { warnOnce } from "@/lib/log";
import { STORAGE_KEYS, visitStore, type SafeStorage } from "@/lib/storage";
import { fetchDiscount } from "@/vendors/affiliate-service/affiliate-service";

/** Percent for a code. Never rejects: what cannot be known reads 0. */
export type LookUpDiscount = (code: string) => Promise<number>;

/** Asks once per code and visit; failures count, so that a service that is down is left alone. */
export function createDiscountLookup(
  ask: (code: string) => Promise<number>,
  storage: SafeStorage,
): LookUpDiscount {
  let last: { code: string; discount: Promise<number> } | null = null;

  async function askAndKeep(code: string): Promise<number> {
    let discount = 0;
    try {
      discount = await ask(code);
    } catch (error) {
      // Only the message: it holds no code and no percentage.
      warnOnce(`The discount could not be looked up. ${error instanceof Error ? error.message : ""}`);
    }
    storage.set(STORAGE_KEYS.discount, JSON.stringify([code, discount]));
    return discount;
  }

  return (code) => {
    if (last?.code === code) return last.discount;
    const kept = readKept(storage.get(STORAGE_KEYS.discount), code);
    last = { code, discount: kept === null ? askAndKeep(code) : Promise.resolve(kept) };
    return last.discount;
  };
}

function readKept(text: string | null, code: string): number | null {
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
  // Inline, so that a configured build drops the demo's answers.
  const askDemo = import.meta.env.VITE_SHOPIFY_DOMAIN
    ? null
    : async () => (await import("@/vendors/affiliate-service/demo-affiliates")).demoAffiliates();
  return askDemo ? fetchDiscount({ url: "", token: null }, code, askDemo) : 0;
}, visitStore);
