import { expect, it } from "vitest";
import { fittingMinutes } from "@/build/articles/reading-time";

it.each([
  [0, [1]],
  [120, [1]],
  [260, [1]],
  [320, [1]],
  [360, [2]],
  [400, [2]],
  [560, [2]],
  [812, [4]],
  [1040, [4, 5]],
  [1300, [5, 6]],
])("%d words take %j minutes", (words, minutes) => {
  expect(fittingMinutes(words)).toEqual(minutes);
});

it("no number of words is without a fitting read time, of 200 to 260 a minute where a whole one has that", () => {
  for (let words = 400; words < 5000; words++) {
    const rates = fittingMinutes(words).map((minutes) => words / minutes);
    expect(rates.length).toBeGreaterThan(0);
    const whole = Array.from({ length: 30 }, (_, index) => words / (index + 1)).some(
      (rate) => rate >= 200 && rate <= 260,
    );
    if (whole) for (const rate of rates) expect(rate >= 200 && rate <= 260).toBe(true);
  }
});
