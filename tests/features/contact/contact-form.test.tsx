import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fillText } from "@/lib/text/fill-text";
import { ContactError } from "@/vendors/contact-endpoint/contact-endpoint";
import {
  MESSAGE,
  EMPTY,
  area,
  clearVisit,
  newVisit,
  form,
  field,
  values,
  button,
  press,
  described,
  texts,
  type,
} from "./contact-page";

const { labels, errors, failure, sent } = texts;

beforeEach(clearVisit);

it("has four required fields with their types and autocomplete tokens, and four rows for the message", () => {
  render(form(newVisit()));
  const fields = screen.getAllByRole<HTMLInputElement | HTMLTextAreaElement>("textbox");
  expect(fields.map((one) => [one.name, one.type, one.required, one.autocomplete])).toEqual([
    ["name", "text", true, "name"],
    ["email", "email", true, "email"],
    ["subject", "text", true, "off"],
    ["message", "textarea", true, ""],
  ]);
  expect(field("Message").getAttribute("rows")).toBe("4");
});

describe("an error in the form", () => {
  it("is shown at each invalid field, and the first of them gets the focus", async () => {
    const post = vi.fn(() => Promise.resolve());
    render(form(newVisit(post)));
    type({ ...EMPTY, name: "Wendell", email: "w@" });
    await press();
    expect(["Name", "Email", "Subject", "Message"].map(described)).toEqual([
      [],
      [errors["no-email"]],
      [errors.missing.subject],
      [errors.missing.message],
    ]);
    expect(["Name", "Email"].map((name) => field(name).getAttribute("aria-invalid"))).toEqual([
      "false",
      "true",
    ]);
    expect(document.activeElement).toBe(field("Email"));
    expect(post).not.toHaveBeenCalled();
  });

  it("is removed as soon as the field is valid, and no other field gets an error meanwhile", async () => {
    render(form(newVisit()));
    type({ ...MESSAGE, email: "", subject: "" });
    await press();
    fireEvent.input(field("Email"), { target: { value: "w@" } });
    expect(described("Email")).toEqual([errors["no-email"]]);
    fireEvent.input(field("Email"), { target: { value: "w@lamp.example" } });
    fireEvent.input(field("Name"), { target: { value: "" } });
    expect(described("Email")).toEqual([]);
    expect(described("Name")).toEqual([]);
    expect(described("Subject")).toEqual([errors.missing.subject]);
  });

  it("names the limit of a text that is too long, and the text stays", async () => {
    render(form(newVisit()));
    const subject = "s".repeat(301);
    type({ ...MESSAGE, subject });
    await press();
    expect(described("Subject")).toEqual([fillText(errors["too-long"].subject, { longest: 300 })]);
    expect(values()).toEqual({ ...MESSAGE, subject });
  });
});

describe("a message", () => {
  it("is sent once for a double click, and the confirmation gets the focus", async () => {
    let confirm = (): void => undefined;
    const post = vi.fn(() => new Promise<void>((resolve) => void (confirm = resolve)));
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    render(form(newVisit(post)));
    expect(screen.queryByText(texts.notConnected)).toBeNull();
    type(MESSAGE);
    button().focus();
    await press();
    expect(document.activeElement).toBe(button());
    expect(scrolled.mock.contexts).toEqual([button()]);
    expect(button().getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe(labels.sending);
    expect(field("Message").readOnly).toBe(true);
    await press();
    await act(async () => confirm());
    expect(post).toHaveBeenCalledExactlyOnceWith(MESSAGE);
    expect(screen.getByRole("status").textContent).toContain(sent.heading);
    const confirmation = screen.getByRole("heading", { name: sent.heading });
    expect(document.activeElement).toBe(confirmation);
    expect(scrolled.mock.contexts.at(-1)).toBe(confirmation.parentElement);
    expect(area.length).toBe(0);
    await press();
    expect(values()).toEqual(EMPTY);
    expect(document.activeElement).toBe(field("Name"));
  });

  it("that was not accepted stays in the form, with a mail link that holds its text", async () => {
    render(form(newVisit(() => Promise.reject(new ContactError("down")))));
    type(MESSAGE);
    await press();
    expect(screen.getByRole("alert").textContent).toBe(`${failure.problems.down} ${failure.kept}`);
    expect(values()).toEqual(MESSAGE);
    const href = () =>
      new URL(screen.getByRole<HTMLAnchorElement>("link", { name: failure.mailLabel }).href).searchParams;
    expect([href().get("subject"), href().get("body")]).toEqual(["Lamp", "<b>Two</b>\r\nlines"]);
    fireEvent.input(field("Subject"), { target: { value: "Chandelier" } });
    expect(href().get("subject")).toBe("Chandelier");
  });

  it("with the honeypot field filled is dropped without a message, and a second press sends it", async () => {
    const post = vi.fn(() => Promise.resolve());
    const { container } = render(form(newVisit(post)));
    type(MESSAGE);
    const trap = container.querySelector<HTMLInputElement>("[aria-hidden=true] input");
    expect(trap?.tabIndex).toBe(-1);
    if (trap) trap.value = "https://spam.example";
    await press();
    expect(post).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toBe("");
    expect(values()).toEqual(MESSAGE);
    await press();
    expect(post).toHaveBeenCalledExactlyOnceWith(MESSAGE);
  });

  it("without an endpoint is preceded by a note, and only logged to the console, without its content", async () => {
    const info = vi.spyOn(console, "info").mockReturnValue(undefined);
    const post = vi.fn(() => Promise.resolve());
    render(form(newVisit(post), false));
    screen.getByText(texts.notConnected);
    type(MESSAGE);
    await press();
    expect(info.mock.calls.flat()).toEqual([expect.stringContaining("contact form was submitted")]);
    expect(info.mock.calls.flat().join(" ")).not.toContain("Wendell");
    expect(post).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toBe("");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(values()).toEqual(MESSAGE);
  });

  it("that is pending when the visitor leaves throws nothing, and is shown as sent when they return", async () => {
    let confirm = (): void => undefined;
    const store = newVisit(() => new Promise((resolve) => void (confirm = resolve)));
    const { unmount } = render(form(store));
    type(MESSAGE);
    await press();
    unmount();
    await act(async () => confirm());
    render(form(store));
    expect(screen.getByRole("heading", { name: sent.heading })).toBeDefined();
    expect(area.length).toBe(0);
  });

  it("that was sent before the visitor came back to the page leaves the focus where it is", async () => {
    const store = newVisit();
    const { unmount } = render(form(store));
    type(MESSAGE);
    await press();
    unmount();
    render(form(store));
    expect(screen.getByRole("heading", { name: sent.heading })).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });
});

it("sends nothing when the form is submitted before hydration", () => {
  const holder = document.createElement("div");
  holder.innerHTML = renderToString(form(newVisit()));
  expect(holder.querySelector("form")?.getAttribute("method")).toBe("dialog");
});

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
