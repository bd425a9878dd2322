// What becomes of a referral code in WebKit, in each cell of the table of docs/hosting.md, with the lookup on the site's own origin.
import { codeLabels } from "@/content/code-labels";
import { referralPopup } from "@/content/code-offer";
import { demoCheckout } from "@/content/demo-checkout";
import { drop } from "@/content/home";
import { buyButtonLabels } from "@/content/interface";
import { COOKIE_NAME } from "@/lib/referral/code-cookie";
import { paths } from "@/lib/site/paths";
import { fillText } from "@/lib/text/fill-text";
import { BROWSERS, CODE, paysIn } from "../code-table.ts";
import { repeatIf } from "../every.ts";
import { firstBundle, labelOf } from "../site-content.ts";
import { journeyPorts } from "../sites.ts";
import { type Browser, WAIT } from "./browser.ts";
import { expect, test } from "./test.ts";

const ENTER = "\uE007";
const WIPE_ALL = "localStorage.clear(); sessionStorage.clear();";
const CREDIT = fillText(demoCheckout.summary.credit, { code: CODE });

const ENTRIES: Record<string, (webkit: Browser) => Promise<void>> = {
  "a link": async (webkit) => {
    await webkit.goto(`/${CODE}`);
    await webkit.click("button", referralPopup.close);
  },
  "a parameter": async (webkit) => {
    await webkit.goto(`/?snowball=${CODE}`);
    await webkit.click("button", referralPopup.close);
  },
  "a typed code": async (webkit) => {
    await webkit.goto("/");
    await webkit.see("button", buyButtonLabels.product.addToCart);
    await webkit.click("button", codeLabels.open);
    await webkit.type(codeLabels.field, CODE + ENTER);
    await webkit.see("button", fillText(codeLabels.remove, { code: CODE }));
  },
};

/** In the order of the table's rows. WebKit's driver has one visitor, so another browser is this one without what it stored. */
const EVENTS: Record<string, (webkit: Browser, isApp: boolean) => Promise<void>> = {
  "the address is handed to another browser": async (webkit, isApp) => {
    await webkit.click("link", labelOf(paths.faq));
    const address = isApp ? `${paths.faq}#snowball=${CODE}` : paths.faq;
    await expect.poll(() => webkit.url(), WAIT).toBe(address);
    await webkit.evaluate(WIPE_ALL);
    await webkit.deleteCookies();
    // Otherwise only the fragment would change, and the page would stay.
    await webkit.goto("/404");
    await webkit.goto(address);
  },
  "localStorage is wiped": async (webkit) => {
    await webkit.evaluate("localStorage.clear();");
    await webkit.goto("/");
  },
  "only cookies of the server are left": async (webkit) => {
    await webkit.evaluate(WIPE_ALL);
    await webkit.goto("/");
  },
};

test.use({ baseURL: `https://localhost:${journeyPorts().edge}` });

for (const [name, { userAgent, column }] of Object.entries(BROWSERS))
  for (const [entry, enter] of Object.entries(ENTRIES))
    for (const [row, [event, happens]] of Object.entries(EVENTS).entries()) {
      const pays = paysIn({ row, column, hasLookup: true });
      // By day, one way out of an app, and the cookie that is left.
      const isFirst = entry === "a link" && (row === 0 ? name === "TikTok" : row === 2 && column === 2);
      test.describe(`${name}, ${entry}`, repeatIf(!isFirst), () => {
        test.use({ userAgent });

        test(`${event}: ${pays ? "the sale is credited" : "the code is lost"}`, async ({ webkit }) => {
          await enter(webkit);
          await expect
            .poll(() => webkit.evaluate("return document.cookie;"), WAIT)
            .toBe(`${COOKIE_NAME}=${CODE}`);
          await happens(webkit, column === 1);
          // That the popup was shown is forgotten.
          if (pays) await webkit.click("button", referralPopup.close);
          await webkit.goto("/");
          await webkit.click("link", `${drop.straightLabel}: ${firstBundle.name}`);
          await webkit.see("heading", demoCheckout.heading);
          if (pays) await webkit.seeText(CREDIT);
          else expect(await webkit.evaluate("return document.body.innerText;")).not.toContain(CREDIT);
        });
      });
    }
