import type { Send } from "../../functions/lib/affiliate-list";
import type { Settings } from "../../functions/lib/settings";

export const START = Date.parse("2026-01-01T00:00:00Z");
export const TOKEN = "secret-token-that-can-write";
export const SETTINGS: Settings = {
  serviceUrl: "https://service.example/base",
  serviceToken: TOKEN,
  siteOrigin: null,
  setsCookie: true,
};

/** An affiliate in the service's list, with private data that the function must not return. */
export const affiliate = (code: unknown, percent: unknown) => ({
  id: 4711,
  email: "bro@private.example",
  balance: "1234.56",
  code: { id: 9, code, shopify_price_rule: "rule-17" },
  current_segment: { id: 3, name: "Gold", discount_payout_value: percent, payout_value: 12 },
});

/** The payload that the function returns for an affiliate. */
export const publicPayload = (code: string, percent: number | null) => ({
  payload: [{ code: { code }, current_segment: { discount_payout_value: percent } }],
});

/** A service that responds to each request with the next of these responses, and repeats the last one. */
export function serviceWith(...responses: (() => Response | Promise<Response>)[]): {
  send: Send;
  requests: { url: string; init: RequestInit }[];
} {
  const requests: { url: string; init: RequestInit }[] = [];
  return {
    requests,
    send: async (url, init) => {
      requests.push({ url, init });
      const response = responses[Math.min(requests.length, responses.length) - 1];
      if (response === undefined) throw new Error("No request must be sent to the service.");
      return response();
    },
  };
}

/** A page of the list: its affiliates, and the fields that describe further pages. */
export const page =
  (affiliates: unknown, hints: object = {}) =>
  () =>
    Response.json({ payload: affiliates, ...hints });
