import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
  // Tests of the edge function run without a window.
  if (typeof window === "undefined") return;
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
