/** The response of the affiliate service for the demo store: two affiliates. */
const AFFILIATES = [
  { code: { code: "BRO25" }, current_segment: { discount_payout_value: 25 } },
  { code: { code: "MATTE15" }, current_segment: { discount_payout_value: 15 } },
];

export const demoAffiliates = async (): Promise<Response> => Response.json({ payload: AFFILIATES });
