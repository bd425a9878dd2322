import { describe, expect, it } from "vitest";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import type { WidgetStep } from "@/vendors/widget";
import { page, prepareWidgets, wait } from "./widget-page";

const otherHolder = () => document.body.appendChild(document.createElement("aside"));

prepareWidgets();

describe("a widget on several pages", () => {
  it("is made once, loads once, and keeps what was drawn", () => {
    const { widget, load, holder } = page();
    const leave = widget.show(holder, []);
    const form = holder.querySelector("form");
    form?.append("typed");
    leave();
    expect(holder.childElementCount).toBe(0);
    const other = otherHolder();
    widget.show(other, []);
    expect(other.querySelector("form")).toBe(form);
    expect(other.textContent).toBe("typed");
    expect(load).toHaveBeenCalledOnce();
  });

  it("stays on the page that took it when the earlier page is left after that", () => {
    const { widget, holder } = page();
    const leave = widget.show(holder, []);
    const other = otherHolder();
    widget.show(other, []);
    leave();
    expect(other.querySelector("form")).not.toBeNull();
  });

  it("that was drawn while no page showed it is ready when one does", async () => {
    const { widget, holder, draw } = page();
    widget.show(holder, [])();
    draw();
    expect(widget.get()).toBe("loading");
    widget.show(holder, []);
    expect(widget.get()).toBe("ready");
  });

  it("loads nothing after an opt-out, until that is taken back", () => {
    const { widget, load, holder } = page();
    privacyChoice.optOut();
    const leave = widget.show(holder, []);
    expect([widget.get(), load.mock.calls.length]).toEqual(["idle", 0]);
    leave();
    privacyChoice.optIn();
    widget.show(holder, []);
    expect([widget.get(), load.mock.calls.length]).toEqual(["loading", 1]);
  });
});

describe("the steps of a page", () => {
  const steps = (...times: number[]) => {
    const done: string[] = [];
    const all = times.map((afterMs): WidgetStep => ({
      afterMs,
      run: (mount) => done.push(`${afterMs}: ${mount.firstElementChild?.tagName}`),
    }));
    return { all, done };
  };

  it("run each at its time, with the widget, each time that it is shown", async () => {
    const { widget, holder } = page();
    const { all, done } = steps(0, 200);
    const leave = widget.show(holder, all);
    await wait(199);
    expect(done).toEqual(["0: FORM"]);
    await wait(1);
    expect(done).toEqual(["0: FORM", "200: FORM"]);
    leave();
    widget.show(holder, all);
    await wait(200);
    expect(done).toHaveLength(4);
  });

  it("do not run after the page was left", async () => {
    const { widget, holder } = page();
    const { all, done } = steps(200);
    widget.show(holder, all)();
    await wait(200);
    expect(done).toEqual([]);
  });

  it("run all, although one of them fails, and the failure is logged", async () => {
    const { name, widget, holder, warnings } = page();
    const { all, done } = steps(200);
    const failing: WidgetStep = {
      afterMs: 100,
      run: () => {
        throw new Error("no slider");
      },
    };
    widget.show(holder, [failing, ...all]);
    await wait(200);
    expect(done).toEqual(["200: FORM"]);
    expect(warnings()).toEqual([`${name} failed.`]);
  });
});
