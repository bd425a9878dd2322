import { expect, it } from "vitest";
import { emailFormOf } from "@/vendors/email-form";

it("there is no form to open where no vendor is configured", () => {
  expect(emailFormOf({ klaviyo: null })).toBeNull();
});

it("the configured vendor's form is opened later on the blog than on the home page", async () => {
  const scriptUrl = "https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js";
  const open = emailFormOf({ klaviyo: { scriptUrl, formId: "XyZ789" } });
  const [home, blog] = await Promise.all([open?.("home"), open?.("blog")]);
  expect(home?.steps[0]?.afterMs).toBeLessThan(blog?.steps[0]?.afterMs ?? 0);
});
