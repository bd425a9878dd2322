import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { paths } from "@/lib/site/paths";
import { startsByItself, styleGroupOf } from "@/lib/site/style-groups";
import { faqPage } from "@/content/faq";
import { bootSource } from "../../tools/site/doctor/check-policy.ts";
import { footerLink, heading, redeemButton } from "../locators.ts";
import { networkIdle } from "../network-idle.ts";
import { addToCart, articlePaths, delayRequests, DESKTOP, hydrated, pauseClock, PHONE } from "../pages.ts";
import { required } from "../site-content.ts";
import { BY_DAY, expect, test } from "../test.ts";

const sheet = required(
  readdirSync("dist/assets").find((file) => /^site-.*\.css$/.test(file)),
  "style sheet",
);

const SHEET = new RegExp(`/assets/${sheet}$`);

const htmlFiles = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".html") && !file.startsWith("assets"),
);

const codes = new Set(readdirSync("src/content/bros").map((name) => name.replace(/\.ts$/, "")));

test(
  "no page waits for a file before its first paint, and the policy allows the styles and the boot script in it",
  BY_DAY,
  () => {
    const headers = readFileSync("dist/_headers", "utf8");
    const [, allowed = ""] = /style-src ([^;]*)/.exec(headers) ?? [];
    const [, allowedScripts = ""] = /script-src ([^;]*)/.exec(headers) ?? [];
    expect(htmlFiles.length).toBeGreaterThan(40);
    const written = new Set<string>();
    for (const file of htmlFiles) {
      const html = readFileSync(join("dist", file), "utf8");
      const read = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
      expect(read, file).not.toMatch(/<link[^>]*rel="stylesheet"/);
      expect(read, file).not.toMatch(
        /<script(?![^>]*type="(?:module|application\/ld\+json|speculationrules)")/,
      );
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
      // An affiliate's page has the styles of his card besides.
      expect(styles, file).toHaveLength(codes.has(file.replace(/\.html$/, "")) ? 2 : 1);
      for (const css of styles) {
        written.add(css);
        const hash = createHash("sha256").update(css).digest("base64");
        expect(allowed.split(" "), file).toContain(`'sha256-${hash}'`);
      }
      expect(allowedScripts.split(" "), file).toContain(bootSource(html));
      expect(html, file).not.toMatch(/<script[^>]* src=/);
    }
    // No page has styles of its own, so that the policy does not grow with the articles: four groups, the affiliates' and their card.
    expect(written.size).toBeLessThanOrEqual(6);
    const all = readFileSync(join("dist/assets", sheet), "utf8");
    // The HTML has the fonts: in the sheet that loads later they would lay out the page again.
    expect(all).not.toContain("@font-face");
    // This unit follows the font's "0": lines would change when the font arrives (docs/decisions/fonts-after-the-first-paint.md).
    // Tailwind's own max-w-prose is 65ch.
    expect(all).not.toMatch(/[\d.]ch\b/);
  },
);

/**
 * The elements and pseudo-elements that look otherwise with the sheet of all pages. Both are read in one task, in which the page
 * cannot change, and without transitions, which would show the earlier value.
 */
function changesBySheet(page: Page): Promise<string[]> {
  return page.evaluate(
    (css) => {
      const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
      // To read the style of a part that an element has not got takes as long as to read the element's.
      const partsOf = (element: Element): (string | null)[] => [
        null,
        ...["::before", "::after"].filter((part) => getComputedStyle(element, part).content !== "none"),
        ...(getComputedStyle(element).display === "list-item" ? ["::marker"] : []),
        ...(element.matches("[placeholder]") ? ["::placeholder"] : []),
      ];
      const looks = (): Map<string, string[]> =>
        new Map(
          [...document.querySelectorAll("body, body *")].flatMap((element, index) =>
            partsOf(element).map((part) => {
              const style = getComputedStyle(element, part);
              const name = `${index} ${element.tagName}.${element.getAttribute("class")}${part ?? ""}`;
              return [name, names.map((property) => style.getPropertyValue(property))];
            }),
          ),
        );
      const [still, all] = [new CSSStyleSheet(), new CSSStyleSheet()];
      still.replaceSync("*, ::before, ::after, ::placeholder { transition: none !important }");
      all.replaceSync(css);
      // The content of a closed one is laid out only when it is asked about, so its size would seem to change.
      for (const details of document.querySelectorAll("details")) details.open = true;
      const own = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [...own, still];
      const before = looks();
      document.adoptedStyleSheets = [all, ...own, still];
      return [...looks()].flatMap(([element, values]) =>
        values.flatMap((value, index) => {
          const earlier = before.get(element)?.[index];
          return value === earlier ? [] : [`${element} ${names[index]}: ${earlier} to ${value}`];
        }),
      );
    },
    readFileSync(join("dist/assets", sheet), "utf8"),
  );
}

for (const [path, size] of [
  ...[...Object.values(paths), "/muglife/page/2", ...articlePaths].map(
    (address) => [address, PHONE] as const,
  ),
  ...[paths.home, paths.muglife, paths.bros, ...articlePaths].map((address) => [address, DESKTOP] as const),
])
  test(`${path} looks the same at ${size.width} px once the sheet of all pages has loaded`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Otherwise the home page's buy button loads the sheet.
    await pauseClock(page);
    await page.goto(path);
    // Where the application starts on input only, the sheet comes with it.
    if (startsByItself(styleGroupOf(path))) await hydrated(page);
    await networkIdle(page);
    await expect(page.locator(`link[href$="${sheet}"]`)).toHaveCount(0);
    expect(await changesBySheet(page)).toEqual([]);
  });

test.describe("with the referral popup", () => {
  test.use({ popup: "keep" });

  test("the popup has its styles from the HTML", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/BRO25");
    await expect(redeemButton(page)).toBeVisible();
    await expect(page.locator(`link[href$="${sheet}"]`)).toHaveCount(0);
    expect(await changesBySheet(page)).toEqual([]);
  });

  test("the purchase with a code has its styles from the HTML", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Pages that are fetched ahead need the sheet.
    await delayRequests(page, SHEET);
    await page.goto("/BRO25");
    await redeemButton(page).click();
    await addToCart(page);
    expect(await changesBySheet(page)).toEqual([]);
  });
});

test("a purchase and a page of another group work where the sheet of all pages fails", async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|net::ERR|CSS/);
  await page.route(SHEET, (route) => route.abort());
  await page.goto("/?snowball=BRO25");
  await hydrated(page);
  await addToCart(page);
  await page.keyboard.press("Escape");
  await footerLink(page, paths.faq).click();
  await expect(heading(page)).toHaveText(faqPage.heading);
  await expect(page.locator("html")).toHaveAttribute("data-page", paths.faq);
});
