import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useArrival } from "@/hooks/use-arrival";

const NOW = Date.now();

const show = (least: number, most: number, timeZone = "America/New_York") =>
  renderHook(() =>
    useArrival({ businessDays: [least, most], cutOffHour: 14, timeZone }, "{first} until {last}"),
  ).result;

it("writes the days of a delivery as a range, and one day alone, and no line breaks between a month and its day", () => {
  expect(show(2, 4).current).toMatch(/^\w+\u00a0\d+ until \w+\u00a0\d+$/);
  expect(show(2, 2).current).toMatch(/^\w+\u00a0\d+$/);
});

it("reads the clock anew when the page is shown again", () => {
  vi.useFakeTimers({ now: Date.UTC(1999, 11, 31) });
  const days = show(2, 4);
  expect(days.current).toBeNull();
  vi.setSystemTime(NOW);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(days.current).not.toBeNull();
});

it("names no day in a browser that does not know the shop's time zone, and the page goes on", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  expect(show(2, 4, "Nowhere/Unknown").current).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
