/** What the affiliate service would answer, for the demo store: two bros. */
const AFFILIATES = [
  { code: { code: "BRO25" }, current_segment: { discount_payout_value: 25 } },
  { code: { code: "MATTE15" }, current_segment: { discount_payout_value: 15 } },
];

export const demoAffiliates = async (): Promise<Response> => Response.json({ payload: AFFILIATES });
