import { render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { HtmlOfBuild, Section } from "@/features/recovery/section";

const HTML =
  '<div id="part" data-section="part"><h2>Call</h2><noscript><p>The form needs a script.</p></noscript></div><p id="other">Other</p>';

it("shows the part's HTML from the build, with what is meant for visitors without script", async () => {
  const send = vi.fn<typeof fetch>().mockResolvedValue(new Response(HTML));
  vi.stubGlobal("fetch", send);
  render(<HtmlOfBuild of="#part" />);
  expect(await screen.findByRole("heading", { name: "Call" })).not.toBeNull();
  const text = screen.getByText("The form needs a script.");
  expect(text.closest("noscript")).toBeNull();
  // The styles for visitors without script apply below this attribute.
  expect(text.closest("[data-without-script]")).not.toBeNull();
  expect(screen.queryByText("Other")).toBeNull();
  expect(send.mock.calls.map(([address]) => address)).toEqual([window.location.pathname]);
});

it("takes the place of a section that fails, which is logged", async () => {
  vi.stubGlobal("fetch", async () => new Response(HTML));
  vi.spyOn(console, "error").mockReturnValue();
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const Broken = () => {
    throw new Error("Out of wipes");
  };
  render(
    <Section name="part">
      <Broken />
    </Section>,
  );
  expect(await screen.findByRole("heading", { name: "Call" })).not.toBeNull();
  expect(warned.mock.calls.join()).toContain('The section "part" failed: Error: Out of wipes');
});

it("stays empty where the page has no such part", async () => {
  const answer = new Response("<p>Other</p>");
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  const { container } = render(<HtmlOfBuild of="#part" />);
  await waitFor(() => expect(answer.bodyUsed).toBe(true));
  expect(container.textContent).toBe("");
});

it("stays empty, without an unhandled error, where the page does not load", async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("no network"));
  vi.stubGlobal("fetch", send);
  const { container } = render(<HtmlOfBuild of="#part" />);
  await waitFor(() => expect(send.mock.settledResults.map(({ type }) => type)).toEqual(["rejected"]));
  expect(container.textContent).toBe("");
});

it("aborts a request that takes longer than eight seconds, and stays empty", async () => {
  vi.useFakeTimers();
  const send = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal("fetch", send);
  const { container } = render(<HtmlOfBuild of="#part" />);
  const isAborted = () => send.mock.calls.map(([, init]) => init?.signal?.aborted);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(isAborted()).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(isAborted()).toEqual([true]);
  expect(container.textContent).toBe("");
});
