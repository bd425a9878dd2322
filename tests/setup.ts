import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine needs several times as long as the default of one second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  // Tests of the edge function run without a window.
  if (typeof window === "undefined") return;
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
