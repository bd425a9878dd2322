// How long Shopify supports the version of the Storefront API that the pages request.
import { DAY_MS } from "@/lib/day-ms";
import { endOfVersion } from "../shop/check-shop";
import { nothingFound, type Findings } from "./finding";

const WARNING_DAYS = 60;
const REMEDY =
  "update @shopify/hydrogen-react, set its version in src/vendors/shopify/storefront-api.ts, and run npm run schema and the tests";

/** Days are counted in UTC, as Shopify publishes versions. */
export function checkVersion(version: string, today: Date): Findings {
  const end = endOfVersion(version);
  if (end === null)
    return {
      ...nothingFound,
      problems: [`${version} in src/vendors/shopify/storefront-api.ts is no version such as 2026-04.`],
    };
  const day = Date.parse(today.toISOString().slice(0, 10));
  const days = Math.round((Date.parse(end) - day) / DAY_MS);
  const name = `Version ${version} of the Storefront API`;
  if (days <= 0) return { ...nothingFound, problems: [`${name} ended on ${end}: ${REMEDY}.`] };
  if (days <= WARNING_DAYS)
    return {
      ...nothingFound,
      problems: [`${name} ends on ${end}, in ${days} ${days === 1 ? "day" : "days"}: ${REMEDY}.`],
    };
  return { ...nothingFound, facts: [`${name} is supported until ${end}, for ${days} days.`] };
}
