import { expect, it } from "vitest";
import { emailFormOf } from "@/vendors/email-form";

it("there is no form to open where no vendor is configured", () => {
  expect(emailFormOf({ klaviyo: null })).toBeNull();
});

it("the configured vendor's form has the steps of its page", async () => {
  const scriptUrl = "https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js";
  const open = emailFormOf({ klaviyo: { scriptUrl, formId: "XyZ789" } });
  const [home, blog] = await Promise.all([open?.("home"), open?.("blog")]);
  expect([home?.steps, blog?.steps].map((steps) => steps?.length)).toEqual([1, 2]);
});
