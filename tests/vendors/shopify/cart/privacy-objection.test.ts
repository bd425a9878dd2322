import { expect, it } from "vitest";
import { watchObjection } from "@/vendors/shopify/library/ways-to-checkout";

function watch(first: boolean) {
  let objects = first;
  let report = (): void => undefined;
  const hasChanged = watchObjection({
    current: () => objects,
    subscribe: (onChange) => void (report = onChange),
  });
  return {
    hasChanged,
    /** Without the event, as in the moment after a change in another tab. */
    choose: (choice: boolean, { reported = true } = {}) => {
      objects = choice;
      if (reported) report();
    },
  };
}

it.each([true, false])("has not changed when the visitor chose nothing since: %s", (first) => {
  expect(watch(first).hasChanged()).toBe(false);
});

it.each([true, false])("has changed when the visitor chose the opposite of %s", (first) => {
  const { hasChanged, choose } = watch(first);
  choose(!first, { reported: false });
  expect(hasChanged()).toBe(true);
});

it("has changed even when the visitor returned to the first choice: a response between may have the other one", () => {
  const { hasChanged, choose } = watch(false);
  choose(true);
  choose(false);
  expect(hasChanged()).toBe(true);
});
