import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { useCurrentSection } from "@/hooks/use-current-section";
import { installObserver, report } from "../fake-observer.ts";

beforeEach(installObserver);

it("the part being read is the last one that has been reached, in the order of the page; above the first there is none", () => {
  const [first, second, third] = ["first", "second", "third"].map((id) =>
    document.body.appendChild(Object.assign(document.createElement("h2"), { id })),
  );
  const shown = renderHook(() => useCurrentSection(["first", "second", "third"])).result;
  const reach = (isReached: boolean, heading: Element | undefined) =>
    act(() => report(isReached, heading));
  expect(shown.current).toBeNull();
  // A browser reports in the order in which it looks.
  reach(true, second);
  reach(true, first);
  expect(shown.current).toBe("second");
  reach(false, third);
  expect(shown.current).toBe("second");
  reach(true, third);
  expect(shown.current).toBe("third");
  reach(false, third);
  reach(false, second);
  expect(shown.current).toBe("first");
  reach(false, first);
  expect(shown.current).toBeNull();
});
