import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkoutLabels as labels, placardLabels, priceLabels, shopProblems } from "@/content/interface";
import type { Connect } from "@/features/checkout/checkout-store";
import { fillText } from "@/lib/text/fill-text";
import { formatUsd } from "@/lib/text/money";
import { wipedSuspects } from "@/lib/wiped-suspects";
import { leaveFirstPage } from "@/lib/browser/page-shown";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { FakeObserver, installObserver } from "../../fake-observer.ts";
import { recordEvents } from "../../site-events";
import { ShopError } from "@/lib/purchase/shop-problem";
import { fakeButton, fakeProduct, variantsWithout } from "./fake-button";
import { noteOf, offered, openPicker, option, options, pickerPage, textOf } from "./picker";

const loading = () => vi.fn<Connect>(() => new Promise(() => undefined));
const shopWithout = (...soldOut: string[]): Connect => {
  const button = fakeButton(async () => fakeProduct(variantsWithout(...soldOut)));
  return async () => button;
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const reported = recordEvents();

/** Scrolls until the section is this many window heights away. */
const scrollTo = (windows: number) =>
  act(() => {
    for (const observer of FakeObserver.live)
      observer.notify([
        { isIntersecting: windows < Number.parseFloat(observer.options.rootMargin ?? "") / 100 },
      ]);
  });

const onNovember28 = (): void => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "Date"],
    now: Date.parse("2026-11-28T17:00Z"),
  });
  vi.stubGlobal("__BUILD_DAY__", "2026-11-01");
};
const sheetsOf = (last: string) =>
  fillText(labels.sheetsUntil, { count: 100, last: last.replace(" ", "\u00a0") });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  installObserver();
});

