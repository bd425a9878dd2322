import { waitFor } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

const stubOf = (layer: HTMLElement | null) => layer?.querySelector<HTMLElement>(".torn-stub");
/** Waits until the stub moves on, and returns how. */
async function movement(layer: HTMLElement | null): Promise<Record<string, string | undefined>> {
  await waitFor(() => expect(stubOf(layer)?.className).toMatch(/torn-stub-(lands|falls)/));
  const names = ["--x", "--y", "--width", "--height"];
  return Object.fromEntries(names.map((name) => [name, stubOf(layer)?.style.getPropertyValue(name)]));
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  // jsdom runs no animations and has no popovers.
  Object.assign(Element.prototype, { getAnimations: () => [], showPopover: () => undefined });
});
afterEach(async () => {
  await waitFor(() => expect(document.querySelector(".torn-popup")).toBeNull());
  Reflect.deleteProperty(Element.prototype, "getAnimations");
  Reflect.deleteProperty(Element.prototype, "showPopover");
});

it("the stub moves to where the pill in the picker is once the page has scrolled there", async () => {
  const picker = elementAt(3_000 + CHECKOUT_OFFSET_PX, "section");
  picker.id = CHECKOUT_ID;
  addPill(picker, elementAt(3_400));
  expect(await movement(tear())).toMatchObject({ "--y": "400px" });
});

it("the stub moves to the pill in the navigation bar where that is shown, and gets its size", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockReturnValue(20);
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockReturnValue(5);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(50);
  addPill(document.createElement("header"), elementAt(8));
  expect(await movement(tear())).toEqual({ "--x": "10px", "--y": "3px", "--width": "0.5", "--height": "2" });
});

it("the stub falls where no pill is shown", async () => {
  addPill(document.createElement("header"), elementAt(8, "div", 0));
  const layer = tear();
  expect(await movement(layer)).toEqual({ "--x": "", "--y": "", "--width": "", "--height": "" });
  expect(stubOf(layer)?.className).toContain("torn-stub-falls");
});

it("the copies are where the popup was: the upper part above the perforation, the stub below", () => {
  const parts = [...(tear()?.children ?? [])].map((part) => {
    const copy = part.firstElementChild;
    if (!(part instanceof HTMLElement && copy instanceof HTMLElement)) throw new Error("There is no copy.");
    const { left, top, width, height } = part.style;
    return { left, top, width, height, margin: copy.style.marginTop, text: copy.textContent };
  });
  const common = { left: "30px", width: "200px", text: "25% off" };
  expect(parts).toEqual([
    { ...common, top: "100px", height: "60px", margin: "0px" },
    { ...common, top: "160px", height: "40px", margin: "-60px" },
  ]);
});

it("the copies are out of reach of screen readers, keys and links to a hash, and close no other popover", () => {
  const layer = tear();
  expect(layer).toMatchObject({ ariaHidden: "true", inert: true, popover: "manual" });
  expect(document.querySelectorAll("#offer")).toHaveLength(1);
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

it.each(["getAnimations", "showPopover"])("nothing is torn in a browser without %s", (name) => {
  Reflect.deleteProperty(Element.prototype, name);
  expect(tear()).toBeNull();
});

it("nothing is torn for a visitor who asks for less motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(tear()).toBeNull();
});
