import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "@/components/error-boundary";

const renderError = new Error("Out of wipes");
const page = { broken: true };

function Page() {
  if (page.broken) throw renderError;
  return <h1>Fine</h1>;
}

function show(onFailure: (error: unknown) => void = vi.fn()) {
  render(
    <>
      <p>The bar</p>
      <ErrorBoundary
        onFailure={onFailure}
        renderFailure={(retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <Page />
      </ErrorBoundary>
    </>,
  );
}

beforeEach(() => {
  page.broken = true;
  // React logs every error that a boundary catches.
  vi.spyOn(console, "error").mockReturnValue();
});

describe("a page that fails", () => {
  it("is replaced by the failure message and reported once, and the rest of the document stays", () => {
    const onFailure = vi.fn();
    show(onFailure);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(renderError);
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.getByText("The bar")).toBeDefined();
  });

  it("is shown again when a retry succeeds", () => {
    show();
    page.broken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("heading", { name: "Fine" })).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
