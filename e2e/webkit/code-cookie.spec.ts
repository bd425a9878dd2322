// A code in WebKit after a week: what scripts stored is gone, and the cookie of the affiliate lookup is left.
import { referralPopup } from "@/content/code-offer";
import { demoCheckout } from "@/content/demo-checkout";
import { drop } from "@/content/home";
import { COOKIE_NAME } from "@/lib/referral/code-cookie";
import { fillText } from "@/lib/text/fill-text";
import { firstBundle } from "../site-content.ts";
import { journeyPorts } from "../sites.ts";
import { WAIT } from "./browser.ts";
import { expect, test } from "./test.ts";

const CODE = "BRO25";
const FORGET = "localStorage.clear(); sessionStorage.clear();";

test.use({ baseURL: `https://localhost:${journeyPorts().edge}` });

for (const [entry, address] of [
  ["link", `/${CODE}`],
  ["parameter", `/?snowball=${CODE}`],
] as const)
  test(`a ${entry} credits the order after the browser deleted what scripts stored`, async ({ webkit }) => {
    await webkit.goto(address);
    await webkit.click("button", referralPopup.close);
    await expect.poll(() => webkit.evaluate("return document.cookie;"), WAIT).toBe(`${COOKIE_NAME}=${CODE}`);
    await webkit.evaluate(FORGET);
    await webkit.goto("/");
    // That it was shown is forgotten, too.
    await webkit.click("button", referralPopup.close);
    await webkit.click("link", `${drop.straightLabel}: ${firstBundle.name}`);
    await webkit.see("heading", demoCheckout.heading);
    await webkit.seeText(fillText(demoCheckout.summary.credit, { code: CODE }));
  });
