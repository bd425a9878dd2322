import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { LinkKit } from "@/features/bros/link-kit";
import type { CopyText } from "@/features/bros/use-copy";
import type { ShareLink, ShareOutcome } from "@/lib/browser/share";
import { referralPopup as popup } from "@/content/code-offer";
import { deferred } from "../../deferred";
import { labels } from "./kit-labels";

const { results, link, qr, friend } = labels;

const never: CopyText = () => Promise.reject(new Error("refused"));

interface Browser {
  copy?: CopyText;
  share?: ShareLink | null;
}

function kit({ copy = never, share = null }: Browser = {}) {
  return (
    <LinkKit
      labels={labels}
      popup={popup}
      siteUrl="https://shop.example"
      mailLink={String}
      copy={copy}
      findShare={() => share}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: labels.codeLabel });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const linkGroup = () => screen.getByRole("group", { name: link.label }).textContent;
const type = (text: string): void => void fireEvent.change(field(), { target: { value: text } });
const click = (name: string) => act(async () => button(name).click());
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const selected = () => window.getSelection()?.toString();

describe("the kit", () => {
  it("begins with the example, and calls it one", () => {
    render(kit());
    expect(field().value).toBe("EXAMPLE");
    expect(statuses()).toContain(results.example);
    expect(linkGroup()).toContain("https://shop.example/EXAMPLE");
    expect(button(link.copy).disabled).toBe(false);
  });

  it("disables its buttons while no code is typed", () => {
    render(kit());
    type("");
    expect(statuses()).toContain(results.empty);
    expect(button(link.copy).disabled).toBe(true);
    expect(button(friend.copy).disabled).toBe(true);
    expect(button(`${qr.download} ${qr.png}`).disabled).toBe(true);
    expect(screen.queryByRole("img", { name: qr.label })).toBeNull();
  });

  it.each([
    ["BRO25", results.works],
    ["A".repeat(5_000), results.tooLong],
    ["BRO 2=5", `${results.forbidden} ${results.space}, “=”`],
    ["BRO\u202E\u000025", `${results.forbidden} ${results.hidden}`],
  ])("reports whether %j works as a code, and keeps it as it was typed", (text, verdict) => {
    render(kit());
    type(text);
    expect(statuses()).toContain(verdict);
    expect(field().value).toBe(text);
    expect(field().getAttribute("aria-invalid")).toBe(String(verdict !== results.works));
    expect(button(link.copy).disabled).toBe(verdict !== results.works);
  });

  it("describes the field by the hint and the verdict", () => {
    render(kit());
    type("my BR 25");
    const described = field().getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      labels.codeHint,
      `${results.forbidden} ${results.space}`,
    ]);
  });

  it("shows the link, the message and the referral popup with the code in them", () => {
    render(kit());
    expect(screen.getByText(friend.message).textContent).toBe(
      `${friend.message} https://shop.example/EXAMPLE`,
    );
    type(" BRO-25");
    expect(linkGroup()).toContain("https://shop.example/?snowball=BRO-25");
    expect(screen.getByText(friend.message).textContent).toBe(
      `${friend.message} https://shop.example/?snowball=BRO-25`,
    );
    expect(screen.getByRole("blockquote").textContent).toBe(
      [popup.heading, friend.unknownDiscount, "%", popup.offer, popup.codeLabel, "BRO-25", popup.earns].join(
        "",
      ),
    );
    for (const text of [popup.noDiscount, popup.unknownCode, popup.unreadDiscount])
      expect(screen.getByText(text)).toBeDefined();
  });

  it("never shows a link that does not work", () => {
    render(kit());
    type("BRO25");
    type("BRO25 x");
    expect(document.body.textContent).not.toContain("https://shop.example/BRO25");
  });

  it("reads the code that was typed before hydration", () => {
    const holder = document.body.appendChild(document.createElement("div"));
    holder.innerHTML = renderToString(kit());
    const input = holder.querySelector("input");
    if (input) input.value = "BRO25";
    render(kit(), { container: holder, hydrate: true });
    expect(field().value).toBe("BRO25");
    expect(statuses()).toContain(results.works);
  });

  it("writes the code neither to the address, nor to storage, nor to the console", async () => {
    const logs = (["log", "info", "warn", "error"] as const).map((name) => vi.spyOn(console, name));
    render(kit({ share: () => Promise.resolve("failed") }));
    type("BRO25");
    await click(link.copy);
    await click(link.share);
    expect(window.location.href).not.toContain("BRO25");
    expect(window.localStorage).toHaveLength(0);
    expect(window.sessionStorage).toHaveLength(0);
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  });
});

describe("copying from the kit", () => {
  it.each([
    [link.copy, "https://shop.example/BRO25", link.copied, link.copyByHand],
    [friend.copy, `${friend.message} https://shop.example/BRO25`, friend.copied, friend.copyByHand],
  ])(
    "%s confirms only when the text is copied, and selects it when the browser refuses, with how to copy it",
    async (name, text, confirmation, advice) => {
      const copying = deferred();
      const copy = vi.fn<CopyText>(() => copying.promise).mockRejectedValueOnce(new Error("refused"));
      render(kit({ copy }));
      type("BRO25");
      await click(name);
      expect(statuses()).toContain(advice);
      expect(selected()).toBe(text);
      await click(name);
      expect(statuses()).not.toContain(confirmation);
      await act(async () => copying.release());
      expect(copy.mock.calls).toEqual([[text], [text]]);
      expect(statuses()).toContain(confirmation);
    },
  );

  it("removes the confirmation when the code changes", async () => {
    render(kit({ copy: () => Promise.resolve() }));
    type("BRO25");
    await click(link.copy);
    expect(statuses()).toContain(link.copied);
    type("BRO26");
    expect(statuses()).not.toContain(link.copied);
  });
});

describe("sharing from the kit", () => {
  it("is offered only where there is a share sheet", () => {
    render(kit());
    type("BRO25");
    expect(screen.queryByRole("button", { name: link.share })).toBeNull();
  });

  it("sends the message and the link", async () => {
    const share = vi.fn<ShareLink>(() => Promise.resolve("shared"));
    render(kit({ share }));
    type("BRO25");
    await click(link.share);
    expect(share).toHaveBeenCalledExactlyOnceWith({
      text: friend.message,
      url: "https://shop.example/BRO25",
    });
  });

  it.each<[ShareOutcome, boolean]>([
    ["shared", false],
    ["canceled", false],
    ["failed", true],
  ])("that is %s shows a message: %s", async (outcome, showsMessage) => {
    render(kit({ share: () => Promise.resolve(outcome) }));
    type("BRO25");
    await click(link.share);
    expect(statuses().includes(link.shareFailed)).toBe(showsMessage);
  });
});
