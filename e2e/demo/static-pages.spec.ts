import { violations } from "../accessibility.ts";
import { distanceFromTop, openHydrated, PHONE, scrollY } from "../pages.ts";
import { expect, test } from "../test.ts";

const MESSAGE = { Name: "Wendell", Email: "w@lamp.example", Subject: "Lamp", Message: "It was a good lamp." };

test("an answer opens by its hash: on arrival, on a change, and on the way back", async ({ page }) => {
  const scent = page.getByText("Scent-free.");
  const flushable = page.getByText("The wipes are not flushable.");
  await page.goto("/faq#scent");
  await expect(scent).toBeVisible();
  const answer = page.locator("#scent");
  await expect.poll(() => distanceFromTop(answer)).toBe(80);

  await page.evaluate(() => void (location.hash = "#flushable"));
  await expect(flushable).toBeVisible();
  await expect.poll(() => distanceFromTop(page.locator("#flushable"))).toBe(80);
  await page.getByText("Do they smell of anything?").click();
  await expect(scent).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/faq#scent");
  await expect(scent).toBeVisible();
});

test("the answers narrow as one types, and no answer leads on", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, "/faq");
  const main = page.getByRole("main");
  const search = main.getByRole("searchbox", { name: "Search the answers" });
  await search.fill("acne");
  await expect(main.getByRole("status")).toHaveText("1 of 11 answers");
  await expect(main.getByRole("group").filter({ visible: true })).toHaveCount(1);
  await search.fill("lawnmower".repeat(9));
  await expect(main.getByRole("status")).toHaveText("No answer for that");
  await expect(main.getByRole("link", { name: "Ask a person" }).filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await violations(page)).toEqual([]);
  await main.getByRole("button", { name: "Show every answer" }).click();
  await expect(search).toBeFocused();
  await expect(main.getByRole("group").filter({ visible: true })).toHaveCount(11);
});

test("each section of a policy has an address, and the list marks the one being read", async ({ page }) => {
  await openHydrated(page, "/privacy");
  const rights = page.getByRole("region", { name: "Rights" });
  await rights.getByRole("link", { name: /link to the section Rights/ }).click();
  await expect(page).toHaveURL("/privacy#rights");
  await expect.poll(() => distanceFromTop(rights)).toBe(80);
  const list = page.getByRole("navigation", { name: "On this page" });
  await expect(list.getByRole("link", { name: "Rights" })).toHaveAttribute("aria-current", "location");
  await expect(list.locator("[aria-current]")).toHaveCount(1);
});

test("the missing page says so in the words of the specification, leads on, and logs what was missing", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await openHydrated(page, "/no/Where");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  await expect(
    main.getByText(
      "Looks like this page got lost. No worries – here are some helpful links to get you back on track.",
    ),
  ).toBeVisible();
  for (const [name, to] of [
    ["Home", "/"],
    ["MugLife Blog", "/muglife"],
    ["FAQ", "/faq"],
    ["About", "/about"],
    ["Back to Home", "/"],
    ["Let's Go", "/#the-drop?offset=50"],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true }), name).toHaveAttribute("href", to);
  await expect(main.getByRole("definition").filter({ hasText: "/no/Where" })).toBeVisible();
  expect(logged.filter((text) => text.includes("There is no page at /no/Where"))).toHaveLength(1);
});

test("the contact form without an endpoint logs, sends nothing and shows no confirmation", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await openHydrated(page, "/contact");
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  for (const [name, text] of Object.entries(MESSAGE)) await page.getByRole("textbox", { name }).fill(text);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect
    .poll(() => logged.filter((text) => text.includes("contact form was submitted")))
    .toHaveLength(1);
  await expect(page.getByRole("main").getByRole("status")).toBeEmpty();
  await expect(page).toHaveURL("/contact");
  expect(sent).toEqual([]);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(MESSAGE.Message);
});

test("on paper every answer is open and the ways on are gone", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/faq");
  await expect(page.getByText("Scent-free.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Let's Go" })).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a hash opens its answer, a click opens another, and there is no search to try in vain", async ({
    page,
  }) => {
    await page.goto("/faq#scent");
    await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
    await expect(page.getByText("Do they smell of anything?")).toBeInViewport();
    await expect(page.getByText("Scent-free.")).toBeVisible();
    await page.getByText("What are matte wipes?").click();
    await expect(page.getByText("Same sheets, other name.")).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveCount(0);
  });

  test("the contact page shows its mail address, and no form that would not work", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Send message" })).toHaveCount(0);
    await expect(
      page.getByRole("paragraph").filter({ hasText: "The form on this page needs JavaScript." }),
    ).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: "hello@mugworks.example" }),
    ).toHaveAttribute("href", "mailto:hello@mugworks.example");
  });
});
