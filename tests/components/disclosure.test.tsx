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

it("is closed at first, with its question first, which opens it without script, and its answer in the HTML for find-in-page", () => {
  const details = show();
  expect(details).toHaveProperty("open", false);
  expect(details.tagName).toBe("DETAILS");
  expect(details.textContent).toBe("A questionNo.");
  const { firstElementChild } = details;
  expect([firstElementChild?.tagName, firstElementChild?.textContent]).toEqual(["SUMMARY", "A question"]);
});

it("has its id inside the details element, because browsers open it only for a target within it", () => {
  const target = show().querySelector("#an-answer");
  expect(target).not.toBeNull();
  expect(target?.closest("summary")).toBeNull();
});
