import { expect, it } from "vitest";
import { noteEarlyChoices, takeEarlyChoice } from "@/lib/purchase/early-choice";

it("returns once the choice of the last clicked link that has one, also of a click that React stops", () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<a data-bundle="one"><b>1</b></a><a data-bundle="two">2</a><a>other</a>';
  page.body.addEventListener("click", (event) => event.stopPropagation(), { capture: true });
  noteEarlyChoices(page);
  expect(takeEarlyChoice()).toBeNull();
  for (const target of page.querySelectorAll("a, b"))
    target.dispatchEvent(new Event("click", { bubbles: true }));
  expect(takeEarlyChoice()).toBe("two");
  expect(takeEarlyChoice()).toBeNull();
});
