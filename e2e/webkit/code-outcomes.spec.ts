// What becomes of a referral code in WebKit, which has a cookie jar of its own, with the lookup on the site's own origin.
import { referralPopup } from "@/content/code-offer";
import { demoCheckout } from "@/content/demo-checkout";
import { drop } from "@/content/home";
import { COOKIE_NAME } from "@/lib/referral/code-cookie";
import { fillText } from "@/lib/text/fill-text";
import { CODE, SAFARI } from "../code-table.ts";
import { firstBundle } from "../site-content.ts";
import { journeyPorts } from "../sites.ts";
import { WAIT } from "./browser.ts";
import { expect, test } from "./test.ts";

test.use({ baseURL: `https://localhost:${journeyPorts().edge}`, userAgent: SAFARI });

test("when only cookies of the server are left, the sale is credited", async ({ webkit }) => {
  await webkit.goto(`/${CODE}`);
  await webkit.click("button", referralPopup.close);
  await expect.poll(() => webkit.evaluate("return document.cookie;"), WAIT).toBe(`${COOKIE_NAME}=${CODE}`);
  await webkit.evaluate("localStorage.clear(); sessionStorage.clear();");
  await webkit.goto("/");
  // That the popup was shown is forgotten.
  await webkit.click("button", referralPopup.close);
  await webkit.goto("/");
  await webkit.click("link", `${drop.straightLabel}: ${firstBundle.name}`);
  await webkit.see("heading", demoCheckout.heading);
  await webkit.seeText(fillText(demoCheckout.summary.credit, { code: CODE }));
});
