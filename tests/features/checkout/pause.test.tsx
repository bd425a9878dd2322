import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { checkoutLabels } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";

/** The content's pause is read as the modules are evaluated. */
async function openPicker(pause: { text: string; link: string; href: string } | null) {
  vi.stubEnv("PAUSE", pause ? "1" : "");
  vi.stubGlobal("__PAUSE__", pause);
  vi.resetModules();
  const picker = await import("./picker");
  await picker.openPicker(() => new Promise(() => undefined), { links: { shopPay: () => null } });
  return within(screen.getByRole("region", { name: "Heading" }));
}

it("the picker of a build with a pause has its notice beside the way to buy, and one of them is hidden by the day", async () => {
  const picker = await openPicker({
    text: "Back on Monday.",
    link: "Write to us",
    href: "mailto:a@b.example",
  });
  picker.getByText("Back on Monday.");
  expect(picker.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("mailto:a@b.example");
  picker.getByRole("link", { name: fillText(checkoutLabels.buy, { bundle: "Small" }) });
});

it("the picker of a build without a pause has the way to buy alone", async () => {
  const picker = await openPicker(null);
  expect(picker.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    fillText(checkoutLabels.buy, { bundle: "Small" }),
  ]);
});
