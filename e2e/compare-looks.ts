// The journeys of the screenshots test.
import { holdStill, loadWholePage, loadWindow, STILL_CONTEXT } from "./still-page.ts";
import { expectAcceptedLook } from "./accepted-pictures.ts";
import { PHONE } from "./pages.ts";
import { isByDay, pictureName, readOf, windowsOf } from "./compared.ts";
import { byDayIf, test } from "./test.ts";
import { started, type Visit } from "./visit.ts";

const { reducedMotion, ...context } = STILL_CONTEXT;

/** Compares each state of each visit with its accepted picture and accessibility tree. */
export function compareLooks(visits: readonly Visit[]): void {
  test.use({ ...context, contextOptions: { reducedMotion }, popup: "keep" });
  for (const visit of visits)
    for (const viewport of windowsOf(visit)) {
      const { address, prepare, ready = started, allow, states } = visit;
      const { width } = viewport;
      const title = `${states.map(({ name }) => name).join(", ")} at ${width} px`;
      test(
        `${title}: looks and is read as accepted`,
        byDayIf(viewport === PHONE && isByDay(visit)),
        async ({ page, watch }) => {
          if (allow) watch.allow(allow);
          await page.setViewportSize(viewport);
          await holdStill(page);
          await prepare?.(page);
          await page.goto(address);
          await ready(page);
          for (const state of states) {
            const { name, act, whole = false } = state;
            await act(page);
            await (whole ? loadWholePage(page) : loadWindow(page));
            await expectAcceptedLook(page, pictureName(name, width), {
              whole,
              read: readOf(visit, state, viewport)(page),
            });
          }
        },
      );
    }
}
