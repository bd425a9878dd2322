import { describe, expect, it } from "vitest";
import { findReadingProblem } from "@/vendors/is-readable";
import { browserLayout } from "./browser-layout";

const FORM = { selectors: ["input", "button[type=submit]"], areRequired: true };
const WHITE = { backgroundColor: "rgb(255, 255, 255)" };
const PALE = { color: "rgb(160, 160, 160)" };
const UNSEEN = "has a input that cannot be seen";

type Make = ReturnType<typeof browserLayout>;
type Part = Parameters<Make>[1];

/** A form of 300 × 200 px at 100, 100, with a field and a button. */
function form(
  field: Part = {},
  { box = [100, 100, 300, 200], style = {} }: Part = {},
  extra: (make: Make) => Element[] = () => [],
): Element {
  const make = browserLayout();
  const input = make("input", { box: [110, 110, 200, 40], ...field });
  const button = make("button", { box: [110, 200, 100, 40], text: "Own button" });
  button.setAttribute("type", "submit");
  const widget = make("div", { box, style: { ...WHITE, ...style } });
  // Made after the widget, so over it.
  for (const part of [input, button]) widget.append(part);
  const cover = extra(make);
  const application = make("main", {}, widget);
  application.id = "app";
  document.body.append(application);
  for (const part of cover) if (!part.isConnected) widget.append(part);
  return widget;
}

describe("a form", () => {
  it("with a field and a button that can be seen and used has no problem", () => {
    expect(findReadingProblem(form(), FORM)).toBeNull();
  });

  it.each<[string, Part, string | null]>([
    ["lower than a finger needs", { box: [110, 110, 200, 23] }, "has a input of 200 × 23 px"],
    ["narrower than a finger needs", { box: [110, 110, 23.4, 40] }, "has a input of 23 × 40 px"],
    ["as small as a finger can hit", { box: [110, 110, 24, 24] }, null],
    ["hidden", { style: { visibility: "hidden" } }, UNSEEN],
    ["nearly transparent", { style: { opacity: "0.29" } }, UNSEEN],
    ["as transparent as the limit", { style: { opacity: "0.3" } }, "has a input with a contrast of 2.1"],
    ["half transparent and black", { style: { opacity: "0.6" } }, null],
    ["pale", { style: PALE }, "has a input with a contrast of 2.6"],
    [
      "pale in the color that fills its text",
      { style: { webkitTextFillColor: "rgb(255, 255, 255)" } },
      "has a input with a contrast of 1.0",
    ],
    ["as pale as the limit", { style: { color: "rgb(148, 148, 148)" } }, null],
    [
      "dark on its own dark color",
      { style: { backgroundColor: "rgb(0, 0, 0)" } },
      "has a input with a contrast of 1.0",
    ],
    [
      "dark on a dark color that shines through",
      { style: { backgroundColor: "rgba(0, 0, 0, 0.8)" } },
      "has a input with a contrast of 1.7",
    ],
    [
      "dark on a picture",
      { style: { backgroundImage: "url(own.png)", backgroundColor: "rgb(0, 0, 0)" } },
      null,
    ],
    ["of a color that is not known", { style: { color: "lab(50 40 59)" } }, null],
    ["left of the form", { box: [-100, 110, 200, 40] }, UNSEEN],
    ["in the form by a pixel at the left", { box: [-99, 110, 200, 40] }, null],
    ["right of the form", { box: [400, 110, 200, 40] }, UNSEEN],
    ["above the form", { box: [110, 60, 200, 40] }, UNSEEN],
    ["more than a window below the form's top", { box: [110, 100 + window.innerHeight, 200, 40] }, UNSEEN],
    ["less than a window below the form's top", { box: [110, 99 + window.innerHeight, 200, 40] }, null],
  ])("whose field is %s", (_, field, problem) => {
    expect(findReadingProblem(form(field), FORM)).toBe(problem);
  });

  it("is as transparent as all that it is in together", () => {
    const half = { style: { opacity: "0.5" } };
    expect(findReadingProblem(form(half, half), FORM)).toBe(UNSEEN);
  });

  it("that is higher than the window is judged by all of it, but for what lies over it there", () => {
    const low: Part = { box: [110, 2000, 200, 40] };
    const widget = form(low, { box: [100, 100, 300, 2500] }, (make) => [
      make("div", { box: [100, 1900, 300, 300], style: WHITE }),
    ]);
    expect(findReadingProblem(widget, FORM)).toBeNull();
  });

  it("may be dark, with white fields on it", () => {
    const white = { style: { color: "rgb(255, 255, 255)" } };
    const dark = { style: { backgroundColor: "rgb(20, 20, 20)", color: "rgb(255, 255, 255)" } };
    expect(findReadingProblem(form(white, dark), FORM)).toBeNull();
    expect(findReadingProblem(form(white), FORM)).toBe("has a input with a contrast of 1.0");
  });

  it("has a problem where the text of its button is pale", () => {
    const widget = form({}, {}, (make) => [
      make("button", { box: [110, 250, 100, 40], style: PALE, text: "Own button" }),
    ]);
    widget.querySelector("button")?.remove();
    expect(findReadingProblem(widget, { selectors: ["button"], areRequired: true })).toBe(
      "has a button with a contrast of 2.6",
    );
  });

  it.each<[string, Record<string, string>, number, string | null]>([
    ["hides what is outside of it", { overflowY: "hidden" }, 11, UNSEEN],
    ["hides what is outside of it, but not this much", { overflowY: "hidden" }, 12, null],
    ["shows what is outside of it", {}, 1, null],
    ["hides only what is beside it", { overflowX: "hidden" }, 1, null],
    ["is clipped to its middle", { clipPath: "inset(50%)" }, 300, UNSEEN],
    ["is clipped to nothing", { clipPath: "inset(100%)" }, 300, UNSEEN],
    ["is clipped to a circle of nothing", { clipPath: "circle(0px)" }, 300, UNSEEN],
    ["is clipped to an ellipse of nothing", { clipPath: "ellipse(0px 0px)" }, 300, UNSEEN],
    ["is clipped at its edges", { clipPath: "inset(10%)" }, 300, null],
  ])("whose fields are in a part that %s", (_, style, height, problem) => {
    const widget = form({}, {}, (make) => [make("div", { box: [100, 100, 300, height], style })]);
    const part = widget.lastElementChild;
    part?.append(...widget.querySelectorAll("input"));
    expect(findReadingProblem(widget, FORM)).toBe(problem);
  });

  it("whose fields are in a narrow part that hides what is beside it", () => {
    const widget = form({}, {}, (make) => [
      make("div", { box: [100, 100, 11, 300], style: { overflowX: "scroll" } }),
    ]);
    widget.lastElementChild?.append(...widget.querySelectorAll("input"));
    expect(findReadingProblem(widget, FORM)).toBe(UNSEEN);
  });

  it("without a field has a problem, unless it shows its thanks by now", () => {
    const widget = form();
    widget.querySelector("input")?.remove();
    expect(findReadingProblem(widget, FORM)).toBe("has no input");
    expect(findReadingProblem(widget, { ...FORM, areRequired: false })).toBeNull();
    widget.querySelector("button")?.removeAttribute("type");
    expect(findReadingProblem(widget, { selectors: ["button[type=submit]"], areRequired: true })).toBe(
      "has no button",
    );
  });

  it("needs one field that works, and names the first problem of those that do not", () => {
    const small: Part = { box: [110, 110, 200, 20] };
    const withSecond = (field: Part) =>
      findReadingProblem(
        form(small, {}, (make) => [make("input", field)]),
        FORM,
      );
    expect(withSecond({ box: [110, 150, 200, 40] })).toBeNull();
    expect(withSecond({ box: [110, 150, 200, 10] })).toBe("has a input of 200 × 20 px");
  });

  it("may have a pale button without text, because that may be a picture", () => {
    const widget = form({}, {}, (make) => [
      make("button", { box: [110, 250, 100, 40], style: PALE, text: " " }),
    ]);
    widget.querySelector("button")?.replaceWith("Own text");
    expect(findReadingProblem(widget, { selectors: ["button"], areRequired: true })).toBeNull();
  });
});

