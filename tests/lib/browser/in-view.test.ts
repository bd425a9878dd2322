import { beforeEach, expect, it, vi } from "vitest";
import { onceInView, watchInView } from "@/lib/browser/in-view";

/** Stands in for the browser's observer: the test sends its reports. */
class FakeObserver {
  static live: FakeObserver[] = [];
  readonly observed: Element[] = [];
  constructor(
    readonly notify: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.live.push(this);
  }
  observe(element: Element): void {
    this.observed.push(element);
  }
  disconnect(): void {
    FakeObserver.live = FakeObserver.live.filter((other) => other !== this);
  }
}

const element = document.createElement("div");

function report(...inView: boolean[]): void {
  for (const observer of FakeObserver.live)
    observer.notify(inView.map((isIntersecting) => ({ isIntersecting })));
}

beforeEach(() => {
  FakeObserver.live = [];
  vi.stubGlobal("IntersectionObserver", FakeObserver);
});

it("reports the latest entry of each batch, until it is stopped", () => {
  const seen: boolean[] = [];
  const stop = watchInView(element, { rootMargin: "-20% 0px" }, ({ isIntersecting }) =>
    seen.push(isIntersecting),
  );
  expect(FakeObserver.live).toMatchObject([{ observed: [element], options: { rootMargin: "-20% 0px" } }]);
  report(false);
  report(false, true);
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
