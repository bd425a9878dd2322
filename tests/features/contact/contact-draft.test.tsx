import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MESSAGE, clearVisit, newVisit, form, values, press, type } from "./contact-page";

beforeEach(clearVisit);

describe("the text in the contact form", () => {
  it("is restored after a reload, including the last input", () => {
    const { unmount } = render(form(newVisit()));
    type(MESSAGE);
    unmount();
    render(form(newVisit()));
    expect(values()).toEqual(MESSAGE);
  });

  it("is stored 300 ms after the last input, because a tab that is killed sends no event", async () => {
    vi.useFakeTimers();
    render(form(newVisit()));
    type({ ...MESSAGE, subject: "" });
    await vi.advanceTimersByTimeAsync(200);
    type(MESSAGE);
    await vi.advanceTimersByTimeAsync(299);
    expect(newVisit().draft()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(newVisit().draft()).toEqual(MESSAGE);
  });

  it("is stored before it is sent, and removed once the message is accepted, whatever is typed meanwhile", async () => {
    let confirm = (): void => undefined;
    render(form(newVisit(() => new Promise((resolve) => void (confirm = resolve)))));
    type(MESSAGE);
    await press();
    expect(newVisit().draft()).toEqual(MESSAGE);
    type(MESSAGE);
    await act(async () => confirm());
    expect(newVisit().draft()).toBeNull();
  });

  it("is stored on pagehide, when the browser leaves the page without unmounting it", () => {
    render(form(newVisit()));
    type(MESSAGE);
    window.dispatchEvent(new Event("pagehide"));
    expect(newVisit().draft()).toEqual(MESSAGE);
  });

  it("replaces a stored draft when it was typed before hydration", () => {
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
