import { expect, it } from "vitest";
import { contrastOf, over, parseColor, WHITE } from "@/lib/text/contrast";

it.each([
  ["rgb(1, 2, 3)", { red: 1, green: 2, blue: 3, alpha: 1 }],
  ["rgba(1, 2, 3, 0.25)", { red: 1, green: 2, blue: 3, alpha: 0.25 }],
  ["rgb(1 2 3 / 40%)", { red: 1, green: 2, blue: 3, alpha: 0.4 }],
  ["color(srgb 0.2 0.4 0.6)", { red: 51, green: 102, blue: 153, alpha: 1 }],
  ["color(srgb 0.2 0.4 0.6 / 0.5)", { red: 51, green: 102, blue: 153, alpha: 0.5 }],
])("reads %s", (text, channels) => {
  expect(parseColor(text)).toEqual(channels);
});

const color = (text: string) => parseColor(text) ?? WHITE;

it.each([
  ["rgb(0, 0, 0)", "rgb(255, 255, 255)", 21],
  ["rgb(255, 255, 255)", "rgb(255, 255, 255)", 1],
  // https://webaim.org/resources/contrastchecker/: #777777 on white.
  ["rgb(119, 119, 119)", "rgb(255, 255, 255)", 4.48],
  ["color(srgb 1 1 1)", "rgb(0 0 0)", 21],
  // The darkest colors are linearized by another formula: #090909 and black.
  ["rgb(9, 9, 9)", "rgb(0, 0, 0)", 1.05],
])("the contrast of %s and %s is %d, in either order", (one, other, ratio) => {
  expect(contrastOf(color(one), color(other))).toBeCloseTo(ratio, 2);
  expect(contrastOf(color(other), color(one))).toBeCloseTo(ratio, 2);
});

it("mixes a transparent color with the one below", () => {
  expect(over(color("rgba(0, 0, 0, 0.5)"), WHITE)).toEqual({
    red: 127.5,
    green: 127.5,
    blue: 127.5,
    alpha: 1,
  });
  expect(over(color("rgb(0 0 0 / 0%)"), WHITE)).toEqual(WHITE);
});

it.each([
  "lab(50 40 59)",
  "color(display-p3 1 0 0)",
  "red",
  "",
  "rgb(a, b, c)",
  "rgb(1, 2)",
  "hwrgb(1, 2, 3)",
  "rgb(1, 2, 3)x",
])("does not guess what %s is", (text) => {
  expect(parseColor(text)).toBeNull();
});
