import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Disclosure } from "@/components/disclosure";

function show() {
  render(
    <Disclosure summary="A question" id="an-answer">
      <p>No.</p>
    </Disclosure>,
  );
  return screen.getByRole("group");
}

it("is closed at first, with its answer in the HTML for find-in-page and for visitors without script", () => {
  const details = show();
  expect(details).toHaveProperty("open", false);
  expect(details.tagName).toBe("DETAILS");
  expect(details.textContent).toBe("A questionNo.");
});

it("begins with its question, which opens it without script", () => {
  const { firstElementChild } = show();
  expect([firstElementChild?.tagName, firstElementChild?.textContent]).toEqual(["SUMMARY", "A question"]);
});

it("has its id inside the details element, because browsers open it only for a target within it", () => {
  const target = show().querySelector("#an-answer");
  expect(target).not.toBeNull();
  expect(target?.closest("summary")).toBeNull();
});
