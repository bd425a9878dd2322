import { expect, it } from "vitest";
import { facts } from "@/vendors/affiliate-service/facts";

const SERVICE = { url: "https://affiliates.example/base", token: null };
const SIGN_UP = "https://brand.affiliates.example/register?x=1";

it("lookups and the frame of the sign-up page are allowed where both are configured", () => {
  expect(facts.allow({ affiliateApi: SERVICE, affiliateSignupUrl: SIGN_UP })).toEqual({
    policy: {
      "connect-src": ["https://affiliates.example"],
      "frame-src": ["https://brand.affiliates.example"],
    },
    why: expect.stringMatching(/sign-up page/),
  });
});

it("no lookup is allowed without a service, and the demo form is one of the site's own pages, with a style of its own", () => {
  expect(facts.allow({ affiliateApi: null, affiliateSignupUrl: null })).toEqual({
    policy: {
      "connect-src": [],
      "frame-src": ["'self'"],
      "style-src": [{ styleInHtml: expect.stringMatching(/demo-signup\.html$/) }],
    },
    why: expect.stringMatching(/demo form/),
  });
});
