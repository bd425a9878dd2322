import { afterEach, beforeEach, expect, it } from "vitest";
import { createSanitizer } from "@/lib/blog/sanitize-html";

// In a browser, but not in jsdom, a form's fields shadow its properties.
const SHADOWED = ["removeChild", "textContent"];

beforeEach(() => {
  for (const property of SHADOWED) {
    Object.defineProperty(HTMLFormElement.prototype, property, {
      configurable: true,
      get(this: HTMLFormElement): unknown {
        const field = [...this.getElementsByTagName("*")].find(
          ({ id, attributes }) => id === property || attributes.getNamedItem("name")?.value === property,
        );
        return field ?? Reflect.get(Node.prototype, property, this);
      },
    });
  }
});
afterEach(() => {
  for (const property of SHADOWED) Reflect.deleteProperty(HTMLFormElement.prototype, property);
});

it.each([
  ["the name of an input", "<form><input name=removeChild>a</form>"],
  ["the id of an input", "<form><input id=textContent>a</form>"],
  ["the name of a picture", "<form><p><img name=removeChild src=/x></p>a</form>"],
  [
    "both in a form with a handler",
    "<form onclick=x()><button id=removeChild name=textContent></button>a</form>",
  ],
])("the text of a form is kept although %s is one of the form's methods or properties", (_case, html) => {
  expect(createSanitizer(window)(html)).toMatch(/^(<p><\/p>)?a$/);
});
