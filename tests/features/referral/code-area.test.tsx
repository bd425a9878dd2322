import { codeLabels as labels } from "@/content/code-labels";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CodeArea } from "@/features/referral/code-area";
import { popupFlags } from "@/lib/referral/popup-flags";
import { useCodeAnswer } from "@/hooks/use-code-answer";
import { useReferralCode } from "@/hooks/use-referral-code";
import { cartCodeRecord } from "@/lib/purchase/cart-code-record";
import { codeAnswers, type LookupAnswer } from "@/lib/referral/code-answers";
import { fillText } from "@/lib/text/fill-text";
import { type CartFigures, offerOf } from "@/lib/purchase/offer";
import { freshRecord, MAX_CODE_LENGTH } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { localStore, STORAGE_KEYS } from "@/lib/browser/storage";

const MALFORMED = fillText(labels.malformed, { longest: MAX_CODE_LENGTH });

afterEach(() => codeAnswers.set(new Map()));

interface AreaProps {
  figures?: CartFigures | null;
  betterDiscount?: string | null;
}

/** The offer is computed as on the pages. */
function Area({ figures = null, betterDiscount = null }: AreaProps) {
  const code = useReferralCode();
  const answer = useCodeAnswer(code);
  const offer = code === null ? null : offerOf(code, answer, figures);
  return <CodeArea labels={labels} offer={offer} betterDiscount={betterDiscount} />;
}

const store = (code: string) => referralStore.remember(freshRecord(code, Date.now()));
const answer = (code: string, said: LookupAnswer) =>
  act(() => codeAnswers.set(new Map([...codeAnswers.get(), [code, said]])));
const known = (code: string, percent: number | null): LookupAnswer => ({ state: "known", code, percent });

const button = (label: string, code = "") => screen.getByRole("button", { name: fillText(label, { code }) });
const field = () => screen.getByLabelText<HTMLInputElement>(labels.field);
const alert = () => screen.getByRole("alert", { hidden: true }).textContent;
const announced = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .filter(Boolean);

function type(text: string): void {
  fireEvent.click(button(referralStore.current() === null ? labels.open : labels.openAnother));
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(button(labels.submit));
}

it("begins with an empty field that is closed, shows it when it opens, and leaves the focus where it is", () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  render(<Area />);
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryAllByRole("paragraph")).toEqual([]);
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(button(labels.open));
  expect(scrolled).toHaveBeenCalledWith({ block: "nearest" });
  expect(field().value).toBe("");
  expect(field().getAttribute("aria-invalid")).toBe("false");
  expect(document.activeElement).toBe(document.body);
});

it("keeps what is typed while the field is closed, and lets the browser correct none of it", () => {
  render(<Area />);
  fireEvent.click(button(labels.open));
  fireEvent.change(field(), { target: { value: "BRO" } });
  fireEvent.click(button(labels.open));
  expect(screen.queryByRole("textbox")).toBeNull();
  fireEvent.click(button(labels.open));
  expect(field().value).toBe("BRO");
  const attributes = ["autocomplete", "autocorrect", "spellcheck"].map((name) => field().getAttribute(name));
  expect(attributes).toEqual(["off", "off", "false"]);
});

it("shows the percent of the live code once it is known", () => {
  store("BRO25");
  render(<Area />);
  const text = fillText(labels.percentOff, { percent: 33.3 });
  expect(screen.queryByText(text)).toBeNull();
  answer("BRO25", known("BRO25", 33.333333));
  screen.getByText(text);
});

it("says of a typed code only that it is off, once it is removed", () => {
  render(<Area />);
  type("BRO25");
  answer("BRO25", { state: "unknown" });
  fireEvent.click(button(labels.remove, "BRO25"));
  expect(announced()).toEqual([fillText(labels.removed, { code: "BRO25" })]);
  expect(alert()).toBe("");
});

it("says of a removed code that it is off when the cart has it no longer", () => {
  store("BRO25");
  localStore.set(STORAGE_KEYS.cartCode, cartCodeRecord("cart", "BRO25"));
  render(<Area />);
  fireEvent.click(button(labels.remove, "BRO25"));
  expect(announced()).toEqual([fillText(labels.removing, { code: "BRO25" })]);
  act(() => localStore.set(STORAGE_KEYS.cartCode, ""));
  expect(announced()).toEqual([fillText(labels.removed, { code: "BRO25" })]);
});

it("moves the focus without scrolling: from the field to its button, to the undo and back to the remove button", () => {
  store("BRO25");
  render(<Area />);
  fireEvent.click(button(labels.openAnother));
  field().focus();
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  fireEvent.click(button(labels.openAnother));
  fireEvent.click(button(labels.remove, "BRO25"));
  fireEvent.click(button(labels.undo));
  expect(focus.mock.calls).toEqual([1, 2, 3].map(() => [{ preventScroll: true }]));
});

it("removes the live code with one press, and restores the same record", () => {
  store("BRO25");
  const stored = window.localStorage.getItem("snowball_code");
  render(<Area />);
  fireEvent.click(button(labels.remove, "BRO25"));
  expect(referralStore.current()).toBeNull();
  expect(announced()).toEqual([fillText(labels.removed, { code: "BRO25" })]);
  expect(document.activeElement).toBe(button(labels.undo));
  fireEvent.click(button(labels.undo));
  expect(window.localStorage.getItem("snowball_code")).toBe(stored);
  expect(document.activeElement).toBe(button(labels.remove, "BRO25"));
  expect(announced()).toEqual([]);
});

