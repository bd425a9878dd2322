// Whole journeys in WebKitGTK, the engine of Safari. Their details are tested in Chromium.
import { referralPopup } from "@/content/code-offer";
import { demoCheckout } from "@/content/demo-checkout";
import { checkout } from "@/content/home";
import { lineUp, testimonials } from "@/content/home-story";
import { buyButtonLabels, videoLabels } from "@/content/interface";
import { paths } from "@/lib/site/paths";
import { fillText } from "@/lib/text/fill-text";
import { breakAfterDots } from "@/lib/text/wording";
import { labelOf, second, suspects } from "../line-up.ts";
import { required } from "../site-content.ts";
import { type Browser, WAIT } from "./browser.ts";
import { expect, test } from "./test.ts";

const CODE = "BRO25";

async function addToCart(webkit: Browser): Promise<void> {
  await webkit.click("button", buyButtonLabels.product.addToCart);
  await webkit.see("button", buyButtonLabels.cart.checkout);
}

async function expectCredit(webkit: Browser, code: string): Promise<void> {
  await webkit.see("heading", demoCheckout.heading);
  await webkit.seeText(fillText(demoCheckout.summary.credit, { code }));
}

test("an affiliate is shown on later pages and visits and to the order, until another one's link or an opt-out", async ({
  webkit,
}) => {
  await webkit.goto("/BRO25");
  await webkit.click("button", referralPopup.close);
  for (const path of [paths.faq, paths.home]) {
    await webkit.goto(path);
    await webkit.hydrated();
    await webkit.until(`return "sent" in document.documentElement.dataset;`);
  }
  await webkit.seeText("Sent by Dre");
  await addToCart(webkit);
  await webkit.seeText("Dre sent you, and earns when you buy.");
  await webkit.click("button", buyButtonLabels.cart.checkout);
  await expectCredit(webkit, CODE);
  await webkit.goto("/MATTE15");
  await webkit.see("dialog", "Maya sent you.");
  await webkit.seeText("Sent by Maya");
  await webkit.goto(paths.optOut);
  await webkit.hydrated();
  await webkit.evaluate(`document.querySelector("[role=switch]").click();`);
  await webkit.until(`return !(localStorage.getItem("snowball_code") ?? "").includes("Maya");`);
  await webkit.goto(paths.home);
  await webkit.hydrated();
  await webkit.until(`return !document.querySelector(".sender");`);
});

test("a film plays with sound after a click", async ({ webkit }) => {
  const film = required(
    testimonials.find(({ src }) => src !== ""),
    "film",
  );
  await webkit.goto("/");
  await webkit.hydrated();
  await webkit.scrollTo(film.username);
  await webkit.click("button", fillText(videoLabels.sound, { username: film.username }));
  await webkit.seeText(videoLabels.playingWithSound);
  const played = `return Math.max(...[...document.querySelectorAll("video")].map((video) => video.currentTime));`;
  await expect.poll(() => webkit.evaluate(played), WAIT).toBeGreaterThan(0.3);
});

test("the errors of a page are noticed: uncaught, rejected, logged, or refused by the policy", async ({
  webkit,
}) => {
  await webkit.goto(paths.faq);
  expect(webkit.problems).toEqual([]);
  await webkit.evaluate(`
    new Image().src = "https://other.example/x.png";
    setTimeout(() => { throw new Error("thrown"); });
    Promise.reject(new Error("refused"));
    console.error("written");`);
  await expect
    .poll(() => webkit.evaluate("").then(() => webkit.problems.toSorted()), WAIT)
    .toEqual([
      "logged: written",
      "policy: img-src https://other.example/x.png",
      "rejected: Error: refused",
      "uncaught: Error: thrown",
    ]);
  webkit.problems.length = 0;
});

// Its workers draw as those of Safari do.
test("a suspect is wiped by a click, a clean sheet comes, and the link leads to the picker", async ({
  webkit,
}) => {
  await webkit.goto("/");
  await webkit.hydrated();
  await webkit.scrollTo(suspects[4]?.occasion ?? "");
  await webkit.seeText(lineUp.sheet);
  await webkit.click("button", fillText(lineUp.wipe, { username: breakAfterDots(second.username) }));
  await webkit.see("link", { start: lineUp.buy });
  await webkit.seeText(labelOf(1));
  await webkit.click("link", { start: lineUp.buy });
  await webkit.see("heading", checkout.heading);
});
