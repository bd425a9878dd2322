import { screen, within } from "@testing-library/react";
import { afterAll, expect, it, vi } from "vitest";
import { checkoutLabels } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";

// The next test file would get these modules, with their pause.
afterAll(() => vi.resetModules());

it("picker and cart of a build with a pause have its notice beside the way to buy, and the day hides one of them", async () => {
  vi.stubGlobal("__PAUSE__", { text: "Back on Monday.", link: "Write to us", href: "mailto:a@b.example" });
  // A build's pause is read as the modules are evaluated.
  vi.resetModules();
  const { openPicker } = await import("./picker");
  await openPicker(() => new Promise(() => undefined));
  const picker = within(screen.getByRole("region", { name: "Heading" }));
  picker.getByText("Back on Monday.");
  expect(picker.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("mailto:a@b.example");
  within(screen.getByRole("complementary")).getByText("Back on Monday.");
  picker.getByRole("link", { name: fillText(checkoutLabels.buy, { bundle: "Small" }) });
});
