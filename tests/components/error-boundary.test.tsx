import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "@/components/error-boundary";

const trouble = new Error("Out of wipes");
const world = { broken: true };

function Page() {
  if (world.broken) throw trouble;
  return <h1>Fine</h1>;
}

function show(onFailure?: (error: unknown) => void) {
  render(
    <>
      <p>The bar</p>
      <ErrorBoundary
        {...(onFailure ? { onFailure } : {})}
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
  world.broken = true;
  // React tells the console of every error that a boundary catches.
  vi.spyOn(console, "error").mockReturnValue();
});

describe("a page that fails", () => {
  it("is replaced by a way out, and takes nothing else with it", () => {
    show();
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.getByText("The bar")).toBeDefined();
  });

  it("is told once, with its error", () => {
    const onFailure = vi.fn();
    show(onFailure);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(trouble);
  });

  it("is shown again when a second try succeeds", () => {
    show();
    world.broken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("heading", { name: "Fine" })).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("offers the way out again when a second try fails", () => {
    const onFailure = vi.fn();
    show(onFailure);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
    expect(onFailure).toHaveBeenCalledTimes(2);
  });
});

it("a page that works is left alone", () => {
  world.broken = false;
  const onFailure = vi.fn();
  show(onFailure);
  expect(screen.getByRole("heading", { name: "Fine" })).toBeDefined();
  expect(onFailure).not.toHaveBeenCalled();
});
