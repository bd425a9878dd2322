import { expect, it } from "vitest";
import { noteBundleClicks, takeClickedBundle } from "@/lib/purchase/bundle-clicks";

it("returns once the bundle of the last click on something that names one, also of a click that React stops", () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<a data-bundle="one"><b>1</b></a><a data-bundle="two">2</a><a>other</a>';
  page.body.addEventListener("click", (event) => event.stopPropagation(), { capture: true });
  noteBundleClicks(page);
  expect(takeClickedBundle()).toBeNull();
  for (const target of page.querySelectorAll("a, b"))
    target.dispatchEvent(new Event("click", { bubbles: true }));
  expect(takeClickedBundle()).toBe("two");
  expect(takeClickedBundle()).toBeNull();
});
