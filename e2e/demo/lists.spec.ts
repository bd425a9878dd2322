// Safari takes the role from lists with `list-style: none` (https://bugs.webkit.org/show_bug.cgi?id=170179). A marker of no text keeps it.
import { knownPaths, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

test("lists without markers keep their role in Safari", async ({ page }) => {
  for (const path of knownPaths) {
    await openHydrated(page, path);
    const styles = await page
      .locator(":is(ul, ol, menu):not([role])")
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(styles.length, path).toBeGreaterThan(0);
    expect(styles, path).not.toContain("none");
  }
});
