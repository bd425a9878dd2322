import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEmailForm, emailSteps } from "@/vendors/klaviyo/email-form";

const formId = "XyZ789";
const form = { scriptUrl: "https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js", formId };
/** After the last step of the blog list. */
const ALL_STEPS_MS = 3_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  Reflect.deleteProperty(window, "_klOnsite");
});

/** A page whose script loads at once. A reader finds each control that stands in the form. */
function page() {
  const widget = createEmailForm(form, {
    load: () => Promise.resolve(),
    findProblem: (mount, { selectors }) =>
      selectors.every((selector) => mount.querySelector(selector)) ? null : "lacks a control",
  });
  const holder = document.body.appendChild(document.createElement("div"));
  const mount = () => holder.querySelector(`.klaviyo-form-${formId}`);
  return { widget, holder, mount };
}

describe("a form that reports that it is open", () => {
  it.each([
    ["a mail address and a button", "ready", '<input type="email"><button></button>'],
    ["a text and a button", "ready", '<input type="text"><button></button>'],
    ["a phone number and a button", "ready", '<input type="tel"><button></button>'],
    ["a field without a type and a button", "ready", "<input><button></button>"],
    ["a check box and a button", "loading", '<input type="checkbox"><button></button>'],
    ["a mail address alone", "loading", '<input type="email">'],
    ["a button alone", "loading", "<button></button>"],
  ])("with %s is %s", (_, state, html) => {
    const { widget, holder, mount } = page();
    widget.show(holder, []);
    mount()?.insertAdjacentHTML("beforeend", html);
    window.dispatchEvent(new CustomEvent("klaviyoForms", { detail: { type: "embedOpen", formId } }));
    expect(widget.get()).toBe(state);
  });
});

it.each([
  ["null", null],
  ["a number", 7],
  ["an object without a queue", {}],
])("warns of nothing when the script sets its global to %s", async (_, value) => {
  const { widget, holder } = page();
  widget.show(holder, emailSteps("blog", formId));
  Object.assign(window, { _klOnsite: value });
  await vi.advanceTimersByTimeAsync(ALL_STEPS_MS);
  expect(console.warn).not.toHaveBeenCalled();
});

it("puts the form's element back on the blog list where the script has removed it", async () => {
  const { widget, holder, mount } = page();
  widget.show(holder, emailSteps("blog", formId));
  mount()?.remove();
  await vi.advanceTimersByTimeAsync(ALL_STEPS_MS);
  expect(mount()).not.toBeNull();
});
