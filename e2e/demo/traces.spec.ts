// A referral link leaves no code in the address, the cookies, the logs and the error reports.
import { addButton, checkoutButton } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

/** The address that is opened, and the address 100 ms later. */
const LINKS: readonly [opened: string, left: string][] = [
  ["/%42RO25//?utm_source=a+b#the-drop", "/?utm_source=a+b#the-drop"],
  ["/faq?a=1&snowball=BRO25&b=2#flushable", "/faq?a=1&b=2#flushable"],
  ["/a/b?snowball=BRO25", "/a/b"],
];

test("no address, cookie, request or log holds the code or the percentage", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 404/);
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "debug") logged.push(message.text());
  });
  const requested: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) requested.push(request.url());
  });
  for (const [opened, left] of LINKS) {
    await page.goto(opened);
    await hydrated(page);
    await expect(page, opened).toHaveURL(left);
    expect(
      await page.evaluate(() => {
        const attributes = [...document.querySelectorAll("*")].flatMap((node) => [...node.attributes]);
        const data = attributes.flatMap(({ name: key, value }) => (key.startsWith("data-") ? [value] : []));
        return JSON.stringify([history.state, document.cookie, name, data]);
      }),
      opened,
    ).not.toMatch(/BRO25|25%/);
  }
  await page.goto("/BRO25");
  await addButton(page).click();
  await expect(checkoutButton(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  for (const text of [...logged, ...requested]) expect(text).not.toMatch(/BRO25|25%|[^\d]25$/);
});
