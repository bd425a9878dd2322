import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { offerText, Price } from "@/components/price";

const labels = { before: "Regular", after: "Yours", offer: "{code} takes {percent}%" };
const offer = (percent: number | null, refused = false) => ({ code: "BRO25", percent, refused });
const textOf = (price: number, percent: number | null) =>
  render(<Price price={price} labels={labels} offer={offer(percent)} />).container.textContent;

it("is the full price without a code", () => {
  const { container } = render(<Price price={24.5} labels={labels} offer={null} />);
  expect(container.textContent).toBe("$24.50");
});

it.each([null, 0])("is the full price while %s percent come off", (percent) => {
  expect(textOf(20, percent)).toBe("$20");
});

it("is the price before, struck through, and the price after, each with its name for screen readers", () => {
  const { container } = render(<Price price={24.5} labels={labels} offer={offer(25)} />);
  expect(container.textContent).toBe("Regular $24.50 Yours $18.38");
  expect(container.querySelector("del")?.textContent).toBe("Regular $24.50");
});

it("names the code and its percent only where something comes off", () => {
  expect(offerText(labels, offer(12.5))).toBe("BRO25 takes 12.5%");
  expect([null, offer(null), offer(0, true)].map((one) => offerText(labels, one))).toEqual([
    null,
    null,
    null,
  ]);
});
