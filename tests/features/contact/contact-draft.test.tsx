import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MESSAGE, clearVisit, newVisit, form, values, press, type } from "./contact-page";

beforeEach(clearVisit);

describe("what was typed", () => {
  it("is there after a reload, also what was typed last", () => {
    const { unmount } = render(form(newVisit()));
    type(MESSAGE);
    unmount();
    render(form(newVisit()));
    expect(values()).toEqual(MESSAGE);
  });

  it("is kept a moment after the last key, should the tab not live to say goodbye", async () => {
    vi.useFakeTimers();
    render(form(newVisit()));
    type({ ...MESSAGE, subject: "" });
    await vi.advanceTimersByTimeAsync(200);
    type(MESSAGE);
    await vi.advanceTimersByTimeAsync(299);
    expect(newVisit().draft()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(newVisit().draft()).toEqual(MESSAGE);
    vi.useRealTimers();
  });

  it("is kept before it is sent, and is no draft any more once it was taken, whatever fills a field meanwhile", async () => {
    let confirm = (): void => undefined;
    render(form(newVisit(() => new Promise((resolve) => void (confirm = resolve)))));
    type(MESSAGE);
    await press();
    expect(newVisit().draft()).toEqual(MESSAGE);
    type(MESSAGE);
    await act(async () => confirm());
    expect(newVisit().draft()).toBeNull();
  });

  it("is kept when the browser leaves the page without taking it down", () => {
    render(form(newVisit()));
    type(MESSAGE);
    window.dispatchEvent(new Event("pagehide"));
    expect(newVisit().draft()).toEqual(MESSAGE);
  });

  it("before the application ran is newer than a draft", () => {
    newVisit().keepDraft({ ...MESSAGE, name: "Dario" });
    const holder = document.body.appendChild(document.createElement("div"));
    holder.innerHTML = renderToString(form(newVisit()));
    const typed = holder.querySelector<HTMLInputElement>("[name=name]");
    if (typed) typed.value = "Wendell";
    render(form(newVisit()), { container: holder, hydrate: true });
    expect(values()).toEqual(MESSAGE);
    expect(newVisit().draft()).toEqual(MESSAGE);
  });
});
