import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { BrowserNotes } from "@/features/bros/browser-notes";
import { LinkKit } from "@/features/bros/link-kit";
import { referralPopup as popup } from "@/content/code-offer";
import { labels } from "./kit-labels";

const { results } = labels;

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

function notesOf(userAgent: string): (string | null)[] {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  render(<BrowserNotes labels={results} />);
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

it.each([
  [
    "Chrome",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36",
    results.notInApp,
    results.notInSafari,
  ],
  [
    "TikTok on an iPhone",
    `${IPHONE} Mobile/15E148 Safari/604.1 musical_ly_41.9.0`,
    results.inApp,
    results.inSafari,
  ],
  [
    "Instagram on Android",
    "Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 Mobile Safari/537.36 Instagram 10.22.0",
    results.inApp,
    results.notInSafari,
  ],
])("the notes name the visitor's browser: %s", (_, userAgent, app, safari) => {
  expect(notesOf(userAgent)).toEqual([app, results.stores, safari]);
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
});

it("the link test shows them with a code that works, and only then", () => {
  render(<LinkKit labels={labels} popup={popup} siteUrl="https://shop.example" mailLink={String} />);
  const field = screen.getByRole("textbox", { name: labels.codeLabel });
  expect(screen.queryByText(results.stores)).toBeNull();
  fireEvent.change(field, { target: { value: "BRO25" } });
  expect(screen.getByText(results.stores)).toBeDefined();
  fireEvent.change(field, { target: { value: "" } });
  expect(screen.queryByText(results.stores)).toBeNull();
});

it("the notes say that the browser refuses to store data", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(notesOf("")).toContain(results.refuses);
});
