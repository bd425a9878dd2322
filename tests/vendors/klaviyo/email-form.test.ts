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

it("loads the script, and adds the element that the script looks for", () => {
  const { widget, load, holder } = page();
  widget.show(holder, []);
  expect(mountIn(holder)).not.toBeNull();
  expect(load.mock.calls).toEqual([[form.scriptUrl]]);
});

it("is ready when its form reports that it is open, not when another form of the account does", () => {
  const { widget, holder } = page();
  widget.show(holder, []);
  for (const other of [null, 7, {}, { type: "open", formId }, { type: "embedOpen" }])
    dispatchFormEvent(other);
  embedOpen("Other1");
  window.dispatchEvent(new Event("klaviyoForms"));
  expect(widget.get()).toBe("loading");
  embedOpen();
  expect(widget.get()).toBe("ready");
});

it("is blocked when no embedOpen comes within 5 seconds after the script has loaded", async () => {
  const { widget, holder, arrive } = page();
  widget.show(holder, []);
  arrive();
  await wait(4_999);
  expect(widget.get()).toBe("loading");
  await wait(1);
  expect(widget.get()).toBe("blocked");
});

it("initializes the form on the home page 1 second after the area is shown", async () => {
  const { widget, holder } = page();
  widget.show(holder, emailSteps("home", formId));
  await wait(999);
  expect(calls).toEqual([]);
  await wait(1);
  expect(calls).toEqual([["openForm", formId]]);
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

it.each([null, {}])("logs no failure where the script has put in place of its queue %j", async (value) => {
  const { widget, holder } = page();
  widget.show(holder, emailSteps("home", formId));
  Object.assign(window, { _klOnsite: value });
  await wait(1_000);
  expect(console.warn).not.toHaveBeenCalled();
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
