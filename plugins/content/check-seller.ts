// Checks that a shop names who sells: California's Business and Professions Code § 17538 asks for the legal name and the street.
import { field as valueOf } from "@/lib/field";
import { isRealShop } from "./check-bundles";
import { shown, type Finding } from "./content-problem";

/** Of the sample in brand.ts. Phone numbers with 555-01 are kept for fiction, and hosts that end in .example are nobody's. */
const SAMPLE = /\bSample\b|555[ -]?01\d\d$|[@/][^@/]*\.example$/;

const EXPECTED = {
  legalName: "the registered name of the company or person that sells",
  address: "the street, city, state and ZIP code where the seller gets mail",
  lawState: "the state whose law the terms name",
} as const;

/** `shopDomain`: the host of the shop in the configuration, or null. */
export function checkSeller(brand: unknown, shopDomain: string | null): Finding[] {
  if (!isRealShop(shopDomain)) return [];
  const seller = valueOf(brand, "seller");
  const missing = Object.entries(EXPECTED).flatMap(([key, expected]) =>
    valueOf(seller, key) === null
      ? [
          {
            path: ["brand", "seller", key],
            found: "null",
            expected: `${expected}: customers of ${shopDomain} must know it`,
          },
        ]
      : [],
  );
  const samples: readonly (readonly [readonly string[], string])[] = [
    [["seller", "legalName"], EXPECTED.legalName],
    [["seller", "address"], EXPECTED.address],
    [
      ["seller", "phone"],
      "a phone number that somebody answers, or null where questions go to the mail address only",
    ],
    [["email"], "a mail address that somebody reads"],
    [
      ["siteUrl"],
      "the address of the site: canonical addresses and the product feed have it where VITE_SITE_URL is empty",
    ],
  ];
  return [
    ...missing,
    ...samples.flatMap(([path, expected]) => {
      const value = path.reduce(valueOf, brand);
      return typeof value === "string" && SAMPLE.test(value)
        ? [{ path: ["brand", ...path], found: `${shown(value)}, a sample`, expected }]
        : [];
    }),
  ];
}
