import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { offerText, perDayText, Price, Saving, SheetPrice } from "@/components/price";

const labels = {
  before: "Regular",
  after: "Yours",
  offer: "{code} takes {percent}%",
  saving: "Keep {amount}",
  perSheet: "{packs}, {amount} each",
  perSheetSaving: "{packs}, {saving} less",
  perDay: "{amount} daily",
};
const offer = (percent: number | null, refused = false) => ({ code: "BRO25", percent, refused });
const textOf = (shown: ReactNode): string | null => render(shown).container.textContent;
const priceOf = (price: number, percent: number | null) =>
  textOf(<Price price={price} labels={labels} offer={offer(percent)} />);

it("is the full price without a code", () => {
  const { container } = render(<Price price={24.5} labels={labels} offer={null} />);
  expect(container.textContent).toBe("$24.50");
});

it.each([null, 0])("is the full price while %s percent come off", (percent) => {
  expect(priceOf(20, percent)).toBe("$20");
});

it("is the price before, struck through, and the price after, each with its name for screen readers", () => {
  const { container } = render(<Price price={24.5} labels={labels} offer={offer(25)} />);
  expect(container.textContent).toBe("Regular $24.50 Yours $18.38");
  expect(container.querySelector("del")?.textContent).toBe("Regular $24.50");
});

it("keeps the space of a price that is not in dollars, and shows no amount", () => {
  const { container } = render(<Price price={null} labels={labels} offer={offer(25)} />);
  expect(container.textContent).toBe("\u00a0");
  expect(textOf(perDayText({ ...bundle(1, 20), price: null }, { labels, offer: offer(25) }))).toBe("\u00a0");
  const foreign = bundles.map((one) => ({ ...one, price: null }));
  for (const one of foreign)
    expect(
      render(<Saving bundle={one} bundles={foreign} labels={labels} offer={null} />).container.textContent,
    ).toBe("");
});

it("names the code and its percent only where something comes off", () => {
  expect(textOf(offerText({ labels, offer: offer(12.5) }))).toBe("BRO25 takes 12.5%");
  expect(textOf(offerText({ labels, offer: offer(100 / 3) }))).toBe("BRO25 takes 33.3%");
  expect([null, offer(null), offer(0, true)].map((one) => offerText({ labels, offer: one }))).toEqual([
    null,
    null,
    null,
  ]);
});

const bundle = (packs: number, price: number) => ({ packs, sheets: packs * 100, price });
const bundles = [bundle(1, 20), bundle(3, 60), bundle(6, 100)];
const savings = (percent: number | null) =>
  bundles.map(
    (one) =>
      render(<Saving bundle={one} bundles={bundles} labels={labels} offer={offer(percent)} />).container,
  );

it("keeps the space of a saving, unseen, where an offer leaves none", () => {
  expect(savings(100).map(({ firstElementChild }) => firstElementChild?.className)).toEqual([
    undefined,
    undefined,
    "invisible",
  ]);
});

it("gives the price of a sheet that the shopper pays, and what it saves against single packs", () => {
  const sheetPrices = (percent: number | null) =>
    bundles.map((one) =>
      textOf(<SheetPrice bundle={one} bundles={bundles} labels={labels} offer={offer(percent)} />),
    );
  expect(sheetPrices(null)).toEqual(["1 pack, 20¢ each", "3 packs, 20¢ each", "6 packs, $20 less"]);
  expect(sheetPrices(25)).toEqual(["1 pack, 15¢ each", "3 packs, 15¢ each", "6 packs, $15 less"]);
  expect(sheetPrices(100)).toEqual(["1 pack, 0¢ each", "3 packs, 0¢ each", "6 packs, 0¢ each"]);
  const dear = bundle(1, 150);
  expect(textOf(<SheetPrice bundle={dear} bundles={[dear]} labels={labels} offer={null} />)).toBe(
    "1 pack, $1.50 each",
  );
  const foreign = { ...dear, price: null };
  expect(textOf(<SheetPrice bundle={foreign} bundles={[foreign]} labels={labels} offer={null} />)).toBe(
    "1 pack",
  );
});

it("gives the cents a day of the price that the shopper pays", () => {
  expect(bundles.map((one) => textOf(perDayText(one, { labels, offer: offer(null) })))).toEqual([
    "20 cents daily",
    "20 cents daily",
    "17 cents daily",
  ]);
  expect(textOf(perDayText(bundle(6, 100), { labels, offer: offer(25) }))).toBe("13 cents daily");
  expect(textOf(perDayText(bundle(1, 24.5), { labels, offer: offer(25) }))).toBe("18 cents daily");
});
