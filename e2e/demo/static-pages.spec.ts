import { contact } from "@/content/contact";
import { faq } from "@/content/faq";
import { notFound } from "@/content/not-found";
import { pageActions } from "@/content/site";
import { AT_NIGHT } from "../every.ts";
import { answerOf, letsGo } from "../locators.ts";
import { openHydrated } from "../pages.ts";
import { itemWith, notFoundHeading } from "../site-content.ts";
import { expect, test } from "../test.ts";

const { labels: fields } = contact.form;
const TEXT = "It was a good lamp.";
const MESSAGE: [label: string, text: string][] = [
  [fields.name, "Alex"],
  [fields.email, "a@lamp.example"],
  [fields.subject, "Lamp"],
  [fields.message, TEXT],
];

const scentItem = itemWith(faq, "scent");

test("the 404 page has the specified text and links, and logs the missing path", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await openHydrated(page, "/no/Where");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: notFoundHeading })).toBeVisible();
  await expect(main.getByText(notFound.text)).toBeVisible();
  for (const { label: name, to } of [
    ...notFound.links,
    { label: pageActions.backHome, to: "/" },
    { label: pageActions.go, to: "/#the-drop?offset=50" },
  ])
    await expect(main.getByRole("link", { name, exact: true }), name).toHaveAttribute("href", to);
  await expect(main.getByRole("definition").filter({ hasText: "/no/Where" })).toBeVisible();
  expect(logged.filter((text) => text.includes("There is no page at /no/Where"))).toHaveLength(1);
});

test("the contact form without an endpoint logs, sends nothing and shows no confirmation @each-browser", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await openHydrated(page, "/contact");
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  for (const [name, text] of MESSAGE) await page.getByRole("textbox", { name, exact: true }).fill(text);
  await page.getByRole("button", { name: fields.submit }).click();
  await expect
    .poll(() => logged.filter((text) => text.includes("contact form was submitted")))
    .toHaveLength(1);
  await expect(page.getByRole("main").getByRole("status")).toBeEmpty();
  await expect(page).toHaveURL("/contact");
  expect(sent).toEqual([]);
  await expect(page.getByRole("textbox", { name: fields.message, exact: true })).toHaveValue(TEXT);
});

test("a printed page has every answer open and no links to other pages", AT_NIGHT, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/faq");
  await expect(answerOf(page, scentItem)).toBeVisible();
  await expect(letsGo(page)).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeHidden();
});
