/** What your shop accepts: its admin lists it under Settings, Payments. In picker and cart. */
export const paymentMethods: readonly string[] = [
  "Visa",
  "Mastercard",
  "Amex",
  "Shop Pay",
  "Apple Pay",
  "Google Pay",
];
