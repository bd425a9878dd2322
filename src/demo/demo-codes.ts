/**
 * The codes of the demo. Its affiliate service knows each as a referral code, and its store gives this percent off for it as a
 * discount code.
 */
export const DEMO_CODES: readonly { readonly code: string; readonly percent: number }[] = [
  { code: "BRO25", percent: 25 },
  { code: "MATTE15", percent: 15 },
];
