// What a real shop must fill in: the fields that may not stay as the sample has them.

/** Of the sample in brand.ts. Phone numbers with 555-01 are kept for fiction, and hosts that end in .example are nobody's. */
export const SAMPLE = /\bSample\b|555[ -]?01\d\d$|[@/][^@/]*\.example$/;

/**
 * What customers must know of the seller, and where a sample must not stay. California's Business and Professions Code § 17538 asks for
 * the legal name and the street.
 */
export const OF_THE_SELLER: readonly (readonly [field: string, expected: string, isRequired?: true])[] = [
  ["brand.seller.legalName", "the registered name of the company or person that sells", true],
  ["brand.seller.address", "the street, city, state and ZIP code where the seller gets mail", true],
  ["brand.seller.lawState", "the state whose law the terms name", true],
  [
    "brand.seller.phone",
    "a phone number that somebody answers, or null where questions go to the mail address only",
  ],
  ["brand.email", "a mail address that somebody reads"],
  [
    "brand.siteUrl",
    "the address of the site: canonical addresses and the product feed have it where VITE_SITE_URL is empty",
  ],
  ["brand.isSocialSample", "your own accounts in social"],
  ["about.isSample", "your own story"],
];
