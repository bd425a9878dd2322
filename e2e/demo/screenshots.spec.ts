// How pages look, compared with the pictures in e2e/screenshots/. `npm run screenshots:accept` accepts what has changed.
import { holdStill, loadWholePage, loadWindow, STILL_CONTEXT } from "../../src/build/commands/still-page.mjs";
import { bytesOfPictures, expectAcceptedLook } from "../accepted-pictures.ts";
import { repeatIf } from "../every.ts";
import { matteSwitch, wipeSlider } from "../locators.ts";
import { hydrated } from "../pages.ts";
import { isInEachRun, pictureName, VIEWPORTS, visits } from "../screenshots.ts";
import { homeHeading } from "../site-content.ts";
import { expect, test } from "../test.ts";

const BYTE_LIMIT = 6_000_000;
const { reducedMotion, ...context } = STILL_CONTEXT;
test.use({ ...context, contextOptions: { reducedMotion }, popup: "keep" });

for (const viewport of VIEWPORTS)
  for (const visit of visits) {
    const { address, prepare, allow, width = viewport.width, states } = visit;
    if (width !== viewport.width) continue;
    test(
      `${states.map(({ name }) => name).join(", ")} at ${width} px: looks as accepted`,
      repeatIf(viewport !== VIEWPORTS[0] || !isInEachRun(visit)),
      async ({ page, watch }) => {
        if (allow) watch.allow(allow);
        await page.setViewportSize(viewport);
        await holdStill(page);
        await prepare?.(page);
        await page.goto(address);
        await hydrated(page);
        // The headline is wiped by a sheet, or by a switch with reduced motion; both are hidden in forced colors.
        const isHome =
          (await page.getByRole("heading", { name: homeHeading, includeHidden: true }).count()) > 0;
        if (isHome) await expect(matteSwitch(page).or(wipeSlider(page))).toBeAttached();
        for (const { name, act, whole = false } of states) {
          await act(page);
          await (whole ? loadWholePage(page) : loadWindow(page));
          await expectAcceptedLook(page, pictureName(name, width), whole);
        }
      },
    );
  }

test("the accepted pictures take less than 6 MB", () => {
  expect(bytesOfPictures()).toBeLessThan(BYTE_LIMIT);
});
