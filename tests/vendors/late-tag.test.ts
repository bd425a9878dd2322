import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import type { SiteEvent } from "@/vendors/analytics";
import { lateTag } from "@/vendors/late-tag";

const VIEW: SiteEvent = { event: "page_view", page: "/" };
const VISIT: SiteEvent = { event: "referral_visit" };
const COPIED: SiteEvent = { event: "code_copied" };

let sent: SiteEvent[] = [];
let idle: (() => void)[] = [];
const open = vi.fn(async () => (event: SiteEvent) => void sent.push(event));
const tag = (opening: () => Promise<(event: SiteEvent) => void> = open) =>
  lateTag(opening, (run) => void idle.push(run));
/** The browser is idle. */
async function rest(): Promise<void> {
  for (const run of idle.splice(0)) run();
  await vi.waitFor(() => undefined);
  await Promise.resolve();
}

beforeEach(() => {
  open.mockClear();
  [sent, idle] = [[], []];
});
afterEach(() => privacyChoice.optIn());

it("loads nothing before the first page view and an idle browser, and then sends what waited, in order", async () => {
  const { report } = tag();
  report(VISIT);
  expect(idle).toEqual([]);
  report(VIEW);
  expect(open).not.toHaveBeenCalled();
  await rest();
  report(COPIED);
  report(VIEW);
  await rest();
  expect(open).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([VISIT, VIEW, COPIED, VIEW]);
});

it("loads nothing where the visitor opts out before the browser is idle, and drops what waited", async () => {
  const { report } = tag();
  report(VIEW);
  privacyChoice.optOut();
  await rest();
  expect(open).not.toHaveBeenCalled();
  privacyChoice.optIn();
  report(VIEW);
  await rest();
  expect(sent).toEqual([VIEW]);
});

it("drops what waited where the visitor opts out while the vendor's code is on its way", async () => {
  const { report } = tag(async () => {
    privacyChoice.optOut();
    return open();
  });
  report(VISIT);
  report(VIEW);
  await rest();
  expect([open.mock.calls.length, sent]).toEqual([1, []]);
});

it("drops the events of a vendor whose code does not load, with one line in the log", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { report } = tag(() => Promise.reject(new Error("blocked")));
  report(VIEW);
  await rest();
  report(COPIED);
  expect(warned).toHaveBeenCalledTimes(1);
});

it("does not open while the address has a referral code, and sends what waited when a later page has none", async () => {
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/#snowball=BRO25");
  const { report } = tag();
  report(VIEW);
  for (const run of idle.splice(0)) run();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(open).not.toHaveBeenCalled();
  window.history.replaceState(null, "", "/");
  report(COPIED);
  report(VIEW);
  for (const run of idle.splice(0)) run();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([VIEW, COPIED, VIEW]);
});
