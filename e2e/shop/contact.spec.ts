// The contact form with an endpoint. Its host is answered in the browser; nothing reaches the network.
import type { Page, Route } from "playwright/test";
import { violations } from "../accessibility.ts";
import { holdBack, hydrated, openHydrated, PHONE } from "../pages.ts";
import { SHOP_ENVIRONMENT } from "../shop-environment.ts";
import { expect, test } from "../test.ts";

const MESSAGE = {
  Name: "Wendell",
  Email: "w@lamp.example",
  Subject: "Lamp",
  Message: "<b>It</b> was\na good lamp 💡.",
};
const LONG = `${"<b>It</b> was a good lamp. ".repeat(1_000)}💡\n`.repeat(4);

const ALLOWED = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "content-type" };

const box = (page: Page, name: string) => page.getByRole("textbox", { name });
const send = (page: Page) => page.getByRole("button", { name: "Send message" });

async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(MESSAGE)) await box(page, name).fill(text);
}

async function expectKept(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(MESSAGE)) await expect(box(page, name), name).toHaveValue(text);
}

/** Answers what is posted; the browser's own question before it is allowed. Returns what was posted. */
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

const FAILURES: readonly [string, (route: Route) => Promise<void>, RegExp][] = [
  ["500", (route) => route.fulfill({ status: 500, headers: ALLOWED }), /^Not sent: the system behind/],
  [
    "422",
    (route) => route.fulfill({ status: 422, headers: ALLOWED, json: {} }),
    /^Not sent: our form was not let in/,
  ],
  [
    "a page",
    (route) => route.fulfill({ headers: ALLOWED, body: "<!doctype html><h1>Hi</h1>" }),
    /can’t say whether/,
  ],
  [
    "CORS",
    (route) =>
      route.fulfill({
        headers: { "Access-Control-Allow-Origin": "https://other.example" },
        json: { ok: true },
      }),
    /^Not sent: there was no way through/,
  ],
  ["an abort", (route) => route.abort(), /^Not sent: there was no way through/],
];

test.beforeEach(async ({ page }) => {
  await page.route(`${new URL(SHOP_ENVIRONMENT.VITE_REFERRAL_SCRIPT_URL).origin}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
});

test("whatever goes wrong is told, every word stays, and the mail way is offered; then it is sent, once", async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|CORS policy/);
  await page.setViewportSize(PHONE);
  await openHydrated(page, "/contact");
  await send(page).click();
  await expect(box(page, "Name")).toBeFocused();
  await expect(box(page, "Email")).toHaveAccessibleDescription(/email address/);
  expect(await violations(page), "errors").toEqual([]);

  await fillIn(page);
  for (const [name, reply, words] of FAILURES) {
    await answer(page, reply);
    await send(page).click();
    await expect(page.getByRole("alert"), name).toHaveText(words);
    await expect(send(page), name).toBeFocused();
    await expectKept(page);
  }
  const mail = page.getByRole("link", { name: "Send it as a mail instead" });
  await expect(mail).toHaveAttribute("href", /^mailto:hello@mugworks\.example\?subject=Lamp&body=%3Cb%3EIt/);
  await expect(mail).toBeInViewport();
  // Where the bar covers half a field, axe calls the field too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await violations(page), "failed").toEqual([]);

  await box(page, "Message").fill(LONG);
  await expect(page.getByText("The message is too long for a mail link.")).toBeVisible();
  let confirm = (): void => undefined;
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  const posted = await answer(page, async (route) => {
    await confirmed;
    await route.fulfill({ headers: ALLOWED, json: { ok: true } });
  });
  await send(page).dblclick();
  await expect(page.getByRole("button", { name: "Sending…" })).toBeFocused();
  await page.keyboard.press("Enter");
  confirm();
  await expect(page.getByRole("heading", { name: "Got it." })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Got it." })).toBeInViewport();
  expect(posted).toEqual([
    { name: MESSAGE.Name, email: MESSAGE.Email, subject: MESSAGE.Subject, message: LONG },
  ]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await violations(page), "sent").toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(box(page, "Message")).toHaveValue("");
});

test("what was typed is kept: before the application runs, over a reload, on the way to other pages and back", async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillIn(page);
  await box(page, "Subject").press("Enter");
  await expect(page).toHaveURL("/contact");
  release();
  await hydrated(page);
  await expectKept(page);
  await page.reload();
  await hydrated(page);
  await expectKept(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of service" })).toBeVisible();
  await page.goBack();
  await expectKept(page);
});

test("a page that is left while a message is on its way throws nothing, and knows of it on the way back", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  let confirm = (): void => undefined;
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  const posted = await answer(page, async (route) => {
    await confirmed;
    await route.fulfill({ headers: ALLOWED, status: 204 });
  });
  await openHydrated(page, "/contact");
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of service" })).toBeVisible();
  await page.goBack();
  await expectKept(page);
  confirm();
  await expect(page.getByRole("heading", { name: "Got it." })).toBeVisible();
  expect(posted).toHaveLength(1);
});
