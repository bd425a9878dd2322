// @vitest-environment node
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { brand } from "@/content/brand";
import { datedParts } from "../../../plugins/config/shop-days";

const ZONE = "America/New_York";
const days = { from: "2026-12-24", through: "2027-01-03" };
const notice = { ...days, text: "Back soon." };
const pause = { ...days, text: "Closed.", link: "Mail us" };
const [START, END] = [Date.parse("2026-12-24T05:00Z"), Date.parse("2027-01-04T05:00Z")];

/** What the script marks at a time, and at a later one when the browser reports an event. */
function marksOf(
  script: string | null,
  now: number,
  later: { type: string; now: number } | null = null,
): string[] {
  const found = new Set<string>();
  const toggleAttribute = (name: string, isOn: boolean) => (isOn ? found.add(name) : found.delete(name));
  const document = { documentElement: { toggleAttribute } };
  const clock = { now: () => now };
  const addEventListener = (type: string, listener: () => void) => {
    if (type !== later?.type) return;
    clock.now = () => later.now;
    listener();
  };
  runInNewContext(script ?? "", { document, Date: clock, addEventListener });
  return [...found];
}

it("a shop that has no dated part leaves nothing to the pages", () => {
  const none = { closed: [], notice: null, pause: null };
  const parts = {
    closed: null,
    offset: "-05:00",
    notice: null,
    pause: null,
    marks: [],
    script: null,
    sources: [],
  };
  expect(datedParts(none, ZONE, brand, START)).toEqual(parts);
});

it.each([
  ["2027-07-04T12:00Z", ZONE, "-04:00"],
  ["2027-07-04T12:00Z", "Europe/Lisbon", "+01:00"],
  ["2027-01-04T12:00Z", "Europe/Lisbon", "+00:00"],
])("the shop's distance from UTC is that of the day of the build: %s in %s", (now, zone, offset) => {
  expect(datedParts({ closed: [], notice: null, pause: null }, zone, brand, Date.parse(now)).offset).toBe(
    offset,
  );
});

it("a pause begins a mail to the shop about the product", () => {
  const { pause: note } = datedParts({ closed: [], notice: null, pause }, ZONE, brand, START);
  expect(note).toMatchObject({ text: pause.text, link: pause.link });
  const address = new URL(note?.href ?? "");
  expect([address.protocol, address.pathname]).toEqual(["mailto:", brand.email]);
  expect(address.searchParams.get("subject")).toBe(brand.productTitle);
});

it.each([
  ["before its first day", START - 1, []],
  ["when its first day begins", START, ["data-notice", "data-paused"]],
  ["in the last moment of its last day", END - 1, ["data-notice", "data-paused"]],
  ["after its last day", END, []],
])(
  "a build %s marks the pages for visits without script, and the script does at that time",
  (_, now, marks) => {
    const parts = datedParts({ closed: [], notice, pause }, ZONE, brand, now);
    expect(parts.marks).toEqual(marks);
    expect(marksOf(parts.script, now)).toEqual(marks);
  },
);

it.each(["pageshow", "visibilitychange"])(
  "a page that comes back on another day is marked anew: %s",
  (type) => {
    const { script } = datedParts({ closed: [], notice, pause }, ZONE, brand, START);
    expect(marksOf(script, START - 1, { type, now: START })).toEqual(["data-notice", "data-paused"]);
    expect(marksOf(script, END - 1, { type, now: END })).toEqual([]);
  },
);
