import { render, screen } from "@testing-library/react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Redirect } from "@/components/redirect";

it("leaves no history entry behind, so that going back does not lead to the redirect again", () => {
  window.history.pushState(null, "", "/old");
  const entries = window.history.length;
  render(
    <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Routes>
        <Route path="/old" element={<Redirect to="/faq" />} />
        <Route path="/faq" element="the questions" />
      </Routes>
    </BrowserRouter>,
  );
  expect(screen.getByText("the questions")).toBeTruthy();
  expect(window.location.pathname).toBe("/faq");
  expect(window.history.length).toBe(entries);
});

it("loads the page where the browser refuses to change the address", () => {
  const load = vi.fn<(address: string) => void>();
  const router = (
    <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Redirect to="/faq" load={load} />
    </BrowserRouter>
  );
  const replaceState = window.history.replaceState.bind(window.history);
  const refuse = vi.spyOn(window.history, "replaceState").mockImplementation((state, unused, url) => {
    if (url != null) throw new DOMException("The operation is insecure.", "SecurityError");
    replaceState(state, unused);
  });
  render(router);
  expect(load).toHaveBeenCalledExactlyOnceWith("/faq");
  refuse.mockRestore();
});
