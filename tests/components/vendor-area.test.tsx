import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { VendorArea } from "@/components/vendor-area";
import type { ShownWidget } from "@/hooks/use-widget";

const words = { loading: "on its way", blocked: "did not come", optedOut: "not wanted" };
const area = (state: ShownWidget["state"]) => (
  <VendorArea shown={{ holder: createRef(), state }} words={words} className="">
    <a href="mailto:hello@shop.example">Mail us</a>
  </VendorArea>
);

it.each([
  ["loading", words.loading],
  ["blocked", words.blocked],
  ["opted-out", words.optedOut],
] as const)(
  "while a widget is %s the first-party way stands in its room, with a word on why",
  (state, why) => {
    render(area(state));
    expect(screen.getByRole("link", { name: "Mail us" })).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe(why);
  },
);

it("in the HTML of the build, and so without script, it is the first-party way and no promise of another", () => {
  const html = renderToString(area("idle"));
  expect(html).toContain("Mail us");
  for (const word of Object.values(words)) expect(html).not.toContain(word);
});

it("a widget that is there stands alone", () => {
  render(area("ready"));
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("");
});
