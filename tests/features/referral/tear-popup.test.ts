import { waitFor } from "@testing-library/dom";
import { beforeEach, expect, it, vi } from "vitest";
import { tearPopup } from "@/features/referral/tear-popup";
import { deferred } from "../../deferred";
import { CHECKOUT_ID, CHECKOUT_OFFSET_PX } from "@/lib/site/paths";

/** An element with this distance from the window's top. */
function elementAt(top: number, tag = "div", width = 200): HTMLElement {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => new DOMRect(30, top, width, 100);
  return element;
}

/** Tears a popup that is 100 pixels below the top and as high, 60 pixels below its upper edge. Returns the layer with both copies. */
function tear(): HTMLElement | null {
  const paper = elementAt(100);
  const perforation = elementAt(160, "p");
  perforation.id = "offer";
  perforation.textContent = "25% off";
  paper.append(perforation);
  document.body.append(paper);
  tearPopup(paper, perforation);
  return document.querySelector<HTMLElement>(".torn-popup");
}

/** A pill, and the part of the page that has it. */
function addPill(owner: HTMLElement, pill: HTMLElement): void {
  pill.className = "code-pill";
  owner.append(pill);
  document.body.append(owner);
}

/** Waits until the stub moves on. Returns how, and where to. */
async function movement(layer: HTMLElement | null): Promise<(string | undefined)[]> {
  const stub = layer?.querySelector<HTMLElement>(".torn-stub");
  await waitFor(() => expect(stub?.classList).toHaveLength(3));
  const to = ["--x", "--y", "--width", "--height"].map((name) => stub?.style.getPropertyValue(name));
  return [stub?.classList.item(2) ?? "", ...to];
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  // jsdom runs no animations and has no popovers.
  Object.assign(Element.prototype, { getAnimations: () => [], showPopover: () => undefined });
  return async () => {
    await waitFor(() => expect(document.querySelector(".torn-popup")).toBeNull());
    for (const name of ["getAnimations", "showPopover"]) Reflect.deleteProperty(Element.prototype, name);
  };
});

it("the stub moves to where the pill in the picker is once the page has scrolled there", async () => {
  const picker = elementAt(3_000 + CHECKOUT_OFFSET_PX, "section");
  picker.id = CHECKOUT_ID;
  addPill(picker, elementAt(3_400));
  expect(await movement(tear())).toContain("400px");
});

it("the stub moves to the pill in the navigation bar where that is shown, and gets its size", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockReturnValue(20);
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockReturnValue(5);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(50);
  addPill(document.createElement("header"), elementAt(8));
  expect(await movement(tear())).toEqual(["torn-stub-lands", "10px", "3px", "0.5", "2"]);
});

it("the stub falls where no pill is shown", async () => {
  addPill(document.createElement("header"), elementAt(8, "div", 0));
  expect(await movement(tear())).toEqual(["torn-stub-falls", "", "", "", ""]);
});

it("the copies are where the popup was, the upper part above the perforation and the stub below, without its ids", () => {
  expect(tear()?.innerHTML).toBe(
    '<div class="torn-part torn-upper" style="left: 30px; top: 100px; width: 200px; height: 60px;">' +
      '<div style="margin-top: 0px;"><p>25% off</p></div></div>' +
      '<div class="torn-part torn-stub" style="left: 30px; top: 160px; width: 200px; height: 40px;">' +
      '<div style="margin-top: -60px;"><p>25% off</p></div></div>',
  );
});

it("the copies are out of reach of screen readers and keys, and close no other popover", () => {
  expect(tear()).toMatchObject({ ariaHidden: "true", inert: true, popover: "manual" });
});

it("the copies are removed when both have stopped moving", async () => {
  const [upper, stub] = [deferred(), deferred()];
  let waiting = 0;
  const getAnimations = function (this: Element) {
    waiting += 1;
    return [{ finished: (this.className.includes("upper") ? upper : stub).promise }];
  };
  Object.assign(Element.prototype, { getAnimations });
  const layer = tear();
  stub.release();
  await waitFor(() => expect(waiting).toBe(3));
  expect(layer?.isConnected).toBe(true);
  upper.fail(new Error("The animation was cancelled."));
  await waitFor(() => expect(layer?.isConnected).toBe(false));
});

it.each<[string, () => void]>([
  ["in a browser without animations", () => Reflect.deleteProperty(Element.prototype, "getAnimations")],
  ["in a browser without popovers", () => Reflect.deleteProperty(Element.prototype, "showPopover")],
  ["in a hidden tab", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
  ["with reduced motion", () => vi.stubGlobal("matchMedia", () => ({ matches: true }))],
])("nothing is torn %s", (_, prepare) => {
  prepare();
  expect(tear()).toBeNull();
});
