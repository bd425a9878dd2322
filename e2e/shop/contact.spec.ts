// The contact form with an endpoint. Journeys route its host in the browser; no request reaches the network.
import type { Page } from "playwright/test";
import { contact } from "@/content/contact";
import { terms } from "@/content/terms";
import { paths } from "@/lib/site/paths";
import { AT_NIGHT } from "../every.ts";
import { footerLink, heading } from "../locators.ts";
import { delayRequests, hydrated } from "../pages.ts";
import { SHOP_ENVIRONMENT } from "../shop-environment.ts";
import { expect, test } from "../test.ts";
import { routeTags } from "../vendor-hosts.ts";

const { labels } = contact.form;
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

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of FIELDS) await box(page, name).fill(text);
}

async function expectKept(page: Page): Promise<void> {
  for (const [name, text] of FIELDS) await expect(box(page, name), name).toHaveValue(text);
}

test.beforeEach(async ({ page }) => {
  await page.route(`${new URL(SHOP_ENVIRONMENT.VITE_REFERRAL_SCRIPT_URL).origin}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
});

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
