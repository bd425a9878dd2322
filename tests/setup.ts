import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// On a busy machine, updates can take several times as long as the default limit of one second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  // Tests in the Node environment have no window.
  if (typeof window === "undefined") return;
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
