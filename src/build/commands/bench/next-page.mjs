// How long after a tap or a click the next page's heading is shown, with a slow processor and a slow network. The link has been in
// view, or under the pointer, for some seconds: time enough to fetch its page ahead.
import { onPhone, slowNetwork, slowProcessor } from "./phone.mjs";

const AHEAD_MS = 4_000;
const LIMIT_MS = 20_000;
const ARTICLE_LINK = 'main a[href^="/muglife/"]:not([href*="/page/"]):not([href*="/tag/"])';
const STEPS = {
  "home to list": { path: "/", link: 'footer a[href="/muglife"]' },
  "list to article": { path: "/muglife", link: ARTICLE_LINK },
  "article to home": { path: "/muglife/gym-bag-essentials-men", link: 'header a[href="/"]' },
};
const WAYS = ["tap", "pointer"];
export const NEXT_PAGES = Object.keys(STEPS);

/** Returns the figures of a step from page to page as [name, unit, value]. */
export async function nextPageFigures(browser, origin, step) {
  const { path, link } = STEPS[step];
  const figures = [];
  for (const way of WAYS)
    await onPhone(browser, origin, async (page, devtools) => {
      await page.goto(path);
      await page.mouse.move(2, 2);
      await page.waitForFunction(() => history.scrollRestoration === "manual");
      await page.waitForLoadState("networkidle");
      await slowNetwork(devtools);
      await slowProcessor(devtools);
      const target = page.locator(link).first();
      await target.scrollIntoViewIfNeeded();
      if (way === "pointer") await target.hover();
      await page.waitForTimeout(AHEAD_MS);
      await page.evaluate(watchHeading);
      await (way === "pointer" ? target.click() : target.tap());
      const shown = await page.waitForFunction(() => window["headingMs"], undefined, { timeout: LIMIT_MS });
      figures.push([way, "ms", await shown.jsonValue()]);
    });
  return figures;
}

/** Runs in the page. Notes the time from the click to the first frame after the one that has another heading. */
function watchHeading() {
  const heading = () => document.querySelector("h1")?.textContent;
  const before = heading();
  window.addEventListener(
    "click",
    ({ timeStamp }) => {
      const look = () => {
        if (heading() === undefined || heading() === before) requestAnimationFrame(look);
        else requestAnimationFrame((now) => (window["headingMs"] = now - timeStamp));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
