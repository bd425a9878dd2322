import { expect, it } from "vitest";
import { demoAffiliates } from "@/demo/demo-affiliates";

it("the demo's affiliate service knows BRO25 with 25% and MATTE15 with 15%", async () => {
  const response = await demoAffiliates();
  expect(await response.json()).toEqual({
    payload: [
      { code: { code: "BRO25" }, current_segment: { discount_payout_value: 25 } },
      { code: { code: "MATTE15" }, current_segment: { discount_payout_value: 15 } },
    ],
  });
});
