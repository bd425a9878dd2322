import { render } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Redirect } from "@/components/redirect";

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