describe("a field that something lies over", () => {
  const over: Part = { box: [100, 100, 300, 300] };

  it.each<[string, string, Record<string, string>, string | null]>([
    ["an opaque element", "div", WHITE, UNSEEN],
    ["an element without a color", "div", {}, null],
    ["an element with a picture behind it", "div", { backgroundImage: "url(own.png)" }, UNSEEN],
    ["an element of a color that is not known", "div", { backgroundColor: "lab(50 40 59)" }, UNSEEN],
    ["a veil", "div", { backgroundColor: "rgba(0, 0, 0, 0.5)" }, null],
    ["a thick veil", "div", { backgroundColor: "rgba(0, 0, 0, 0.6)" }, UNSEEN],
    ["an opaque element that is half transparent", "div", { ...WHITE, opacity: "0.5" }, null],
    ["a picture", "img", {}, UNSEEN],
    ["a transparent picture", "img", { opacity: "0.4" }, null],
    ["a half transparent picture", "img", { opacity: "0.5" }, null],
    ["an element of the vendor's own name, with no color", "img-box", {}, null],
    ["an element named by another's end, with no color", "own-img", {}, null],
  ])("%s", (_, name, style, problem) => {
    expect(
      findReadingProblem(
        form({}, {}, (make) => [make(name, { ...over, style })]),
        FORM,
      ),
    ).toBe(problem);
  });

  it("is not known to be covered where the vendor lets taps pass through the field", () => {
    const problemWhere = (style: Record<string, string>) =>
      findReadingProblem(
        form({ style }, {}, (make) => [make("div", { box: [100, 100, 300, 60], style: WHITE })]),
        FORM,
      );
    expect(problemWhere({})).toBe(UNSEEN);
    expect(problemWhere({ pointerEvents: "none" })).toBeNull();
  });

  it("counts only where the vendor put it: not a dialog of the site, but one beside the application", () => {
    const coverIn = (place: (cover: Element) => void) => {
      const widget = form({}, {}, (make) => {
        const cover = make("div", { ...over, style: WHITE });
        document.body.append(cover);
        return [cover];
      });
      const cover = document.body.firstElementChild;
      if (cover) place(cover);
      return findReadingProblem(widget, FORM);
    };
    expect(coverIn((cover) => document.querySelector("#app")?.append(cover))).toBeNull();
    expect(coverIn((cover) => document.body.append(cover))).toBe(UNSEEN);
    expect(coverIn(() => document.querySelector("#app")?.removeAttribute("id"))).toBeNull();
  });

  it("is not covered by its own label, nor by what the whole form is in", () => {
    const widget = form({}, {}, (make) => {
      const button = make("button", { box: [110, 250, 100, 40] });
      button.append(make("span", { box: [110, 250, 100, 40], style: WHITE, text: "Own label" }));
      return [button, document.body.appendChild(make("section", { ...over, style: WHITE }))];
    });
    widget.querySelector("button")?.remove();
    document.querySelector("section")?.append(widget);
    expect(findReadingProblem(widget, { selectors: ["button"], areRequired: true })).toBeNull();
  });
});
