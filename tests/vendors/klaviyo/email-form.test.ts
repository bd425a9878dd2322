import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { privacyChoice } from "@/lib/privacy-choice";
import { createEmailForm, emailSteps } from "@/vendors/klaviyo/email-form";
import { deferred } from "../../deferred";

const formId = "XyZ789";
const form = { scriptUrl: "https://static.klaviyo.com/onsite/js/AbC123/klaviyo.js", formId };

/** A page with the form's area, and a script that arrives when it is told to. */
function page() {
  const arrival = deferred();
  const load = vi.fn<(address: string) => Promise<void>>(() => arrival.promise);
  const widget = createEmailForm(form, { load });
  const holder = document.body.appendChild(document.createElement("div"));
  return {
    widget,
    load,
    holder,
    arrive: arrival.release,
    fail: () => arrival.fail(new Error("blocked")),
  };
}

const tell = (detail: unknown) => window.dispatchEvent(new CustomEvent("klaviyoForms", { detail }));
const embedOpen = (id = formId) => tell({ type: "embedOpen", formId: id });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const mountIn = (holder: Element) => holder.querySelector(`.klaviyo-form-${formId}`);

let calls: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  calls = [];
  Object.assign(window, { _klOnsite: { push: (call: unknown) => calls.push(call) } });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, "_klOnsite");
  privacyChoice.optIn();
});

it("nothing is loaded before the area is shown; then the script is, once, and the element it looks for is there", () => {
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

it("the form is there when it says so, and not when another form of the account does", async () => {
  const { widget, holder, arrive } = page();
  const heard = vi.fn<() => void>();
  widget.subscribe(heard);
  widget.show(holder, []);
  arrive();
  await wait(0);
  for (const other of [null, 7, {}, { type: "open", formId }, { type: "embedOpen" }]) tell(other);
  embedOpen("Other1");
  window.dispatchEvent(new Event("klaviyoForms"));
  expect(widget.get()).toBe("loading");
  heard.mockClear();
  embedOpen();
  expect(widget.get()).toBe("ready");
  // Twice is once.
  embedOpen();
  expect(heard).toHaveBeenCalledTimes(1);
  await wait(60_000);
  expect(widget.get()).toBe("ready");
});

it("without embedOpen 5 seconds after the script has come, not earlier, it is given up", async () => {
  const { widget, holder, arrive } = page();
  widget.show(holder, []);
  await wait(7_000);
  arrive();
  await wait(4_999);
  expect(widget.get()).toBe("loading");
  await wait(1);
  expect(widget.get()).toBe("blocked");
});

it("a form that comes after all takes the place of what stood for it", async () => {
  const { widget, holder, arrive } = page();
  widget.show(holder, []);
  arrive();
  await wait(6_000);
  embedOpen();
  expect(widget.get()).toBe("ready");
});

it("a script that is blocked is given up at once, and said once", async () => {
  const { widget, holder, fail } = page();
  widget.show(holder, []);
  fail();
  await wait(0);
  expect(widget.get()).toBe("blocked");
  expect(console.warn).toHaveBeenCalledTimes(1);
});

it("on the home page it is initialised after 1 second, each time that the area is shown", async () => {
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

it("on the blog list it is opened after 2 seconds and force-loaded 1 second later while the area is empty", async () => {
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

it("on the blog list a form that is drawn is left alone", async () => {
  const { widget, holder } = page();
  widget.show(holder, emailSteps("blog", formId));
  const drawn = mountIn(holder);
  drawn?.append(document.createElement("form"));
  await wait(3_000);
  expect(mountIn(holder)).toBe(drawn);
  expect(calls).toHaveLength(1);
});

it("leaving the page in the middle stops what was due, and what was typed is still there on the next page", async () => {
  const { widget, holder, arrive } = page();
  const leave = widget.show(holder, emailSteps("home", formId));
  arrive();
  const input = document.createElement("input");
  mountIn(holder)?.append(input);
  input.value = "half an addr";
  leave();
  expect(holder.childElementCount).toBe(0);
  await wait(2_000);
  expect(calls).toEqual([]);
  // While it is nowhere, the form may say that it is open.
  embedOpen();
  const next = document.body.appendChild(document.createElement("div"));
  widget.show(next, emailSteps("blog", formId));
  expect(next.querySelector("input")?.value).toBe("half an addr");
  expect(widget.get()).toBe("ready");
});

it("a page that is left after the next has taken the form does not take it away", () => {
  const { widget, holder } = page();
  const next = document.body.appendChild(document.createElement("div"));
  const leave = widget.show(holder, []);
  widget.show(next, []);
  leave();
  expect(mountIn(next)).not.toBeNull();
});

const garbage: [string, unknown][] = [
  ["null", null],
  ["a number", 7],
  ["an object without a queue", {}],
  [
    "a queue that throws",
    {
      push: () => {
        throw new Error("boom");
      },
    },
  ],
  [
    "a proxy that throws",
    new Proxy(
      {},
      {
        get: () => {
          throw new Error("boom");
        },
      },
    ),
  ],
];
it.each(garbage)("a script that makes its global %s breaks nothing", async (_, value) => {
  const { widget, holder } = page();
  widget.show(holder, emailSteps("blog", formId));
  Object.assign(window, { _klOnsite: value });
  await wait(3_000);
  embedOpen();
  expect(widget.get()).toBe("ready");
});

it("before the script is there, what it is asked for waits in its queue", async () => {
  Reflect.deleteProperty(window, "_klOnsite");
  const { widget, holder } = page();
  widget.show(holder, emailSteps("home", formId));
  await wait(1_000);
  expect(Reflect.get(window, "_klOnsite")).toEqual([["openForm", formId]]);
});

it("after an opt-out nothing is loaded; when it is taken back, it is", () => {
  const { widget, load, holder } = page();
  privacyChoice.optOut();
  const leave = widget.show(holder, []);
  expect(load).not.toHaveBeenCalled();
  expect(widget.get()).toBe("idle");
  leave();
  privacyChoice.optIn();
  widget.show(holder, []);
  expect(load).toHaveBeenCalledTimes(1);
});
