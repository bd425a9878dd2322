// The HTML of every page from the build, and of states that the application adds. e2e/development/every-page.spec.ts checks every
// page after hydration.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { closePopupButton, redeemButton } from "../locators.ts";
import { addToCart, openHydrated } from "../pages.ts";
import { BY_DAY, expect, test } from "../test.ts";
import { htmlProblems } from "../valid-html.ts";

test.use({ popup: "keep" });

/** In the library's cart, a list says its role for Safari, and the button that closes it has no type. It is in no form. */
const LIBRARY_STYLE = ["no-redundant-role", "no-implicit-button-type"];

test(
  "html-validate finds nothing in the HTML of any page, and one picture at most loads first",
  BY_DAY,
  async () => {
    const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".html"),
    );
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const html = readFileSync(join("dist", file), "utf8");
      expect(await htmlProblems(html), file).toEqual([]);
      // A second one delays the largest picture.
      expect(html.match(/fetchpriority="high"/gi)?.length ?? 0, file).toBeLessThanOrEqual(1);
    }
  },
);

test("html-validate finds nothing with the popup or a filled cart open", async ({ page }) => {
  await openHydrated(page, "/BRO25");
  await expect(redeemButton(page)).toBeVisible();
  // On a busy machine the library has drawn its cart before the popup opens.
  expect(await htmlProblems(withoutFace(await page.content()), LIBRARY_STYLE)).toEqual([]);
  await closePopupButton(page).click();
  await addToCart(page);
  expect(await htmlProblems(withoutFace(await page.content()), LIBRARY_STYLE)).toEqual([]);
});

/** A script sets the address of an affiliate's face as a custom property of the document. */
const withoutFace = (html: string): string => html.replace(/(<html[^>]*) style="--face:[^"]*"/, "$1");
