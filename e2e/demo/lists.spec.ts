// Safari takes the role from lists with `list-style: none` (https://bugs.webkit.org/show_bug.cgi?id=170179). A marker of no text keeps it.
import { repeatIf } from "../every.ts";
import { isFirstWithItsStyles, knownPaths, openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

for (const path of knownPaths)
  test(
    `lists without markers of ${path} keep their role in Safari`,
    repeatIf(!isFirstWithItsStyles(path)),
    async ({ page }) => {
      await openHydrated(page, path);
      const styles = await page
        .locator(":is(ul, ol, menu):not([role])")
        .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
      expect(styles.length).toBeGreaterThan(0);
      expect(styles).not.toContain("none");
    },
  );
