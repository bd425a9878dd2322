import { describe, expect, it } from "vitest";
import { createWipedArea, scrubHeight, SHEET, stepsBetween } from "@/features/landing/wiped-area";

const WORD = { width: 2.1, height: 0.74 };

it("stepsBetween presses a sheet that moves so often that no gap is left, and last at the end of its way", () => {
  const steps = stepsBetween({ x: 0, y: 0 }, { x: 2, y: 0.3 });
  expect(steps.at(-1)).toEqual({ x: 2, y: 0.3 });
  const gaps = steps.map((step, index) => {
    const before = steps[index - 1] ?? { x: 0, y: 0 };
    return Math.hypot(step.x - before.x, step.y - before.y);
  });
  expect(Math.max(...gaps)).toBeLessThan(SHEET.width / 8);
});

describe("createWipedArea", () => {
  it("counts cells of 0.04 em: a sheet on the corner of a word of 0.4 by 0.4 em leaves 67 of the 100", () => {
    const area = createWipedArea({ width: 0.4, height: 0.4 });
    area.press({ x: 0, y: 0 });
    expect(area.share() * 100).toBeCloseTo(67);
  });

  it("has all its gloss again when it is cleared", () => {
    const area = createWipedArea(WORD);
    area.press({ x: 1, y: 0.37 });
    area.clear();
    expect(area.share()).toBe(1);
    area.press({ x: 1, y: 0.37 });
    expect(area.share()).toBeLessThan(1);
  });
});

it.each([[WORD], [{ width: 1, height: 0.74 }], [{ width: 4.5, height: 0.74 }]])(
  "a scrubbing hand wipes a word of %j from end to end",
  (word) => {
    const area = createWipedArea(word);
    for (let x = 0; x <= word.width; x += 0.02) area.press({ x, y: scrubHeight(x, word) });
    expect(area.share()).toBeLessThan(0.05);
  },
);
