import { fireEvent, render, screen } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { useSingleNavigation } from "@/hooks/use-single-navigation";

function Page() {
  useSingleNavigation();
  return (
    <>
      <a href="/faq">
        <b>Questions</b>
      </a>
      <a href="/about">About</a>
    </>
  );
}

/** Shows a page. `loading` is the address that the router changed to while it still shows that page. */
function show(page: string, loading: string): void {
  window.history.replaceState(null, "", page);
  render(
    <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Page />
    </BrowserRouter>,
  );
  window.history.replaceState(null, "", loading);
}

/** Whether a click reaches the router as one to follow. */
function goesThrough(text: string, modifiers: MouseEventInit = {}): boolean {
  let isDropped = false;
  const stopAfter = (event: MouseEvent): void => {
    isDropped = event.defaultPrevented;
    // jsdom would log that it cannot follow a link.
    event.preventDefault();
  };
  document.addEventListener("click", stopAfter, { once: true });
  fireEvent.click(screen.getByText(text), { button: 0, ...modifiers });
  return !isDropped;
}

it.each([
  ["drops a second click on a link whose page is still loading", "/", "Questions", {}, false],
  ["lets a click on another link through meanwhile", "/", "About", {}, true],
  ["lets a second click through that opens a tab", "/", "Questions", { ctrlKey: true }, true],
  ["lets a click on a link to the page through that is shown", "/faq", "Questions", {}, true],
])("%s", (_, page, text, keys, passes) => {
  show(page, "/faq");
  expect(goesThrough(text, keys)).toBe(passes);
});
