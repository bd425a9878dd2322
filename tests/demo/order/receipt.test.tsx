import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { demoCheckout } from "@/content/demo-checkout";
import { Receipt } from "@/demo/order/receipt";

const { receipt, mugshot } = demoCheckout;

const picture = (name: string) => ({ name, widths: [640], height: 760, alt: "" });

function show(props: Partial<Parameters<typeof Receipt>[0]> = {}): void {
  render(
    <MemoryRouter>
      <Receipt
        labels={receipt}
        mugshotLabels={{ ...mugshot, alt: "A man" }}
        mugshot={{
          man: { username: "@a", before: picture("shiny"), after: picture("matte") },
          hand: picture("hand"),
          wall: "",
          lines: ["Case 0042", "Starter", "100 sheets"],
          address: "towel.example",
        }}
        arrives="Dec 3 to Dec 9"
        until="Mar 19"
        total="$20"
        isNew={false}
        {...props}
      >
        The order
      </Receipt>
    </MemoryRouter>,
  );
}

/** The terms and their values. */
const facts = () =>
  screen.getAllByRole("definition").map((value) => [value.previousSibling?.textContent, value.textContent]);

it("has the case, the arrival, the last day with a sheet, and the total", () => {
  show();
  expect(facts()).toEqual([
    [receipt.caseNumber.label, "0042"],
    [receipt.arrives, "Dec 3 to Dec 9"],
    [receipt.until, "Mar 19"],
    [receipt.total, "$20"],
  ]);
});

it("has two pictures of the man: shiny, and matte over it", () => {
  show();
  const texts = Array.from(screen.getByRole("img", { name: "A man" }).querySelectorAll("svg"), (svg) => [
    svg
      .querySelector("image")
      ?.getAttribute("href")
      ?.includes(svg.matches(".receipt-turn") ? "matte" : "shiny"),
    Array.from(svg.querySelectorAll("text"), ({ textContent }) => textContent).slice(-5),
  ]);
  const linesWith = (status: string) => [
    "CASE 0042",
    "STARTER",
    "100 SHEETS",
    `${receipt.status} ${status}`.toUpperCase(),
    "towel.example",
  ];
  expect(texts).toEqual([
    [true, linesWith(receipt.shiny)],
    [true, linesWith(receipt.matte)],
  ]);
});

it("is announced where the order was placed on this page, and not after a reload", () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue();
  show();
  expect(document.activeElement).toBe(document.body);
  show({ isNew: true });
  expect(document.activeElement?.textContent).toBe(receipt.heading);
  expect(scrollTo).toHaveBeenCalledOnce();
});
