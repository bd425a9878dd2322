import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SignupFrame } from "@/features/bros/signup-frame";

const labels = {
  heading: "Sign up",
  text: "Text",
  frameTitle: "Sign-up form",
  newTab: "Open in a new tab",
  whenMissing: "No form.",
};
const SERVICE = "https://affiliates.example/join/mugworks";

function show(signupUrl: string | null) {
  render(<SignupFrame labels={labels} signupUrl={signupUrl} />);
  const frame = screen.getByTitle("Sign-up form");
  const link = screen.getByRole("link", { name: "Open in a new tab" });
  return { frame, link };
}

describe("the sign-up frame", () => {
  it.each([
    [SERVICE, "580"],
    [null, "480"],
  ])("for %s is %s px high and loads lazily", (signupUrl, height) => {
    const { frame } = show(signupUrl);
    expect(frame.getAttribute("height")).toBe(height);
    expect(frame.getAttribute("loading")).toBe("lazy");
  });

  it("shows the service's page, with the sandbox permissions that a form needs and no others", () => {
    const { frame, link } = show(SERVICE);
    expect(frame.getAttribute("src")).toBe(SERVICE);
    expect(frame.getAttribute("srcdoc")).toBeNull();
    expect(frame.getAttribute("sandbox")?.split(" ").sort()).toEqual([
      "allow-forms",
      "allow-popups",
      "allow-same-origin",
      "allow-scripts",
    ]);
    expect(link.getAttribute("href")).toBe(SERVICE);
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener");
  });

  it("shows a demo form that runs no script, sends nothing and states so", () => {
    const { frame, link } = show(null);
    expect(frame.getAttribute("src")).toBeNull();
    const form = new DOMParser().parseFromString(frame.getAttribute("srcdoc") ?? "", "text/html");
    expect(form.body.textContent).toContain("Demo: sends nothing");
    expect(form.querySelectorAll("form, script, [style], input[name]")).toHaveLength(0);
    expect(form.querySelector("link[rel=stylesheet]")?.getAttribute("href")).not.toContain("%");
    expect(link.getAttribute("href")).toMatch(/demo-signup.*\.html/);
  });
});

describe("the message about a missing form", () => {
  beforeEach(() => vi.useFakeTimers());

  const message = () => screen.getByRole("status").textContent;
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  /** What a page reads of a frame: its own blank document, and of a document of another origin nothing. jsdom loads no frames. */
  const showDocument = (frame: HTMLElement, contentDocument: { URL: string } | null) =>
    Object.defineProperty(frame, "contentDocument", { value: contentDocument, configurable: true });

  it("is shown when the frame is still blank after eight seconds, until the form arrives", () => {
    const { frame } = show(SERVICE);
    showDocument(frame, { URL: "about:blank" });
    wait(7_999);
    expect(message()).toBe("");
    wait(1);
    expect(message()).toBe(labels.whenMissing);
    showDocument(frame, null);
    fireEvent.load(frame);
    expect(message()).toBe("");
  });

  it("is not shown when a document of the service has arrived, even if it still loads", () => {
    const { frame } = show(SERVICE);
    showDocument(frame, null);
    wait(60_000);
    expect(message()).toBe("");
  });

  it("is never shown for the demo form, which is part of the page", () => {
    show(null);
    wait(60_000);
    expect(message()).toBe("");
  });
});
