import { beforeEach, expect, it } from "vitest";
import { createSuspectShine, PICTURE, scrubFace, type SuspectShine } from "@/features/landing/suspect-shine";

let shine: SuspectShine;

// Without a canvas, as jsdom has none.
beforeEach(() => void (shine = createSuspectShine()));

const middle = { x: PICTURE.width / 2, y: PICTURE.height * 0.4 };

it("has everything left before the sheet touches the face", () => {
  expect(shine.wipe({ x: 0, y: 0 }, { x: 0, y: 0.1 })).toBe(1);
});

it("has nothing left after 60% of the face", () => {
  shine.wipe(middle, { x: middle.x - 0.15, y: middle.y - 0.1 });
  shine.wipe(middle, { x: middle.x + 0.15, y: middle.y - 0.1 });
  expect(shine.wipe(middle, { x: middle.x + 0.1, y: middle.y + 0.2 })).toBe(0);
});

it("counts a place once, however often the sheet is pressed on it", () => {
  const once = shine.wipe(middle, middle);
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThan(1);
  expect(shine.wipe(middle, middle)).toBe(once);
});

it("wipes the face by itself, in the way of a hand that goes up and down", () => {
  let left = 1;
  for (let step = 1; step <= 20 && left > 0; step += 1)
    left = shine.wipe(scrubFace((step - 1) / 20), scrubFace(step / 20));
  expect(left).toBe(0);
});

it("wipes nothing beside the picture", () => {
  const beside = { x: PICTURE.width + 1, y: middle.y };
  expect(shine.wipe(beside, { x: beside.x + 3, y: middle.y })).toBe(1);
});