describe("the buy button starts to load", () => {
  it("at once on a page that was visible for longer than two seconds before the application ran", async () => {
    vi.resetModules();
    // Evaluated anew, this is the first page of the document.
    const first = await import("./picker");
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 60_000);
    const connect = loading();
    await first.openPicker(connect);
    await wait(0);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it("two seconds after a later page is shown, and once", async () => {
    leaveFirstPage();
    const connect = loading();
    await openPicker(connect);
    await wait(1_999);
    expect(connect).not.toHaveBeenCalled();
    await wait(1);
    expect(connect).toHaveBeenCalledTimes(1);
    await wait(60_000);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it("earlier when the section comes within one and a half window heights", async () => {
    const connect = loading();
    await openPicker(connect);
    scrollTo(1.6);
    expect(connect).not.toHaveBeenCalled();
    scrollTo(1.4);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it("earlier when a bundle is chosen, which is the chosen one then", async () => {
    const connect = loading();
    await openPicker(connect);
    expect(options().map(({ checked }) => checked)).toEqual([true, false, false]);
    fireEvent.click(option("Medium"));
    expect(options().map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(connect).toHaveBeenCalledTimes(1);
  });
});

it("reports the view of the offer when the section comes into view, with the chosen bundle and its price", async () => {
  vi.stubEnv("TAGS", "1");
  vi.resetModules();
  const { openPicker: openReportedPicker } = await import("./picker");
  await openReportedPicker(loading());
  scrollTo(0.5);
  expect(reported).toEqual([]);
  scrollTo(-0.1);
  expect(reported).toMatchObject([{ event: "offer_viewed", bundle: "small", name: "Small", value: 20 }]);
});

it("does not load again by itself what failed before the two seconds were over", async () => {
  const connect = vi.fn<Connect>(() => Promise.reject(new ShopError("down")));
  await openPicker(connect);
  fireEvent.click(option("Medium"));
  await wait(5_000);
  expect(connect).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("alert").textContent).toBe(shopProblems.down);
});

describe("the picker", () => {
  it("offers each bundle with its price, why to take it, and until when its sheets last, and no text of the pictures", async () => {
    onNovember28();
    await openPicker(loading());
    const why = [
      fillText(priceLabels.perSheet, { packs: "1 pack", amount: "20¢" }),
      fillText(priceLabels.perSheetSaving, { packs: "2 packs", saving: formatUsd(2) }),
      "Reason for Large",
    ];
    expect(offered.map(({ name }) => textOf(name))).toEqual([
      `Small$20${why[0]}${sheetsOf("Mar 19")}`,
      `Medium$38${why[1]}${sheetsOf("Mar 19")}`,
      `Large$54.50${why[2]}${sheetsOf("Mar 19")}`,
    ]);
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(["The pack"]);
    screen.getByText("Arrives Dec 3 to Dec 9");
    const payments = within(screen.getByRole("list", { name: "Ways to pay" }));
    expect(payments.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Visa",
      "PayPal",
    ]);
  });

  it("says on the placard and politely until when the sheets of the choice last, at the chosen wipes a day", async () => {
    onNovember28();
    const { container } = await openPicker(loading());
    const placard = () => container.querySelector(".placard-text:not([aria-hidden])")?.textContent;
    const said = (last: string, quantity: string) => fillText(placardLabels.announced, { last, quantity });
    const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(placard()).toContain("Mar\u00a019");
    expect(status().join("")).toBe("");
    expect(window.sessionStorage.getItem(STORAGE_KEYS.choice)).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "2" }));
    expect(placard()).toContain("Jan\u00a028");
    expect(status()).toContain(said("Jan\u00a028", "2 wipes"));
    expect(textOf("Small")).toContain(sheetsOf("Jan 28"));
    fireEvent.click(option("Large"));
    expect(placard()).toContain("Large");
    expect(container.querySelectorAll(".booking-pack")).toHaveLength(3);
  });

  it("counts the wipes a day that were chosen before hydration, beside the bundle of the visit", async () => {
    window.sessionStorage.setItem(STORAGE_KEYS.choice, "medium:2:1");
    const page = pickerPage(loading());
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    // No day is known before the script runs.
    for (const text of ["Text", "100 sheets, 100 days", "Matte for"])
      expect(container.textContent).toContain(text);
    within(container).getByRole<HTMLInputElement>("radio", { name: "3" }).checked = true;
    await act(async () => render(page, { container, hydrate: true }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "3" }).checked).toBe(true);
    expect(option("Medium").checked).toBe(true);
    expect(container.textContent).toContain("200 sheets, 3 a day");
    expect(window.sessionStorage.getItem(STORAGE_KEYS.choice)).toBe("medium:2:3");
  });

  it("leaves the old lettering beneath the new one until that covers it, and queues nothing", async () => {
    const { container } = await openPicker(loading());
    const lettering = () =>
      [...container.querySelectorAll(".placard-text")].map(({ textContent }) => textContent);
    fireEvent.click(option("Medium"));
    fireEvent.click(option("Large"));
    expect(lettering()).toHaveLength(2);
    expect(lettering()[0]).toContain("Medium");
    expect(lettering()[1]).toContain("Large");
    const top = container.querySelector(".placard-text:last-child");
    // jsdom has no AnimationEvent, so React listens to the name of old browsers.
    if (top) fireEvent(top, new Event("webkitAnimationEnd", { bubbles: true }));
    expect(lettering()).toHaveLength(1);
  });

  it("shows the suspect who was wiped last, and the first one where that one has no pictures", async () => {
    const { container } = await openPicker(loading());
    const wall = () => container.querySelector(".booking")?.getAttribute("data-wall");
    expect(wall()).toBe("slate");
    act(() => wipedSuspects.set(["@one", "@two"]));
    expect(wall()).toBe("clay");
    act(() => wipedSuspects.set(["@two", "@nobody"]));
    expect(wall()).toBe("slate");
    wipedSuspects.set([]);
  });

  it("names the bundle that is chosen in place of the wanted one, which is sold out, and shows no price of that", async () => {
    await openPicker(shopWithout("small", "large"));
    await wait(2_000);
    expect(options().map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(offered.map(({ name }) => noteOf(name))).toEqual([
      fillText(labels.soldOutButNext, { bundle: "Small", next: "Medium" }),
      "",
      labels.soldOut,
    ]);
    // The stylesheet draws these pale, with a dashed edge.
    const isPale = (name: string) => option(name).closest("label")?.hasAttribute("data-sold-out");
    expect(offered.map(({ name }) => isPale(name))).toEqual([true, false, true]);
    // Medium now costs what Small does. Small's price keeps its space, and is neither seen nor read.
    expect(screen.getAllByRole("radio", { name: /\$20/ })).toEqual([option("Medium")]);
  });

  it("names no other bundle where all are sold out, and hides what is not true then", async () => {
    await openPicker(shopWithout("small", "medium", "large"));
    const dates = () => screen.queryAllByText(/until/i).filter((node) => !node.closest(".invisible"));
    const isPromised = () => screen.getByText(/^Text|^Arrives/).classList.contains("invisible");
    expect(isPromised()).toBe(false);
    expect(dates()).not.toEqual([]);
    screen.getByRole("link", { name: labels.shopPay });
    await wait(2_000);
    expect(offered.map(({ name }) => noteOf(name))).toEqual([labels.soldOut, labels.soldOut, labels.soldOut]);
    expect(isPromised()).toBe(true);
    expect(dates()).toEqual([]);
    expect(screen.queryByRole("link", { name: labels.shopPay })).toBeNull();
    screen.getByRole("link", { name: labels.ask });
  });
});
