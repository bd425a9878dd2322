import { describe, expect, it } from "vitest";
import { ADDRESS, DRAW_LIMIT_MS, page, prepareWidgets, reader, wait } from "./widget-page";

/** Longer than a script may take to draw anew. */
const REDRAWN_MS = 1_100;

prepareWidgets();

describe("a widget", () => {
  it("is loading from the time at which it is shown until its script has drawn, and is ready then", async () => {
    const { widget, load, holder, draw, arrive } = page();
    expect([widget.get(), load.mock.calls.length]).toEqual(["idle", 0]);
    widget.show(holder, []);
    expect([widget.get(), load.mock.calls]).toEqual(["loading", [[ADDRESS]]]);
    arrive();
    await wait();
    expect([widget.get(), reader.looks.length]).toEqual(["loading", 0]);
    draw();
    expect(widget.get()).toBe("ready");
    await wait(DRAW_LIMIT_MS);
    expect(widget.get()).toBe("ready");
    expect(console.warn).not.toHaveBeenCalled();
  });

  it("is blocked when its script does not load, and says so", async () => {
    const { name, widget, holder, fail, warnings } = page();
    widget.show(holder, []);
    fail(new Error("blocked"));
    await wait();
    expect(widget.get()).toBe("blocked");
    expect(warnings()).toEqual([`${name} did not load.`]);
  });

  it("is blocked when its script draws nothing within the limit, and says so", async () => {
    const { name, widget, holder, arrive, warnings } = page();
    widget.show(holder, []);
    arrive();
    await wait(DRAW_LIMIT_MS - 1);
    expect(widget.get()).toBe("loading");
    await wait(1);
    expect(widget.get()).toBe("blocked");
    expect(warnings()).toEqual([`${name} drew nothing.`]);
  });

  it("stays ready when another script of the vendor fails after it was drawn", async () => {
    const { widget, holder, draw, fail } = page();
    widget.show(holder, []);
    draw();
    fail(new Error("blocked"));
    await wait();
    expect(widget.get()).toBe("ready");
    expect(console.warn).not.toHaveBeenCalled();
  });

  it("that nobody can read is loading until the limit, and blocked from then on with what is wrong", async () => {
    const { name, widget, holder, draw, arrive, warnings } = page();
    reader.problem = "is too small";
    widget.show(holder, []);
    arrive();
    await wait();
    draw();
    expect(widget.get()).toBe("loading");
    await wait(DRAW_LIMIT_MS);
    expect(widget.get()).toBe("blocked");
    expect(warnings()).toEqual([`${name} is too small.`]);
  });

  it("that is drawn after the limit is ready all the same, or blocked with what is wrong now", async () => {
    const { name, widget, holder, draw, arrive, warnings } = page();
    widget.show(holder, []);
    arrive();
    await wait(DRAW_LIMIT_MS);
    reader.problem = "has no field";
    draw();
    expect(warnings()).toEqual([`${name} drew nothing.`, `${name} has no field.`]);
    reader.problem = null;
    draw();
    expect(widget.get()).toBe("ready");
  });

  it("is ready when it can be read after a change that its script does not report", async () => {
    const { widget, holder, draw } = page();
    reader.problem = "is hidden";
    widget.show(holder, []);
    draw();
    reader.problem = null;
    widget.get();
    holder.querySelector("form")?.append(document.createElement("input"));
    await wait(REDRAWN_MS);
    expect(widget.get()).toBe("ready");
  });

  it("is examined while its area is visible, which stays as it was", () => {
    const { widget, holder, draw } = page();
    holder.style.visibility = "hidden";
    widget.show(holder, []);
    draw();
    expect(reader.visibilities).toEqual(["visible"]);
    expect(holder.style.visibility).toBe("hidden");
  });

  it.each([
    [
      ["input", "button"],
      ["input", "button"],
    ],
    [undefined, []],
  ])(
    "that needs %j needs it until it was ready once: a form that was sent has no field",
    (needs, selectors) => {
      const { widget, holder, draw } = page(needs);
      widget.show(holder, []);
      draw();
      draw();
      expect(reader.looks).toEqual([
        { selectors, areRequired: true },
        { selectors, areRequired: false },
      ]);
    },
  );
});

describe("a widget that was ready and can no longer be read", () => {
  function readyPage() {
    const all = page();
    all.widget.show(all.holder, []);
    all.draw();
    reader.problem = "is empty";
    return all;
  }

  it("has a second to be drawn anew, and is blocked then", async () => {
    const { name, widget, draw, warnings } = readyPage();
    draw();
    draw();
    expect(widget.get()).toBe("ready");
    await wait(REDRAWN_MS);
    expect(widget.get()).toBe("blocked");
    expect(warnings()).toEqual([`${name} is empty.`]);
  });

  it("stays ready when it was drawn anew, and has a second again the next time", async () => {
    const { widget, draw } = readyPage();
    for (const _ of ["first", "second"]) {
      reader.problem = "is empty";
      draw();
      await wait(500);
      reader.problem = null;
      await wait(REDRAWN_MS);
      expect(widget.get()).toBe("ready");
    }
    reader.problem = "is empty";
    draw();
    await wait(REDRAWN_MS);
    expect(widget.get()).toBe("blocked");
  });

  it("stays ready while a visitor types in it", async () => {
    const { widget, holder, draw } = readyPage();
    const field = document.createElement("input");
    holder.querySelector("form")?.append(field);
    field.focus();
    draw();
    await wait(REDRAWN_MS);
    expect(widget.get()).toBe("ready");
    field.blur();
    draw();
    await wait(REDRAWN_MS);
    expect(widget.get()).toBe("blocked");
  });

  it("is not examined while no page shows it", async () => {
    const { widget, holder, draw } = readyPage();
    holder.remove();
    reader.looks = [];
    draw();
    await wait(REDRAWN_MS);
    expect(reader.looks).toEqual([]);
    expect(widget.get()).toBe("ready");
  });
});
