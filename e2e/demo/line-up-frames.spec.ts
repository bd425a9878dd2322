// How smoothly the suspects are wiped with a quarter of the processor. The same moves take turns with and without the sheet, so that a
// busy machine affects both alike.
import type { CDPSession, Page } from "playwright/test";
import { CHUNK, wallOf, wipeButton } from "../line-up.ts";
import { networkIdle } from "../network-idle.ts";
import { boxOf, DESKTOP, openHydrated, PHONE } from "../pages.ts";
import { required } from "../site-content.ts";
import { expect, test } from "../test.ts";
import { record } from "../weight.ts";

const SLOWDOWN = 4;
const ROUNDS = 4;
/** A hand that goes over the wall and back in four seconds at 60 frames per second. */
const MOVES = 240;
/** Of the frames per second without the sheet. */
const LEAST_SHARE = 0.9;
/** Of the main thread's work per frame without the sheet, as the processor counts it. */
const MOST_WORK = 1.1;

interface Drag {
  frames: number;
  ms: number;
  /** The milliseconds that the main thread worked, as the processor counts them. */
  busy: number;
}

async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return required(metrics.find(({ name }) => name === "TaskDuration")?.value, "metric") * 1000;
}

async function drag(page: Page, hasSheet: boolean): Promise<Drag> {
  await page.unrouteAll();
  // Without its script there is no sheet, and the page is otherwise the same.
  if (!hasSheet) await page.route(CHUNK, (route) => route.abort());
  await openHydrated(page, "/");
  const asked = page.waitForEvent("request", (request) => CHUNK.test(request.url()));
  await wallOf(page).evaluate((node) => node.scrollIntoView({ block: "start", behavior: "instant" }));
  await asked;
  await expect(wipeButton(page)).toHaveCount(hasSheet ? 1 : 0);
  await networkIdle(page);
  const box = await boxOf(wallOf(page));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.mouse.move(box.x + 20, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (now: number): void => {
      times.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { times });
  });
  const before = await busyMs(devtools);
  for (let move = 1; move <= MOVES; move += 1) {
    const along = 1 - Math.abs(1 - (2 * move) / MOVES);
    const down = 0.2 + 0.2 * (move / MOVES) + 0.1 * Math.sin(move / 3);
    await page.mouse.move(box.x + 20 + (box.width - 40) * along, box.y + box.height * down);
  }
  const busy = (await busyMs(devtools)) - before;
  const times = await page.evaluate<number[]>("times");
  await page.mouse.up();
  await devtools.detach();
  return { frames: times.length - 1, ms: (times.at(-1) ?? 0) - (times[0] ?? 0), busy };
}

test.describe.configure({ mode: "default" });

for (const viewport of [PHONE, DESKTOP])
  test(`at ${viewport.width} px and a quarter of the processor, wiping shows nine of ten frames and takes a tenth more of the main thread than the same moves without the sheet`, async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED/);
    test.slow();
    await page.setViewportSize(viewport);
    const sums = { wiping: { frames: 0, ms: 0, busy: 0 }, without: { frames: 0, ms: 0, busy: 0 } };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of ["wiping", "without"] as const) {
        const one = await drag(page, name === "wiping");
        for (const key of ["frames", "ms", "busy"] as const) sums[name][key] += one[key];
      }
    const rate = ({ frames, ms }: Drag): number => (frames / ms) * 1000;
    const work = ({ frames, busy }: Drag): number => busy / frames;
    const { wiping, without } = sums;
    const table = `${rate(wiping).toFixed(1)} of ${rate(without).toFixed(1)} frames per second; main thread ${work(wiping).toFixed(1)} ms per frame, ${work(without).toFixed(1)} without`;
    record(
      `${table}; ${(wiping.busy / without.busy).toFixed(2)} times the work, ${wiping.ms.toFixed(0)} of ${without.ms.toFixed(0)} ms`,
      table,
    );
    expect(rate(wiping) / rate(without), table).toBeGreaterThan(LEAST_SHARE);
    expect(work(wiping) / work(without), table).toBeLessThan(MOST_WORK);
  });
