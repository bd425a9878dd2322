import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { useCurrentSection } from "@/hooks/use-current-section";
import { installObserver, report } from "../fake-observer.ts";

beforeEach(installObserver);

it("the part being read is the last one that has been reached, in the order of the page; above the first there is none", () => {
  const ids = ["first", "second", "third"];
  const headings = ids.map((id) =>
    document.body.appendChild(Object.assign(document.createElement("h2"), { id })),
  );
  const shown = renderHook(() => useCurrentSection(ids)).result;
  expect(shown.current).toBeNull();
  // A browser reports in the order in which it looks.
  for (const [at, isReached, current] of [
    [1, true, "second"],
    [0, true, "second"],
    [2, true, "third"],
    [2, false, "second"],
    [1, false, "first"],
    [0, false, null],
  ] as const) {
    act(() => report(isReached, headings[at]));
    expect(shown.current).toBe(current);
  }
});
