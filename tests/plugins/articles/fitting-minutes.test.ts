import { expect, it } from "vitest";
import { fittingMinutes } from "../../../plugins/articles/check-articles";

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
])("for %d words, an article may state %j minutes", (words, minutes) => {
  expect(fittingMinutes(words)).toEqual(minutes);
});

it("for each number of words there is a reading time, at 200 to 260 words per minute where a whole number of minutes allows it", () => {
  for (let words = 400; words < 5000; words++) {
    const rates = fittingMinutes(words).map((minutes) => words / minutes);
    expect(rates.length).toBeGreaterThan(0);
    const whole = Array.from({ length: 30 }, (_, index) => words / (index + 1)).some(
      (rate) => rate >= 200 && rate <= 260,
    );
    if (whole) for (const rate of rates) expect(rate >= 200 && rate <= 260).toBe(true);
  }
});
