import { beforeEach, expect, it, vi } from "vitest";
import { onceInView, watchInView } from "@/lib/browser/in-view";
import { FakeObserver, installObserver, report } from "../../fake-observer.ts";

const element = document.createElement("div");

beforeEach(installObserver);

it("reports the latest entry of each batch, until it is stopped", () => {
  const seen: boolean[] = [];
  const stop = watchInView(element, { rootMargin: "-20% 0px" }, ({ isIntersecting }) =>
    seen.push(isIntersecting),
  );
  expect(FakeObserver.live).toMatchObject([{ observed: [element], options: { rootMargin: "-20% 0px" } }]);
  report(false);
  for (const { notify } of FakeObserver.live) notify([{ isIntersecting: false }, { isIntersecting: true }]);
  stop();
  report(false);
  expect(seen).toEqual([false, true]);
});

it("calls back once, when the element first comes into view or within the margin", () => {
  const onInView = vi.fn<() => void>();
  onceInView(element, "100% 0px", onInView);
  expect(FakeObserver.live).toMatchObject([{ options: { rootMargin: "100% 0px" } }]);
  report(false);
  expect(onInView).not.toHaveBeenCalled();
  report(true);
  report(true);
  expect(onInView).toHaveBeenCalledOnce();
  expect(FakeObserver.live).toEqual([]);
});

it("does not call back after it is stopped", () => {
  const onInView = vi.fn<() => void>();
  onceInView(element, "0px", onInView)();
  report(true);
  expect(onInView).not.toHaveBeenCalled();
});

it("calls back at once, and reports nothing, in a browser without IntersectionObserver", () => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  const onInView = vi.fn<() => void>();
  const onReport = vi.fn<() => void>();
  onceInView(element, "0px", onInView)();
  watchInView(element, {}, onReport)();
  expect([onInView.mock.calls.length, onReport.mock.calls.length]).toEqual([1, 0]);
});
