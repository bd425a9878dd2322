// The response of the affiliate service for the demo store.
import { DEMO_CODES } from "./demo-codes";

const AFFILIATES = DEMO_CODES.map(({ code, percent }) => ({
  code: { code },
  current_segment: { discount_payout_value: percent },
}));

export const demoAffiliates = async (): Promise<Response> => Response.json({ payload: AFFILIATES });
