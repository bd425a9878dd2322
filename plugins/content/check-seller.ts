// Checks that a shop names who sells: California's Business and Professions Code § 17538 asks for the legal name and the street.
import { field as valueOf } from "@/lib/field";
import { isRealShop } from "./check-bundles";
import { findingAt, shown, type Finding } from "./content-problem";

/** Of the sample in brand.ts. Phone numbers with 555-01 are kept for fiction, and hosts that end in .example are nobody's. */
const SAMPLE = /\bSample\b|555[ -]?01\d\d$|[@/][^@/]*\.example$/;

/** What customers must know of the seller, and where a sample must not stay. */
const FIELDS: readonly { path: readonly string[]; expected: string; isRequired?: true }[] = [
  {
    path: ["seller", "legalName"],
    expected: "the registered name of the company or person that sells",
    isRequired: true,
  },
  {
    path: ["seller", "address"],
    expected: "the street, city, state and ZIP code where the seller gets mail",
    isRequired: true,
  },
  { path: ["seller", "lawState"], expected: "the state whose law the terms name", isRequired: true },
  {
    path: ["seller", "phone"],
    expected: "a phone number that somebody answers, or null where questions go to the mail address only",
  },
  { path: ["email"], expected: "a mail address that somebody reads" },
  {
    path: ["siteUrl"],
    expected:
      "the address of the site: canonical addresses and the product feed have it where VITE_SITE_URL is empty",
  },
];

export function checkSeller(brand: unknown, shopDomain: string | null): Finding[] {
  if (!isRealShop(shopDomain)) return [];
  return FIELDS.flatMap(({ path, expected, isRequired = false }) => {
    const value = path.reduce(valueOf, brand);
    const at = ["brand", ...path];
    if (isRequired && value === null)
      return findingAt(at, "null", `${expected}: customers of ${shopDomain} must know it`);
    const isSample = typeof value === "string" && SAMPLE.test(value);
    return findingAt(at, `${shown(value)}, a sample`, isSample ? expected : null);
  });
}
