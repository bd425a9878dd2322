import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tearPopup } from "@/features/referral/tear-popup";
import { CHECKOUT_ID, CHECKOUT_OFFSET_PX } from "@/lib/paths";

/** An element with this distance from the window's top. */
function elementAt(top: number, tag = "div"): HTMLElement {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => new DOMRect(0, top, 200, 100);
  return element;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  // jsdom runs no animations and has no popovers.
  Object.assign(Element.prototype, { getAnimations: () => [], showPopover: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "getAnimations");
  Reflect.deleteProperty(Element.prototype, "showPopover");
  document.body.replaceChildren();
});

it("the stub moves to where the pill in the picker is once the page has scrolled there", async () => {
  const picker = elementAt(3_000 + CHECKOUT_OFFSET_PX, "section");
  picker.id = CHECKOUT_ID;
  const pill = elementAt(3_400);
  pill.className = "code-pill";
  picker.append(pill);
  document.body.append(picker);
  const paper = elementAt(100);
  const perforation = elementAt(160);
  paper.append(perforation);

  tearPopup(paper, perforation);
  const stub = document.querySelector<HTMLElement>(".torn-stub");
  await vi.waitFor(() => expect(stub?.className).toContain("torn-stub-lands"));
  expect(stub?.style.getPropertyValue("--y")).toBe("400px");
});
