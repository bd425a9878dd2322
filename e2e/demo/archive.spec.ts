// Pages that an archive or a proxy shows below a path of its own, such as web.archive.org.
import { brand } from "@/content/brand";
import { faqPage } from "@/content/faq";
import { hero } from "@/content/home";
import { paths } from "@/lib/site/paths";
import { repeatIf } from "../every.ts";
import { heading } from "../locators.ts";
import { expect, test } from "../test.ts";

for (const [path, name] of [
  [paths.faq, faqPage.heading],
  [paths.home, hero.headline.before],
] as const)
  for (const scripts of ["with its scripts", "without its scripts"])
    test(
      `an archive's copy of ${path}, ${scripts}, stays readable and shows what visitors without script see`,
      repeatIf(path !== paths.home),
      async ({ page, request, watch }) => {
        watch.allow(/Failed to load resource|net::ERR|Content Security Policy/);
        const html = await (await request.get(path)).text();
        const copy = `/web/20260101000000/${brand.siteUrl}${path}`;
        await page.route(`**${copy}`, (route) => route.fulfill({ contentType: "text/html", body: html }));
        if (scripts.startsWith("without")) await page.route("**/assets/*.js", (route) => route.abort());
        await page.goto(copy);
        await expect(page.locator("#app[data-without-script]")).toBeAttached();
        await expect(heading(page)).toContainText(name);
      },
    );
