import { afterEach, expect, it, vi } from "vitest";
import { formatLongDate } from "@/lib/dates";

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ["2025-07-13", "July 13, 2025"],
  ["2025-08-02", "August 2, 2025"],
  ["2024-02-29", "February 29, 2024"],
  ["2025-12-31", "December 31, 2025"],
])("%s reads %s", (isoDate, text) => {
  expect(formatLongDate(isoDate)).toBe(text);
});

it.each([
  ["Pacific/Kiritimati", -14 * 60],
  ["Pacific/Pago_Pago", 11 * 60],
])("a date is the same day in %s", async (zone, minutesBehindUtc) => {
  vi.stubEnv("TZ", zone);
  vi.resetModules();
  const there = await import("@/lib/dates");
  expect(new Date().getTimezoneOffset()).toBe(minutesBehindUtc);
  expect(there.formatLongDate("2025-07-13")).toBe("July 13, 2025");
});
