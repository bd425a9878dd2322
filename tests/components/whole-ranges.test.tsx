import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { WholeRanges } from "@/components/whole-ranges";

it("keeps the text, with each range in an element that does not break", () => {
  const { container } = render(<WholeRanges text="In 1-2 days, or 3." />);
  expect(container.textContent).toBe("In 1-2 days, or 3.");
  expect([...container.querySelectorAll(".whitespace-nowrap")].map((node) => node.textContent)).toEqual([
    "1-2",
  ]);
});
