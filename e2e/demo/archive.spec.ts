// Pages that an archive or a proxy shows below a path of its own, such as web.archive.org.
import { brand } from "@/content/brand";
import { hero } from "@/content/home";
import { heading } from "../locators.ts";
import { expect, test } from "../test.ts";

test("an archive's copy of the home page stays readable and shows what visitors without script see, with its scripts and without", async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/Failed to load resource|net::ERR|Content Security Policy/);
  const html = await (await request.get("/")).text();
  const copy = `/web/20260101000000/${brand.siteUrl}/`;
  await page.route(`**${copy}`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  const expectReadable = async () => {
    await page.goto(copy);
    await expect(page.locator("#app[data-without-script]")).toBeAttached();
    await expect(heading(page)).toContainText(hero.headline.before);
  };
  await expectReadable();
  await page.route("**/assets/*.js", (route) => route.abort());
  await expectReadable();
});
