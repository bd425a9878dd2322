import { beforeEach, expect, it, vi } from "vitest";
import { watchDrags } from "@/features/landing/watch-drags";

const WORD_END = 300;

let handle: HTMLElement;
let surface: HTMLElement;
let reports: string[];
let stop: () => void;

beforeEach(() => {
  handle = document.body.appendChild(document.createElement("div"));
  surface = document.body.appendChild(document.createElement("span"));
  // jsdom has no pointer capture.
  for (const part of [handle, surface]) part.setPointerCapture = vi.fn<(id: number) => void>();
  reports = [];
  stop = watchDrags(
    { handle, surface, isOnWord: ({ x }) => x < WORD_END },
    {
      onStart: ({ x, y }) => reports.push(`start ${x},${y}`),
      onMove: ({ x, y }) => reports.push(`move ${x},${y}`),
      onEnd: () => reports.push("end"),
      onTap: ({ x, y }) => reports.push(`tap ${x},${y}`),
    },
  );
  return () => stop();
});

type Pointer = "mouse" | "touch" | "pen";

function point(part: HTMLElement, type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const buttons = type === "pointerup" ? 0 : 1;
  const where = { clientX: x, clientY: y, pointerId: 1, isPrimary: true };
  const init = { ...where, pointerType: "mouse", buttons, ...more };
  part.dispatchEvent(new PointerEvent(type, init));
}

function drag(
  part: HTMLElement,
  pointerType: Pointer,
  to: [number, number],
  more: PointerEventInit = {},
): void {
  point(part, "pointerdown", 100, 100, { pointerType, ...more });
  point(part, "pointermove", 100 + to[0] / 2, 100 + to[1] / 2, { pointerType, ...more });
  point(part, "pointermove", 100 + to[0], 100 + to[1], { pointerType, ...more });
  point(part, "pointerup", 100 + to[0], 100 + to[1], { pointerType, ...more });
}

it.each(["mouse", "touch", "pen"] as const)("reports a drag of the handle by %s", (pointerType) => {
  drag(handle, pointerType, [40, 10]);
  expect(reports).toEqual(["start 100,100", "move 120,105", "move 140,110", "end"]);
});

it("reports a mouse that drags the handle straight up, which no browser scrolls by", () => {
  drag(handle, "mouse", [0, -40]);
  expect(reports).toEqual(["start 100,100", "move 100,80", "move 100,60", "end"]);
});

it("leaves a finger that moves up or down to the page", () => {
  drag(handle, "touch", [10, 40]);
  drag(surface, "touch", [10, 40]);
  expect(reports).toEqual([]);
});

it("leaves a finger beside the word alone", () => {
  point(surface, "pointerdown", WORD_END + 1, 100, { pointerType: "touch" });
  point(surface, "pointermove", 100, 100, { pointerType: "touch" });
  expect(reports).toEqual([]);
});

it("takes a pointer that moves 5 pixels for a tap, and one that moves 6 for a drag", () => {
  drag(handle, "mouse", [5, 5]);
  expect(reports).toEqual(["tap 105,105"]);
  reports.length = 0;
  drag(handle, "mouse", [6, 0]);
  expect(reports).toEqual(["start 100,100", "move 106,100", "end"]);
});

it("ends the drag when the browser takes the pointer away, and reports no more of it", () => {
  point(handle, "pointerdown", 100, 100, { pointerType: "touch" });
  point(handle, "pointermove", 140, 100, { pointerType: "touch" });
  point(handle, "pointercancel", 140, 100, { pointerType: "touch" });
  point(handle, "pointermove", 180, 100, { pointerType: "touch" });
  point(handle, "pointerup", 180, 100, { pointerType: "touch" });
  expect(reports).toEqual(["start 100,100", "move 140,100", "end"]);
});

it("ends the drag when it is stopped, and listens no more", () => {
  point(handle, "pointerdown", 100, 100);
  point(handle, "pointermove", 140, 100);
  stop();
  point(handle, "pointermove", 180, 100);
  drag(handle, "mouse", [40, 0]);
  expect(reports).toEqual(["start 100,100", "move 140,100", "end"]);
});
