// The ways to buy on a phone in WebKitGTK, whose windows are as large as those that Safari leaves.
import { demoCheckout } from "@/content/demo-checkout";
import { fillText } from "@/lib/text/fill-text";
import { byDayIf } from "../test.ts";
import { isInUpperHalf } from "../page-hands.ts";
import { type Hands, Shopper } from "../shopper.ts";
import { MAX_SWIPES, MAX_TAPS, WAYS } from "../ways-to-buy.ts";
import { PHONES, sizeOf, WINDOWS } from "../windows.ts";
import type { Browser } from "./browser.ts";
import { expect, test } from "./test.ts";

const handsOf = (webkit: Browser): Hands => ({
  reachOf: ({ role, name }) => webkit.reachOf(role, name),
  tapAt: (reach) => webkit.tapAt(reach),
  wheel: (pixels) => webkit.scrollOn(pixels),
  arriveAt: (id) => webkit.until(`return (${isInUpperHalf.toString()})(arguments[0]);`, id),
});

for (const window of PHONES)
  for (const [from, ways] of Object.entries(WAYS))
    for (const [name, way] of Object.entries(ways))
      test(
        `at ${sizeOf(window)} px a shopper buys in three taps and one swipe from ${from}: ${name}`,
        byDayIf(window === WINDOWS.smallIphone && name === "popup"),
        async ({ webkit }) => {
          await webkit.moveTo(window);
          await webkit.goto(way.address);
          await webkit.hydrated();
          const shopper = new Shopper(handsOf(webkit), window.height);
          await shopper.buy(way);
          await webkit.see("heading", demoCheckout.heading);
          if (way.code !== undefined)
            await webkit.seeText(fillText(demoCheckout.summary.credit, { code: way.code }));
          expect(shopper.taps).toBeLessThanOrEqual(MAX_TAPS);
          expect(shopper.swipes).toBeLessThanOrEqual(MAX_SWIPES);
        },
      );
