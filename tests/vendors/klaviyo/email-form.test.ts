import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { createEmailForm, emailSteps } from "@/vendors/klaviyo/email-form";
import type { Needs } from "@/vendors/is-readable";
import { deferred } from "../../deferred";

const formId = "XyZ789";
const form = { scriptUrl: "https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js", formId };

/** A page with the form's area, and a script whose load the test settles. */
function page(findProblem: (mount: Element, needs: Needs) => string | null = () => problem) {
  const arrival = deferred();
  const load = vi.fn<(address: string) => Promise<void>>(() => arrival.promise);
  const widget = createEmailForm(form, { load, findProblem });
  const holder = document.body.appendChild(document.createElement("div"));
  return {
    widget,
    load,
    holder,
    arrive: arrival.release,
    fail: () => arrival.fail(new Error("blocked")),
  };
}

const dispatchFormEvent = (detail: unknown) =>
  window.dispatchEvent(new CustomEvent("klaviyoForms", { detail }));
const embedOpen = (id = formId) => dispatchFormEvent({ type: "embedOpen", formId: id });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const mountIn = (holder: Element) => holder.querySelector(`.klaviyo-form-${formId}`);

let calls: unknown[] = [];
let problem: string | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  calls = [];
  problem = null;
  Object.assign(window, { _klOnsite: { push: (call: unknown) => calls.push(call) } });
});
afterEach(() => {
  Reflect.deleteProperty(window, "_klOnsite");
  privacyChoice.optIn();
});

it("loads the script once, when the area is shown, and adds the element that the script looks for", () => {
  const { widget, load, holder } = page();
  expect(widget.get()).toBe("idle");
  expect(load).not.toHaveBeenCalled();
  const leave = widget.show(holder, []);
  expect(mountIn(holder)).not.toBeNull();
  expect(widget.get()).toBe("loading");
  leave();
  widget.show(holder, []);
  expect(load.mock.calls).toEqual([[form.scriptUrl]]);
});

it("is ready when its form reports that it is open, not when another form of the account does", async () => {
  const { widget, holder, arrive } = page();
  const onChange = vi.fn<() => void>();
  widget.subscribe(onChange);
  widget.show(holder, []);
  arrive();
  await wait(0);
  for (const other of [null, 7, {}, { type: "open", formId }, { type: "embedOpen" }])
    dispatchFormEvent(other);
  embedOpen("Other1");
  window.dispatchEvent(new Event("klaviyoForms"));
  expect(widget.get()).toBe("loading");
  onChange.mockClear();
  embedOpen();
  expect(widget.get()).toBe("ready");
  // A second report changes nothing.
  embedOpen();
  expect(onChange).toHaveBeenCalledTimes(1);
  await wait(60_000);
  expect(widget.get()).toBe("ready");
});

it("is blocked when no embedOpen comes within 5 seconds after the script has loaded", async () => {
  const { widget, holder, arrive } = page();
  widget.show(holder, []);
  await wait(7_000);
  arrive();
  await wait(4_999);
  expect(widget.get()).toBe("loading");
  await wait(1);
  expect(widget.get()).toBe("blocked");
});

it("initializes the form on the home page 1 second after each time that the area is shown", async () => {
  const { widget, holder } = page();
  const leave = widget.show(holder, emailSteps("home", formId));
  await wait(999);
  expect(calls).toEqual([]);
  await wait(1);
  expect(calls).toEqual([["openForm", formId]]);
  leave();
  widget.show(holder, emailSteps("home", formId));
  await wait(1_000);
  expect(calls).toHaveLength(2);
});

it("opens the form on the blog list after 2 seconds, and force-loads it 1 second later in an empty area", async () => {
  const { widget, holder } = page();
  widget.show(holder, emailSteps("blog", formId));
  const first = mountIn(holder);
  await wait(1_999);
  expect(calls).toEqual([]);
  await wait(1);
  expect(calls).toHaveLength(1);
  await wait(999);
  expect(mountIn(holder)).toBe(first);
  await wait(1);
  expect(calls).toHaveLength(2);
  expect(mountIn(holder)).not.toBe(first);
  expect(holder.querySelectorAll(`.klaviyo-form-${formId}`)).toHaveLength(1);
});

it("does not open a form on the blog list that is drawn already", async () => {
  const { widget, holder } = page();
  widget.show(holder, emailSteps("blog", formId));
  const drawn = mountIn(holder);
  drawn?.append(document.createElement("form"));
  await wait(3_000);
  expect(mountIn(holder)).toBe(drawn);
  expect(calls).toHaveLength(1);
});

const boom = (): never => {
  throw new Error("boom");
};
const garbage: [string, unknown][] = [
  ["null", null],
  ["an object without a queue", {}],
  ["a queue that throws", { push: boom }],
  ["a proxy that throws", new Proxy({}, { get: boom })],
];
it.each(garbage)("does not throw when the script sets its global to %s", async (_, value) => {
  const { widget, holder } = page();
  widget.show(holder, emailSteps("blog", formId));
  Object.assign(window, { _klOnsite: value });
  await wait(3_000);
  embedOpen();
  expect(widget.get()).toBe("ready");
});

it("queues calls before the script has loaded", async () => {
  Reflect.deleteProperty(window, "_klOnsite");
  const { widget, holder } = page();
  widget.show(holder, emailSteps("home", formId));
  await wait(1_000);
  expect(Reflect.get(window, "_klOnsite")).toEqual([["openForm", formId]]);
});

it.each([
  ["a mail address and a button", "ready", '<input type="email"><button></button>'],
  ["a text and a button", "ready", '<input type="text"><button></button>'],
  ["a phone number and a button", "ready", '<input type="tel"><button></button>'],
  ["a field without a type and a button", "ready", "<input><button></button>"],
  ["a check box and a button", "loading", '<input type="checkbox"><button></button>'],
  ["a mail address alone", "loading", '<input type="email">'],
  ["a button alone", "loading", "<button></button>"],
])("a form that reports that it is open with %s is %s", (_, state, html) => {
  const { widget, holder } = page((mount, { selectors }) =>
    selectors.every((selector) => mount.querySelector(selector)) ? null : "lacks a control",
  );
  widget.show(holder, []);
  mountIn(holder)?.insertAdjacentHTML("beforeend", html);
  embedOpen();
  expect(widget.get()).toBe(state);
});

it("puts the form's element back on the blog list where the script has removed it", async () => {
  const { widget, holder } = page();
  widget.show(holder, emailSteps("blog", formId));
  mountIn(holder)?.remove();
  await wait(3_000);
  expect(mountIn(holder)).not.toBeNull();
});
