// An address of one segment that is no referral link.
import { notFound } from "@/content/not-found";
import { paths } from "@/lib/site/paths";
import { heading, straightLink } from "../locators.ts";
import { required } from "../required.ts";
import { firstBundle, notFoundHeading } from "../site-content.ts";
import { IN_30_DAYS, NOT_FOUND_STATUS, plainLink, stopClock, stored } from "../stored-code.ts";
import { expect, test } from "../test.ts";

const homeLabel = required(notFound.links.find(({ to }) => to === paths.home)?.label, "way home");

test("a mistyped link shows the 404 page and is stored as an invalid code", async ({ page, watch }) => {
  watch.allow(NOT_FOUND_STATUS);
  await stopClock(page);
  await page.goto("/abc");
  await expect(page).toHaveURL("/404");
  await expect(heading(page)).toHaveText(notFoundHeading);
  expect(await stored(page)).toEqual({ code: "abc", expiry: IN_30_DAYS, valid: false });
  await page.getByRole("main").getByRole("link", { name: homeLabel, exact: true }).click();
  await expect(straightLink(page, firstBundle)).toHaveAttribute("href", plainLink);
});
