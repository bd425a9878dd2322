import { expect, it, onTestFinished, vi } from "vitest";
import { createLineUpSheet } from "@/features/landing/line-up-sheet";
import { FakeObserver } from "../../fake-observer";

it("calls a suspect matte when the worker has not answered for three seconds", () => {
  vi.useFakeTimers({
    toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "setTimeout"],
  });
  // jsdom has no worker and no canvas.
  class SilentWorker extends EventTarget {
    postMessage = () => undefined;
    terminate = () => undefined;
  }
  class BlankCanvas {
    getContext = () => null;
  }
  vi.stubGlobal("Worker", SilentWorker);
  vi.stubGlobal("OffscreenCanvas", BlankCanvas);
  vi.stubGlobal("ResizeObserver", FakeObserver);
  const canvas = HTMLCanvasElement.prototype;
  Object.assign(canvas, { transferControlToOffscreen: () => ({}) });
  onTestFinished(() => void Reflect.deleteProperty(canvas, "transferControlToOffscreen"));
  const wall = document.body.appendChild(document.createElement("div"));
  wall.innerHTML = '<li><div class="suspect-pictures"></div></li>';
  const sheet = wall.appendChild(document.createElement("div"));
  const [onHold, onMatte, onFailure] = [vi.fn(), vi.fn(), vi.fn()];
  const { wipe, stop } = createLineUpSheet(wall, sheet, { onHold, onMatte, onFailure });
  wipe(0);
  vi.advanceTimersByTime(3_890);
  expect(onFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect([onMatte.mock.calls, onFailure.mock.calls]).toEqual([[[0, 1]], [[]]]);
  stop();
});
