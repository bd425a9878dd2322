import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { LinkKit } from "@/features/bros/link-kit";
import type { CopyText } from "@/features/bros/use-copy";
import type { ShareLink, ShareOutcome } from "@/lib/browser/share";
import { popup, labels } from "./kit-labels";

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

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const linkGroup = () => screen.getByRole("group", { name: "Your link" }).textContent;
const type = (text: string): void => void fireEvent.change(field(), { target: { value: text } });
const click = (name: string) => act(async () => button(name).click());
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const selected = () => window.getSelection()?.toString();

describe("the kit", () => {
  it("begins with the example, and calls it one", () => {
    render(kit());
    expect(field().value).toBe("EXAMPLE");
    expect(statuses()).toContain("An example");
    expect(linkGroup()).toContain("https://shop.example/EXAMPLE");
    expect(button("Copy link").disabled).toBe(false);
  });

  it("disables its buttons while no code is typed", () => {
    render(kit());
    type("");
    expect(statuses()).toContain("Nothing yet");
    expect(button("Copy link").disabled).toBe(true);
    expect(button("Copy message").disabled).toBe(true);
    expect(button("Download PNG").disabled).toBe(true);
    expect(screen.queryByRole("img", { name: "QR code" })).toBeNull();
  });

  it.each([
    ["BRO25", "It works"],
    ["A".repeat(5_000), "Too long"],
    ["BRO 2=5", "Forbidden: a space, “=”"],
    ["BRO\u202E\u000025", "Forbidden: a hidden character"],
  ])("reports whether %j works as a code, and keeps it as it was typed", (text, verdict) => {
    render(kit());
    type(text);
    expect(statuses()).toContain(verdict);
    expect(field().value).toBe(text);
    expect(field().getAttribute("aria-invalid")).toBe(String(verdict !== "It works"));
    expect(button("Copy link").disabled).toBe(verdict !== "It works");
  });

  it("describes the field by the hint and the verdict", () => {
    render(kit());
    type("my BR 25");
    const described = field().getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Hint",
      "Forbidden: a space",
    ]);
  });

  it("shows the link, the message and the referral popup with the code in them", () => {
    render(kit());
    expect(screen.getByText("Paid link:").textContent).toBe("Paid link: https://shop.example/EXAMPLE");
    type(" BRO-25");
    expect(linkGroup()).toContain("https://shop.example/?snowball=BRO-25");
    expect(screen.getByText("Paid link:").textContent).toBe(
      "Paid link: https://shop.example/?snowball=BRO-25",
    );
    expect(screen.getByRole("blockquote").textContent).toBe(
      "A friend sent you.X%Comes off. Copy it now.CodeBRO-25The friend earns.",
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
    expect(statuses()).toContain("It works");
  });

  it("writes the code neither to the address, nor to storage, nor to the console", async () => {
    const logs = (["log", "info", "warn", "error"] as const).map((name) => vi.spyOn(console, name));
    render(kit({ share: () => Promise.resolve("failed") }));
    type("BRO25");
    await click("Copy link");
    await click("Share");
    expect(window.location.href).not.toContain("BRO25");
    expect(window.localStorage).toHaveLength(0);
    expect(window.sessionStorage).toHaveLength(0);
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  });
});

describe("copying from the kit", () => {
  it.each([
    ["Copy link", "https://shop.example/BRO25", "Copied"],
    ["Copy message", "Paid link: https://shop.example/BRO25", "Message copied"],
  ])("%s confirms only when the text is copied", async (name, text, answer) => {
    const copied: string[] = [];
    let allow = (): void => undefined;
    const copy: CopyText = (given) =>
      new Promise((resolve) => {
        allow = () => {
          copied.push(given);
          resolve();
        };
      });
    render(kit({ copy }));
    type("BRO25");
    await click(name);
    expect(statuses()).not.toContain(answer);
    await act(async () => allow());
    expect(copied).toEqual([text]);
    expect(statuses()).toContain(answer);
  });

  it.each([
    ["Copy link", "https://shop.example/BRO25", "Copy it by hand"],
    ["Copy message", "Paid link: https://shop.example/BRO25", "Copy the message by hand"],
  ])(
    "%s selects the text when the browser refuses, and explains how to copy it",
    async (name, text, answer) => {
      render(kit({ copy: never }));
      type("BRO25");
      await click(name);
      expect(statuses()).toContain(answer);
      expect(selected()).toBe(text);
    },
  );

  it("removes the confirmation when the code changes", async () => {
    render(kit({ copy: () => Promise.resolve() }));
    type("BRO25");
    await click("Copy link");
    expect(statuses()).toContain("Copied");
    type("BRO26");
    expect(statuses()).not.toContain("Copied");
  });
});

describe("sharing from the kit", () => {
  it("is offered only where there is a share sheet", () => {
    render(kit());
    type("BRO25");
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  });

  it("sends the message and the link", async () => {
    const share = vi.fn<ShareLink>(() => Promise.resolve("shared"));
    render(kit({ share }));
    type("BRO25");
    await click("Share");
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: "Paid link:", url: "https://shop.example/BRO25" });
  });

  it.each<[ShareOutcome, boolean]>([
    ["shared", false],
    ["cancelled", false],
    ["failed", true],
  ])("that is %s shows a message: %s", async (outcome, showsMessage) => {
    render(kit({ share: () => Promise.resolve(outcome) }));
    type("BRO25");
    await click("Share");
    expect(statuses().includes("Not shared")).toBe(showsMessage);
  });
});
