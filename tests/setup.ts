import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";

// On a busy machine, updates can take several times as long as the default limit of one second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  // Tests in the Node environment have no window.
  if (typeof window === "undefined") return;
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
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
  afterAll(() => {
    for (const end of ends) end();
    document.addEventListener = add;
    window.MutationObserver = MutationObserver;
  });
}
