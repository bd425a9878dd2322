// Whose code it is, by the affiliate service.
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { LinkKit } from "@/features/bros/link-kit";
import type { AskAboutCode } from "@/features/bros/use-asked-code";
import { referralPopup as popup } from "@/content/code-offer";
import { fillText } from "@/lib/text/fill-text";
import { labels } from "./kit-labels";

const { results, friend } = labels;

beforeEach(() => void vi.useFakeTimers());

const ask = vi.fn<AskAboutCode>(async (code) => {
  if (code === "DOWN") throw new Error("down");
  if (code === "OLDHOST") return { state: "unread" };
  if (code === "NOBODY99") return { state: "unknown" };
  return { state: "known", code, percent: code === "BRO25" ? 25 : null };
});

async function typeInto(given: AskAboutCode | null, ...texts: string[]): Promise<(string | null)[]> {
  render(
    <LinkKit labels={labels} popup={popup} siteUrl="https://shop.example" ask={given} mailLink={String} />,
  );
  for (const value of texts)
    fireEvent.change(screen.getByRole("textbox", { name: labels.codeLabel }), { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  return screen.getAllByRole("status").map(({ textContent }) => textContent);
}

it.each([
  ["BRO25", fillText(results.known, { percent: 25 }), true],
  ["FREE", results.knownWithoutPercent, true],
  ["NOBODY99", results.unknown, false],
  ["DOWN", results.works, true],
  ["OLDHOST", results.works, true],
])("of %s is said: %s, and shown as working: %s", async (code, verdict, works) => {
  expect(await typeInto(ask, code)).toContain(verdict);
  expect(screen.getByText(verdict).closest(".text-lime") !== null).toBe(works);
});

it("is asked once after the last key, and not of what is no code", async () => {
  ask.mockClear();
  await typeInto(ask, "B", "BR", "BRO", "BRO25");
  expect(ask.mock.calls).toEqual([["BRO25"]]);
  ask.mockClear();
});

it("is asked of nobody without a lookup", async () => {
  expect(await typeInto(null, "BRO25")).toContain(results.works);
});

it("shows what chat and popup say of a code whose affiliate has a page, and writes the mail for one", async () => {
  const found = {
    title: "Dre sent you. 40% off.",
    description: "Paid link.",
    picture: "/social/BRO25.jpg",
    percent: 40,
    popup: {
      heading: "Dre sent you.",
      earns: "Dre earns.",
      face: { name: "bros/dre", widths: [96], height: 96, alt: "" },
    },
  };
  const findPreview = (code: string) => Promise.resolve(code === "DRE25" ? found : null);
  const mailLink = (...texts: string[]): string => `mailto:${texts.join()}`;
  render(<LinkKit {...{ labels, popup, findPreview, mailLink }} siteUrl="https://shop.example" />);
  const field = screen.getByRole("textbox", { name: labels.codeLabel });
  fireEvent.change(field, { target: { value: "DRE25" } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  for (const text of [found.title, found.popup.heading, found.popup.earns])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText("40%")).toBeDefined();
  expect(screen.getByRole("link", { name: friend.face.link }).getAttribute("href")).toBe(
    `mailto:${friend.face.subject},${fillText(friend.face.body.join("\n"), { code: "DRE25" })}`,
  );
  fireEvent.change(field, { target: { value: "OTHER5" } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText("Dre sent you.")).toBeNull();
});
