import { DESKTOP, distanceFromTop, holdBack, hydrated, openHydrated, scrollY } from "../pages.ts";
import { expect, test } from "../test.ts";

const heading = "GYM BAG";

test("the list leads through its pages to an article and back to where it was left", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, "/muglife");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(9);
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();

  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/muglife/page/2");
  await expect(cards).toHaveCount(7);
  await expect(page).toHaveTitle(/^Page 2 - /);
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  expect(await scrollY(page)).toBe(0);

  const last = cards.last();
  await last.scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  const title = (await last.getByRole("heading").textContent()) ?? "";
  await last.getByRole("link", { name: "Read More" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollY(page)).toBe(0);

  await page.goBack();
  await expect(cards).toHaveCount(7);
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.getByRole("link", { name: "Page 1" }).click();
  await expect(page).toHaveURL("/muglife");
});

test("the list holds the sixteen named articles, newest first, and none that is not found", async ({
  request,
  page,
}) => {
  const titles: string[] = [];
  for (const path of ["/muglife", "/muglife/page/2"]) {
    await page.goto(path);
    for (const link of await page.getByRole("link", { name: "Read More" }).all()) {
      const address = (await link.getAttribute("href")) ?? "";
      titles.push(address.replace("/muglife/", ""));
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
  expect(titles).toHaveLength(16);
  expect(titles[0]).toBe("rolling-papers-of-skincare");
  expect(titles.at(-1)).toBe("what-are-oil-control-face-wipes");
});

test("an article is read, followed inside the site and left for the drop", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, "/muglife/gym-bag-essentials-men");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(new RegExp(heading, "i"));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const contents = page.getByRole("navigation", { name: "In this article" }).getByRole("link");
  // One line of words: a list that is squeezed grows downwards.
  for (const link of await contents.all()) expect((await link.boundingBox())?.height).toBeLessThan(45);
  await contents.nth(1).click();
  await expect.poll(() => distanceFromTop(page.getByRole("heading", { level: 2 }).nth(2))).toBeLessThan(200);

  // A link in the text.
  await page
    .locator(".article-body")
    .getByRole("link", { name: "how five different people handle it" })
    .click();
  await expect(page).toHaveURL("/muglife/gym-bros-post-workout");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  // A related article is met at its top.
  const related = page
    .getByRole("heading", { name: "Related Articles" })
    .locator("xpath=following-sibling::ul")
    .getByRole("link");
  await expect(related).toHaveCount(2);
  await related.first().click();
  await expect(page).not.toHaveURL("/muglife/gym-bros-post-workout");
  await expect.poll(() => scrollY(page)).toBe(0);

  await page.getByRole("link", { name: "Let's Go" }).click();
  await expect(page).toHaveURL("/#the-drop?offset=50");
  await expect.poll(() => distanceFromTop(page.locator("#the-drop"))).toBe(50);
  expect(await page.evaluate("window.sameDocument")).toBe(true);
});

test("where the browser has view transitions, an article's picture grows out of its card", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, "/muglife");
  await page.evaluate(() => {
    const moved: (string | null | undefined)[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void (async () => {
        await transition.ready;
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect) moved.push(effect.pseudoElement);
      })();
      return transition;
    };
  });
  await page.getByRole("link", { name: "Read More" }).first().click();
  await expect
    .poll(() => page.evaluate("moved"))
    .toContain("::view-transition-group(article-rolling-papers-of-skincare)");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("one article's way to the drop is #drop", async ({ page }) => {
  await openHydrated(page, "/muglife/why-girls-notice-shiny-face");
  await page.getByRole("link", { name: "Let's Go" }).click();
  await expect(page).toHaveURL("/#drop");
  await expect.poll(() => distanceFromTop(page.locator("#the-drop"))).toBe(80);
});

test("no page number, tag or slug but the true ones is answered with anything but 'not found'", async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 404/);
  for (const path of [
    "/muglife/page/0",
    "/muglife/page/3",
    "/muglife/page/-1",
    "/muglife/page/1e0",
    "/muglife/page/two",
    "/muglife/page/99999999999999999999",
    "/muglife/page/%00",
    "/muglife/page/2/3",
    "/muglife/tag/constructor",
    "/muglife/tag/gym/page/9",
    "/muglife/tag/%3Cb%3E",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("404 Page Not Found");
  }
  for (const slug of [
    "nothing",
    "constructor",
    "__proto__",
    "toString",
    "a%2Fb",
    "%3Cscript%3E",
    "A-B",
    "x".repeat(2_000),
  ]) {
    const path = `/muglife/${slug}`;
    expect((await request.get(path)).status(), path).toBe(404);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Article Not Found");
    await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to MugLife" }).click();
  await expect(page).toHaveURL("/muglife");
});

test("page 1 of the list and of a tag is the list and the tag", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  for (const path of ["/muglife", "/muglife/tag/gym"]) {
    await page.goto(`${path}/page/1`);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBeLessThan(6);
  }
});

test("an article whose text does not come says so, and comes when asked again", async ({ page, watch }) => {
  watch.allow(/status of 503|answered with 503/);
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, "/muglife");
  await page.route("/data/muglife/rolling-papers-of-skincare.json", (route) =>
    route.fulfill({ status: 503 }),
  );
  await page.getByRole("link", { name: "Read More" }).first().click();
  await expect(page.getByRole("alert")).toContainText("did not load");
  await page.unroute("/data/muglife/rolling-papers-of-skincare.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rolling Papers");
});

test("an article that is clicked twice while it is on its way is one step back", async ({ page }) => {
  await openHydrated(page, "/muglife");
  const release = await holdBack(page, "/data/muglife/rolling-papers-of-skincare.json");
  const steps = await page.evaluate(() => history.length);
  const link = page.getByRole("link", { name: "Read More" }).first();
  await link.click();
  await expect(page).toHaveURL("/muglife/rolling-papers-of-skincare");
  await link.click();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rolling Papers");
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL("/muglife");
});

test("sharing: copied with a word, a small window where it opens, a tab where it is blocked", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route(/facebook|twitter|x\.com/, (route) => route.fulfill({ body: "there" }));
  await openHydrated(page, "/muglife/oil-control-wipes-for-men");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied to clipboard!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "https://mugworks.example/muglife/oil-control-wipes-for-men",
  );
  const small = context.waitForEvent("page");
  await page.getByRole("link", { name: "Share to Facebook" }).click();
  await (await small).waitForURL(/facebook/);
  expect(await (await small).evaluate(() => window.opener)).toBeNull();

  await page.evaluate(() => Object.assign(window, { open: () => null }));
  const tab = context.waitForEvent("page");
  await page.getByRole("link", { name: "Tweet" }).click();
  await (await tab).waitForURL(/twitter/);
});
