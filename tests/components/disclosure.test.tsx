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

it("an answer is closed at first, and there for find-in-page and for readers without script", () => {
  const details = show();
  expect(details).toHaveProperty("open", false);
  expect(details.tagName).toBe("DETAILS");
  expect(details.textContent).toBe("A questionNo.");
});

it("its question is the first thing in it, which is what opens it without script", () => {
  const { firstElementChild } = show();
  expect([firstElementChild?.tagName, firstElementChild?.textContent]).toEqual(["SUMMARY", "A question"]);
});

it("it is opened by its hash: the target is within what is hidden, and browsers open what holds it", () => {
  const target = show().querySelector("#an-answer");
  expect(target).not.toBeNull();
  expect(target?.closest("summary")).toBeNull();
});
