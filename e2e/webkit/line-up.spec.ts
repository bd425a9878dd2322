// The line-up in WebKitGTK, whose workers draw as those of Safari do.
import { checkout } from "@/content/home";
import { lineUp } from "@/content/home-story";
import { breakAfterDots } from "@/lib/text/wording";
import { fillText } from "@/lib/text/fill-text";
import { labelOf, second, suspects } from "../line-up.ts";
import { test } from "./test.ts";

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
