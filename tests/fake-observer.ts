import { vi } from "vitest";

/** Stands in for the browser's observer of what is in view: the test sends its reports. */
export class FakeObserver {
  static live: FakeObserver[] = [];
  readonly observed: Element[] = [];

  constructor(
    readonly notify: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit = {},
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

/** For each test, before what it renders observes anything. */
export function installObserver(): void {
  FakeObserver.live = [];
  vi.stubGlobal("IntersectionObserver", FakeObserver);
}

/** Reports to all observers, or to those of one element. */
export function report(isIntersecting: boolean, element?: Element): void {
  for (const { notify, observed } of FakeObserver.live)
    if (!element || observed.includes(element)) notify([{ isIntersecting }]);
}
