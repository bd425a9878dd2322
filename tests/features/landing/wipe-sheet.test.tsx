import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createGloss, type Gloss } from "@/features/landing/gloss";
import { WipeSheet } from "@/features/landing/wipe-sheet";

const LABELS = { hint: "Wipe", label: "Sheet", left: "{percent}% left", spent: "Done" };

let gloss: Gloss;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no canvas and no pointer capture.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  gloss = createGloss({ width: 2.1, height: 0.74 }, "gray");
  render(
    <WipeSheet gloss={gloss} left={100} word={{ current: document.createElement("span") }} labels={LABELS} />,
  );
});
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, "setPointerCapture"));

it("moves by 5% of the word with each press of an arrow key", () => {
  const sheet = screen.getByRole<HTMLInputElement>("slider");
  for (const percent of [5, 10]) {
    // What a browser does for an arrow key.
    sheet.stepUp();
    fireEvent.input(sheet);
    expect(sheet.value).toBe(String(percent));
    expect(gloss.along() * 100).toBeCloseTo(percent);
  }
});

it("wipes the whole word within 1.1 s of a tap", () => {
  const tap = { isPrimary: true, button: 0, pointerId: 1, pointerType: "touch" };
  fireEvent.pointerDown(screen.getByRole("slider"), tap);
  fireEvent.pointerUp(screen.getByRole("slider"), tap);
  act(() => void vi.advanceTimersByTime(1_050));
  expect(gloss.along()).toBeGreaterThan(0.9);
  expect(gloss.along()).toBeLessThan(1);
  act(() => void vi.advanceTimersByTime(80));
  expect(gloss.along()).toBe(1);
});
