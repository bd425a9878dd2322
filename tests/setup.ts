import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, expect } from "vitest";
import { changingTexts, watchChangingTexts } from "./changing-texts.ts";

// On a busy machine, updates can take several times as long as the default limit of one second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  // Tests in the Node environment have no window.
  if (typeof window === "undefined") return;
  const found = changingTexts.splice(0);
  cleanup();
  // A text that is all that a test renders goes with it.
  changingTexts.length = 0;
  window.localStorage.clear();
  window.sessionStorage.clear();
  expect(found, "texts that a translator would break").toEqual([]);
});

// All test files share one document, and each has modules of its own. What they still listen to and watch at the end of a file
// would set timers in the tests of the next one.
if (typeof window !== "undefined") {
  const ends: (() => void)[] = [];
  const add = document.addEventListener.bind(document);
  document.addEventListener = (...listener: Parameters<typeof add>) => {
    ends.push(() => document.removeEventListener(...listener));
    add(...listener);
  };
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
    document.addEventListener = add;
    window.MutationObserver = MutationObserver;
  });
}
