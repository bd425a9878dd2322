// The contact form with an endpoint. Journeys route its host in the browser; no request reaches the network.
import type { Page, Route } from "playwright/test";
import { brand } from "@/content/brand";
import { contact } from "@/content/contact";
import { terms } from "@/content/terms";
import { paths } from "@/lib/site/paths";
import { violations } from "../accessibility.ts";
import { AT_NIGHT } from "../every.ts";
import { footerLink, heading } from "../locators.ts";
import { delayRequests, hydrated, openHydrated, PHONE } from "../pages.ts";
import { SHOP_ENVIRONMENT } from "../shop-environment.ts";
import { expect, test } from "../test.ts";
import { routeTags } from "../vendor-hosts.ts";

const { errors, failure, labels, sent } = contact.form;
const MESSAGE = {
  name: "Alex",
  email: "a@lamp.example",
  subject: "Lamp",
  message: "<b>It</b> was\na good lamp 💡.",
};
const FIELDS = [
  [labels.name, MESSAGE.name],
  [labels.email, MESSAGE.email],
  [labels.subject, MESSAGE.subject],
  [labels.message, MESSAGE.message],
] as const;
const LONG = `${"<b>It</b> was a good lamp. ".repeat(1_000)}💡\n`.repeat(4);

const ALLOWED = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "content-type" };

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const send = (page: Page) => page.getByRole("button", { name: labels.submit });

async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of FIELDS) await box(page, name).fill(text);
}

async function expectKept(page: Page): Promise<void> {
  for (const [name, text] of FIELDS) await expect(box(page, name), name).toHaveValue(text);
}

/** Responds to every post, allows the browser's preflight request, and returns the posted messages. */
async function answer(page: Page, reply: (route: Route) => Promise<void>): Promise<unknown[]> {
  const posted: unknown[] = [];
  await page.unroute(SHOP_ENVIRONMENT.VITE_CONTACT_ENDPOINT);
  await page.route(SHOP_ENVIRONMENT.VITE_CONTACT_ENDPOINT, async (route) => {
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers: ALLOWED });
    posted.push(route.request().postDataJSON());
    await reply(route);
  });
  return posted;
}

const FAILURES: readonly [string, (route: Route) => Promise<void>, string][] = [
  ["500", (route) => route.fulfill({ status: 500, headers: ALLOWED }), failure.problems.down],
  ["422", (route) => route.fulfill({ status: 422, headers: ALLOWED, json: {} }), failure.problems.refused],
  [
    "a page",
    (route) => route.fulfill({ headers: ALLOWED, body: "<!doctype html><h1>Hi</h1>" }),
    failure.problems.unclear,
  ],
  [
    "an error with status 200",
    (route) => route.fulfill({ headers: ALLOWED, json: { status: "error" } }),
    failure.problems.unclear,
  ],
  [
    "CORS",
    (route) =>
      route.fulfill({
        headers: { "Access-Control-Allow-Origin": "https://other.example" },
        json: { ok: true },
      }),
    failure.problems.unreachable,
  ],
  ["an abort", (route) => route.abort(), failure.problems.unreachable],
];

test.beforeEach(async ({ page }) => {
  await page.route(`${new URL(SHOP_ENVIRONMENT.VITE_REFERRAL_SCRIPT_URL).origin}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
});

test(
  "each failure shows its message, keeps the text and offers a mail link; then the message is sent once",
  AT_NIGHT,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource|CORS policy/);
    await page.setViewportSize(PHONE);
    await openHydrated(page, "/contact");
    await send(page).click();
    await expect(box(page, labels.name)).toBeFocused();
    await expect(box(page, labels.email)).toHaveAccessibleDescription(errors.missing.email);
    expect(await violations(page), "errors").toEqual([]);

    await fillIn(page);
    for (const [name, reply, message] of FAILURES) {
      await answer(page, reply);
      await send(page).click();
      await expect(page.getByRole("alert"), name).toContainText(message);
      await expect(send(page), name).toBeFocused();
      await expectKept(page);
    }
    const mail = page.getByRole("link", { name: failure.mailLabel });
    await expect(mail).toHaveAttribute(
      "href",
      new RegExp(String.raw`^mailto:${brand.email}\?subject=Lamp&body=%3Cb%3EIt`),
    );
    await expect(mail).toBeInViewport();
    // axe reports a field that the bar covers by half as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect(await violations(page), "failed").toEqual([]);

    await box(page, labels.message).fill(LONG);
    await expect(page.getByText(failure.tooLongForLink)).toBeVisible();
    let confirm = (): void => undefined;
    const confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    const posted = await answer(page, async (route) => {
      await confirmed;
      await route.fulfill({ headers: ALLOWED, json: { ok: true } });
    });
    await send(page).dblclick();
    await expect(page.getByRole("button", { name: labels.sending })).toBeFocused();
    await page.keyboard.press("Enter");
    confirm();
    await expect(page.getByRole("heading", { name: sent.heading })).toBeFocused();
    await expect(page.getByRole("heading", { name: sent.heading })).toBeInViewport();
    expect(posted).toEqual([{ ...MESSAGE, message: LONG }]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect(await violations(page), "sent").toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(box(page, labels.message)).toHaveValue("");
  },
);

test.beforeEach(({ page }) => routeTags(page, []));

test(
  "typed text is kept from before hydration, over a reload, and over navigation to other pages and back",
  AT_NIGHT,
  async ({ page }) => {
    const release = await delayRequests(page, /\/assets\/.*\.js$/);
    await page.goto("/contact", { waitUntil: "commit" });
    await fillIn(page);
    await box(page, labels.subject).press("Enter");
    await expect(page).toHaveURL("/contact");
    release();
    await hydrated(page);
    await expectKept(page);
    await page.reload();
    await hydrated(page);
    await expectKept(page);
    await footerLink(page, paths.terms).click();
    await expect(heading(page)).toHaveText(terms.heading);
    await page.goBack();
    await expectKept(page);
  },
);
