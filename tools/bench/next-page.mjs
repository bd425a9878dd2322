// How long after a tap or a click the next page's heading is on the screen, with a slow processor and a slow network. Measured are
// a page that the application has fetched ahead, and a tap that comes before the application has started.
import { onPhone, slowNetwork, slowProcessor } from "./phone.mjs";

const AHEAD_MS = 4_000;
const PRESS_MS = 80;
const LIMIT_MS = 20_000;
const ARTICLE_LINK = 'main a[href^="/muglife/"]:not([href*="/page/"]):not([href*="/tag/"])';
/**
 * Links of the footer are not fetched because they are in view. Only on the blog's pages does the application wait for input, and
 * no link to an article is in the list's first screen.
 */
const STEPS = {
  "home to list": { path: "/", link: 'footer a[href="/muglife"]', ways: ["pointer", "touch"] },
  "list to article": {
    path: "/muglife",
    link: ARTICLE_LINK,
    ways: ["pointer", "touch", "in view"],
  },
  "article to home": {
    path: "/muglife/gym-bag-essentials-men",
    link: 'header a[href="/"]',
    ways: ["pointer", "touch", "in view", "before the application"],
  },
};
export const NEXT_PAGES = Object.keys(STEPS);

/** Returns the figures of a step from page to page as [name, unit, value]. */
export async function nextPageFigures(browser, origin, step) {
  const { path, link, ways } = STEPS[step];
  const figures = [];
  for (const way of ways)
    await onPhone(browser, origin, async (page, devtools) => {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const target = page.locator(link).first();
      if (way !== "before the application") await startApplication(page);
      await slowNetwork(devtools);
      await slowProcessor(devtools);
      if (way !== "before the application") await fetchAhead(page, devtools, target, way);
      const finger = way === "pointer" ? mouse(page) : touch(devtools);
      await page.evaluate(watchHeading);
      await finger.press(await middleOf(target));
      await page.waitForTimeout(PRESS_MS);
      await finger.release();
      const shown = await page.waitForFunction(msUntilShown, undefined, {
        // By default it asks in each frame, so that the page has to make frames meanwhile: some 3 ms each.
        polling: 500,
        timeout: LIMIT_MS,
      });
      figures.push([way, "ms", await shown.jsonValue()]);
    });
  return figures;
}

async function startApplication(page) {
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.waitForLoadState("networkidle");
}

/** The link is reached, and then there is time enough to fetch its page. */
async function fetchAhead(page, devtools, target, way) {
  // In the middle of the window, where the buy bar does not cover it.
  await target.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  if (way === "pointer") await target.hover();
  if (way === "touch") {
    await touch(devtools).press(await middleOf(target));
    await devtools.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
  }
  if (way === "in view") await page.evaluate(() => window.scrollBy(0, 10));
  await page.waitForTimeout(AHEAD_MS);
}

async function middleOf(target) {
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

function mouse({ mouse: own }) {
  return { press: ({ x, y }) => own.move(x, y).then(() => own.down()), release: () => own.up() };
}

function touch(devtools) {
  const send = (type, touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  return { press: (point) => send("touchStart", [point]), release: () => send("touchEnd", []) };
}

/**
 * Runs in the page. Notes when it is clicked, and how much later another heading is on the screen, as the browser reports it
 * (Element Timing).
 */
function watchHeading() {
  const heading = () => document.querySelector("h1");
  const before = heading()?.textContent;
  window["isFirstDocument"] = true;
  const onClick = ({ timeStamp }) => {
    window.name = `${performance.timeOrigin + timeStamp}`;
    const note = (list) => (window["headingMs"] ??= list.getEntries()[0].renderTime - timeStamp);
    new PerformanceObserver(note).observe({ type: "element" });
    const observer = new MutationObserver(() => {
      if (!heading() || heading().textContent === before) return;
      observer.disconnect();
      // It has not been painted yet. Its lines may be blocks of their own, which are reported in its place.
      for (const element of [heading(), ...heading().querySelectorAll("*")])
        element.setAttribute("elementtiming", "next page");
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  window.addEventListener("click", onClick, { capture: true, once: true });
}

/** Runs in the page: undefined until the heading is shown. The heading of a new document is in its first paint. */
function msUntilShown() {
  if (window["isFirstDocument"]) return window["headingMs"];
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return paint && performance.timeOrigin + paint.startTime - Number(window.name);
}
