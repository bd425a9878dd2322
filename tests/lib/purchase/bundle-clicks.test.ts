import { expect, it } from "vitest";
import { STORAGE_KEYS, visitStore } from "@/lib/browser/storage";
import { noteBundleClicks } from "@/lib/purchase/bundle-clicks";

it("keeps for the visit the bundle of the last click on something that names one, also of a click that React stops", () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<a data-bundle="one"><b>1</b></a><a data-bundle="two">2</a><a>other</a>';
  page.body.addEventListener("click", (event) => event.stopPropagation(), { capture: true });
  noteBundleClicks(page);
  const kept = [...page.querySelectorAll("b, a")].map((target) => {
    target.dispatchEvent(new Event("click", { bubbles: true }));
    return visitStore.get(STORAGE_KEYS.clicked);
  });
  expect(kept).toEqual(["one", "one", "two", "two"]);
});