it("offers no undo once another code is live", () => {
  store("BRO25");
  render(<Area />);
  fireEvent.click(button(labels.remove, "BRO25"));
  act(() => store("MATTE15"));
  expect(screen.queryByRole("button", { name: labels.undo })).toBeNull();
  expect(button(labels.remove, "MATTE15")).toBeTruthy();
});

it.each([
  ["  ", labels.empty],
  ["BRO,25", MALFORMED],
])("says at the field why %j is no code, and keeps what was typed", (text, problem) => {
  render(<Area />);
  type(text);
  expect(alert()).toBe(problem);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(field().getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
  expect(field().value).toBe(text);
  expect(window.localStorage.getItem("snowball_code")).toBeNull();
  fireEvent.change(field(), { target: { value: "BRO" } });
  expect(alert()).toBe("");
});

it("stores a typed code like that of a link, without the popup, and announces its percent", () => {
  const markShown = vi.spyOn(popupFlags, "markShown");
  render(<Area />);
  type("  BRO25 ");
  expect(referralStore.current()).toBe("BRO25");
  expect(markShown).toHaveBeenCalledExactlyOnceWith("BRO25");
  expect(announced()).toEqual([fillText(labels.lookingUp, { code: "BRO25" })]);
  field().focus();
  answer("BRO25", known("BRO25", 33.333333));
  expect(announced()).toEqual([fillText(labels.added, { code: "BRO25", percent: 33.3 })]);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(document.activeElement).toBe(button(labels.openAnother));
});

it.each<[string, LookupAnswer, string]>([
  ["0 percent", known("NOPE", 0), labels.addedForNothing],
  ["a percent that cannot be read", known("NOPE", null), labels.addedUnread],
  ["a lookup that failed", { state: "unread" }, labels.addedUnread],
  ["an unknown code", { state: "unknown" }, labels.addedUnknown],
])("announces %s, and the code is live", (_, said, label) => {
  render(<Area />);
  type("NOPE");
  answer("NOPE", said);
  expect(announced()).toEqual([fillText(label, { code: "NOPE" })]);
  expect(referralStore.current()).toBe("NOPE");
});

it("says nothing more of a typed code once another one is live, and opens with an empty field", () => {
  render(<Area />);
  type("BRO25");
  answer("BRO25", known("BRO25", 25));
  act(() => store("MATTE15"));
  answer("MATTE15", known("MATTE15", 15));
  expect(announced()).toEqual([]);
  fireEvent.click(button(labels.openAnother));
  expect(field().value).toBe("");
});

it("says at the field that an earlier code stays, and keeps what was typed", () => {
  store("BRO25");
  render(<Area />);
  type("NOPE");
  answer("NOPE", { state: "unknown" });
  act(() => store("BRO25"));
  expect(alert()).toBe(fillText(labels.unknown, { code: "NOPE", kept: "BRO25" }));
  expect(field().value).toBe("NOPE");
  expect(announced()).toEqual([]);
});

it("announces a code that the service spells otherwise, and the same code when it is typed again", () => {
  render(<Area />);
  type("bro25");
  act(() => store("BRO25"));
  answer("bro25", known("BRO25", 25));
  answer("BRO25", known("BRO25", 25));
  const text = fillText(labels.added, { code: "BRO25", percent: 25 });
  expect(announced()).toEqual([text]);
  type("BRO25");
  expect(announced()).toEqual([text]);
});

it("has the code alone untranslated in the shop's reason, which is a text like any other", () => {
  const offer = { code: "BRO25", percent: 0, refused: true };
  const reason = "DISCOUNT_NOT_FOUND";
  render(<CodeArea labels={labels} offer={offer} reason={reason} betterDiscount={null} />);
  const note = screen.getByText(labels.refusals.unknown, { exact: false });
  expect(note.closest("[translate=no]")).toBeNull();
  expect(note.closest("p")?.textContent).toBe(
    fillText(labels.refusedBecause, { code: "BRO25", reason: labels.refusals.unknown }),
  );
  const kept = note.closest("p")?.querySelectorAll("[translate=no]") ?? [];
  expect([...kept].map(({ textContent }) => textContent)).toEqual(["BRO25"]);
});

it("says once that the shop refuses the code, and which discount stays; announces it for a typed one", () => {
  store("BRO25");
  const figures: CartFigures = {
    lines: [{ variantId: "1", quantity: 1, cents: 2000, paidCents: 2000 }],
    codes: [{ code: "BRO25", applicable: false }],
    discounts: [],
    totalCents: 2000,
  };
  const { container, rerender } = render(<Area figures={figures} />);
  expect(container.textContent).toContain(fillText(labels.refused, { code: "BRO25" }));
  expect(announced()).toEqual([]);
  rerender(<Area figures={figures} betterDiscount="SUMMER" />);
  const outdone = fillText(labels.outdone, { code: "BRO25", discount: "SUMMER" });
  expect(container.textContent).toContain(outdone);

  type("BRO25");
  answer("BRO25", known("BRO25", 25));
  expect(announced()).toEqual([outdone]);
  expect(container.textContent?.split(outdone)).toHaveLength(2);
});
