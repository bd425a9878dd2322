import { beforeEach, expect, it, vi } from "vitest";
import { createLineUpSheet } from "@/features/landing/line-up-sheet";

// jsdom has no worker and no canvas.
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "setTimeout"],
  });
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage = () => undefined;
      terminate = () => undefined;
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => null;
    },
  );
  const canvas = HTMLCanvasElement.prototype;
  Object.defineProperty(canvas, "transferControlToOffscreen", { configurable: true, value: () => ({}) });
  return () => Reflect.deleteProperty(canvas, "transferControlToOffscreen");
});

function open(men: number) {
  const wall = document.body.appendChild(document.createElement("div"));
  wall.innerHTML = '<li><div class="suspect-pictures"></div></li>'.repeat(men);
  const sheet = wall.appendChild(document.createElement("div"));
  const onMatte = vi.fn<(index: number, count: number) => void>();
  const onFailure = vi.fn<() => void>();
  return {
    ...createLineUpSheet(wall, sheet, { onHold: () => undefined, onMatte, onFailure }),
    onMatte,
    onFailure,
  };
}

it("calls a suspect matte when the worker has not answered for three seconds", () => {
  const { wipe, onMatte, onFailure, stop } = open(1);
  wipe(0);
  vi.advanceTimersByTime(3_890);
  expect(onFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect([onMatte.mock.calls, onFailure.mock.calls]).toEqual([[[0, 1]], [[]]]);
  stop();
});
