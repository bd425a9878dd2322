import { expect, it } from "vitest";
import { fittingMinutes } from "../../../plugins/articles/check-articles";

it.each([
  [260, [1]],
  [320, [1]],
  [360, [2]],
  [560, [2]],
  [812, [4]],
  [1300, [5, 6]],
])("for %d words, an article may state %j minutes", (words, minutes) => {
  expect(fittingMinutes(words)).toEqual(minutes);
});
