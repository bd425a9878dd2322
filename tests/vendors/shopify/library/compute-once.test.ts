import { expect, it } from "vitest";
import { computeOnce } from "@/vendors/shopify/library/buy-button-options";

it("reads each value of a component once, however often the library reads it", () => {
  const read: string[] = [];
  const note = (name: string) => {
    read.push(name);
    return { name };
  };
  class Component {
    get options() {
      return note("options");
    }
    get classes() {
      return note("classes");
    }
    get selectors() {
      return note("selectors");
    }
    get DOMEvents() {
      return note("DOMEvents");
    }
  }
  const component = new Component();
  computeOnce(component);
  expect([component.options, component.classes, component.selectors, component.DOMEvents]).toEqual([
    component.options,
    component.classes,
    component.selectors,
    component.DOMEvents,
  ]);
  expect(read).toEqual(["options", "classes", "selectors", "DOMEvents"]);
});
