import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, expect, vi } from "vitest";
import { changingTexts, watchChangingTexts } from "./changing-texts.ts";

// On a busy machine, updates can take several times as long as the default limit of one second.
configure({ asyncUtilTimeout: 10_000 });

/** What a test has rendered, stored, and put in the place of the clock, of functions and of globals ends with it. */
afterEach(() => {
  const found = changingTexts.splice(0);
  // First, because what unmounts may use the globals of its test. Tests in the Node environment have no window.
  const hasPage = typeof window !== "undefined";
  if (hasPage) {
    cleanup();
    document.body.replaceChildren();
  }
  // A text that is all that a test renders goes with it.
  changingTexts.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (hasPage) {
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, "", "/");
  }
  expect(found, "texts that a translator would break").toEqual([]);
});

// Test files share one document and its modules. The next file gets modules of its own: what one keeps in memory, such as a code that
// could not be stored, was still there in tests of another file.
afterAll(() => void vi.resetModules());

// What a file still listens to and watches at its end would set timers in the tests of the next one.
if (typeof window !== "undefined") {
  // jsdom does not implement it.
  Element.prototype.scrollIntoView = () => undefined;
  const ends: (() => void)[] = [];
  const targets: EventTarget[] = [document, window];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...listener: Parameters<typeof add>) => {
      // A package such as web-vitals is not loaded anew for the next file, and listens to the window once.
      if (target === document || listener[0] === "error")
        ends.push(() => target.removeEventListener(...listener));
      add(...listener);
    };
    ends.push(() => (target.addEventListener = add));
  }
  const { MutationObserver } = window;
  window.MutationObserver = class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      ends.push(() => this.disconnect());
    }
  };
  ends.push(watchChangingTexts(Node.prototype));
  afterAll(() => {
    for (const end of ends) end();
    window.MutationObserver = MutationObserver;
  });
}
