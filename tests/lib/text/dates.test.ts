import { expect, it, vi } from "vitest";
import { formatHour, formatLongDate, formatShortDate, isoDay } from "@/lib/text/dates";

const EVERY_MONTH = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-09`);

it.each([...EVERY_MONTH, "2024-02-29"])("writes %s as Intl.DateTimeFormat does", (isoDate) => {
  const written = (dateStyle: "long" | "medium") =>
    new Intl.DateTimeFormat("en-US", { dateStyle, timeZone: "UTC" }).format(new Date(isoDate));
  expect(formatLongDate(isoDate)).toBe(written("long"));
  expect(formatShortDate(isoDate)).toBe(written("medium"));
});

it.each([
  ["Pacific/Kiritimati", -14 * 60],
  ["Pacific/Pago_Pago", 11 * 60],
])("writes the same day in the time zone %s", async (zone, minutesBehindUtc) => {
  vi.stubEnv("TZ", zone);
  vi.resetModules();
  const imported = await import("@/lib/text/dates");
  expect(new Date().getTimezoneOffset()).toBe(minutesBehindUtc);
  expect(imported.formatLongDate("2025-07-13")).toBe("July 13, 2025");
});

it("takes the day of a moment in UTC, wherever the moment's own clock is", () => {
  expect(isoDay(new Date("2026-11-23T20:30-05:00"))).toBe("2026-11-24");
});

it.each([
  [1, "1 AM"],
  [12, "12 PM"],
  [14, "2 PM"],
])("writes the hour %d as %s", (hour, text) => expect(formatHour(hour)).toBe(text));
