import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { VendorArea } from "@/components/vendor-area";
import type { ShownWidget } from "@/hooks/use-widget";

const texts = { loading: "on its way", blocked: "did not come", optedOut: "not wanted" };
const area = (state: ShownWidget["state"]) => (
  <VendorArea shown={{ holder: createRef(), state }} labels={texts} className="">
    <a href="mailto:hello@shop.example">Mail us</a>
  </VendorArea>
);

it.each([
  ["loading", texts.loading],
  ["blocked", texts.blocked],
  ["opted-out", texts.optedOut],
] as const)(
  "shows the first-party alternative and a message with the reason while the widget is %s",
  (state, message) => {
    render(area(state));
    expect(screen.getByRole("link", { name: "Mail us" })).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe(message);
  },
);

it("holds only the first-party alternative in prerendered HTML, and so without script", () => {
  const html = renderToString(area("idle"));
  expect(html).toContain("Mail us");
  for (const text of Object.values(texts)) expect(html).not.toContain(text);
});

it("shows the widget alone when it is ready", () => {
  render(area("ready"));
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("");
});
