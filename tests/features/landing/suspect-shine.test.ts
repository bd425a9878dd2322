import { beforeEach, expect, it } from "vitest";
import { createSuspectShine, PICTURE, scrubFace, type SuspectShine } from "@/features/landing/suspect-shine";

let shine: SuspectShine;

// Without a canvas, as jsdom has none.
beforeEach(() => void (shine = createSuspectShine()));

const middle = { x: PICTURE.width / 2, y: PICTURE.height * 0.4 };

it("has everything left before the sheet touches the face", () => {
  expect(shine.wipe({ x: 0, y: 0 }, { x: 0, y: 0.1 })).toBe(1);
});

it("counts a place once, however often the sheet is pressed on it", () => {
  const once = shine.wipe(middle, middle);
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThan(1);
  expect(shine.wipe(middle, middle)).toBe(once);
});

it("wipes nothing beside the picture", () => {
  const beside = { x: PICTURE.width + 1, y: middle.y };
  expect(shine.wipe(beside, { x: beside.x + 3, y: middle.y })).toBe(1);
});

it("clears by itself when 60% of the face are matte", () => {
  // The hand wipes by twentieths: the sixth leaves 42% of the face, the seventh 38%.
  const left = Array.from({ length: 7 }, (_, step) =>
    shine.wipe(scrubFace(step / 20), scrubFace((step + 1) / 20)),
  );
  expect(left.at(-2)).toBeGreaterThan(0);
  expect(left.at(-1)).toBe(0);
});
