// @vitest-environment node
import { expect, it } from "vitest";
import { securityFile } from "../../../plugins/host/site-files";
import { DAY_MS } from "@/lib/text/day-ms";

const file = (today: string): string =>
  securityFile({ email: "bro@shop.example" }, "https://shop.example", today);
const expiryOf = (text: string): number => Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "");

it("security.txt names the contact, its own address, the language and the day on which it ends", () => {
  expect(file("2026-11-22").split("\n")).toEqual([
    "Contact: mailto:bro@shop.example",
    "Expires: 2027-11-21T00:00:00Z",
    "Preferred-Languages: en",
    "Canonical: https://shop.example/.well-known/security.txt",
    "",
  ]);
});

it.each(["2026-11-22", "2027-12-31", "2028-02-29"])(
  "security.txt of a build on %s is valid for 364 days, less than a year, and a later build renews it",
  (today) => {
    const day = Date.parse(today);
    expect(expiryOf(file(today)) - day).toBe(364 * DAY_MS);
    const tomorrow = new Date(day + DAY_MS).toISOString().slice(0, 10);
    expect(expiryOf(file(tomorrow))).toBe(expiryOf(file(today)) + DAY_MS);
  },
);
