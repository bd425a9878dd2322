import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { blogLabels } from "@/content/muglife";
import {
  facebookLink,
  linkedInLink,
  mailShareLink,
  openPopupWindow,
  ShareControls,
  tweetLink,
} from "@/features/blog/share-controls";
import { recordEvents } from "../../site-events";
import type { ShareOutcome } from "@/lib/browser/share";
import { deferred } from "../../deferred";

const labels = blogLabels.share;
const { fixed, generic } = labels;

const url = "https://mugworks.example/muglife/a-b";

const events = recordEvents();

type Given = Partial<Parameters<typeof ShareControls>[0]>;

function show(given: Given = {}) {
  const copied: string[] = [];
  render(
    <ShareControls
      slug="a-b"
      kind="fixed"
      title="A title"
      url={url}
      labels={blogLabels.share}
      copy={async (text) => void copied.push(text)}
      findShare={() => null}
      openPopup={() => true}
      {...given}
    />,
  );
  return copied;
}

const sheet = (outcome: ShareOutcome) => () => () => Promise.resolve(outcome);
const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
const names = () => [...screen.getByRole("list").querySelectorAll("a, button")].map((one) => one.textContent);

describe("on a fixed article", () => {
  it("the four controls are Tweet, Share, Post and Copy", () => {
    show();
    expect(names()).toEqual([fixed.tweet, fixed.share, fixed.linkedIn, fixed.copy]);
  });

  it("Tweet opens a new tab", () => {
    const openPopup = vi.fn(() => true);
    show({ openPopup });
    const tweet = screen.getByRole("link", { name: fixed.tweet });
    expect([tweet.getAttribute("target"), tweet.getAttribute("href")]).toEqual([
      "_blank",
      tweetLink("A title", url),
    ]);
    fireEvent.click(tweet);
    expect(openPopup).not.toHaveBeenCalled();
  });

  it("Copy confirms only when the browser has copied the address", async () => {
    const copying = deferred();
    const copy = vi.fn(() => copying.promise);
    show({ copy });
    fireEvent.click(screen.getByRole("button", { name: fixed.copy }));
    await act(async () => undefined);
    expect([screen.getByRole("status").textContent, events]).toEqual(["", []]);
    await act(async () => copying.release());
    expect(copy).toHaveBeenCalledExactlyOnceWith(url);
    expect(screen.getByRole("status").textContent).toBe(labels.copied);
    expect(events).toEqual([{ event: "article_shared", article: "a-b", way: "copy" }]);
  });

  it("shows the link to copy by hand, and no confirmation, when the clipboard refuses", async () => {
    show({ copy: refuse });
    fireEvent.click(screen.getByRole("button", { name: fixed.copy }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(`${labels.refused} ${url}`));
    expect(events).toEqual([]);
  });

  it("Share opens the system's share sheet where there is one", async () => {
    const copied = show({ findShare: sheet("shared") });
    fireEvent.click(screen.getByRole("button", { name: fixed.share }));
    await waitFor(() => expect(events).toEqual([{ event: "article_shared", article: "a-b", way: "device" }]));
    expect(copied).toEqual([]);
  });

  it.each([
    ["there is no sheet", () => null],
    ["the sheet fails", sheet("failed")],
  ])("Share copies the link when %s", async (_, findShare) => {
    const copied = show({ findShare });
    fireEvent.click(screen.getByRole("button", { name: fixed.share }));
    expect(await screen.findByText(labels.copied)).toBeTruthy();
    expect(copied).toEqual([url]);
  });
});

describe("on a generic article", () => {
  it("the four controls name the service to which they lead", () => {
    show({ kind: "generic" });
    expect(names()).toEqual([generic.tweet, generic.facebook, generic.linkedIn, generic.copy]);
  });

  it.each([generic.tweet, generic.facebook, generic.linkedIn])("%s opens a small window", (name) => {
    const opened: string[] = [];
    show({ kind: "generic", openPopup: (href) => opened.push(href) > 0 });
    const followed = fireEvent.click(screen.getByRole("link", { name }));
    expect(followed).toBe(false);
    expect(opened).toEqual([expect.stringContaining(encodeURIComponent(url))]);
  });

  it("the browser follows the link when the small window is blocked", () => {
    show({ kind: "generic", openPopup: () => false });
    const link = screen.getByRole("link", { name: generic.facebook });
    expect(fireEvent.click(link)).toBe(true);
    expect(link).toHaveProperty("target", "_blank");
  });

  it("a click with a modifier key opens a tab", () => {
    const openPopup = vi.fn(() => true);
    show({ kind: "generic", openPopup });
    expect(fireEvent.click(screen.getByRole("link", { name: generic.tweet }), { ctrlKey: true })).toBe(true);
    expect(openPopup).not.toHaveBeenCalled();
  });
});

it.each(["fixed", "generic"] as const)("every control of a %s article is a link without script", (kind) => {
  const html = renderToString(
    <ShareControls slug="a-b" kind={kind} title="A title" url={url} labels={blogLabels.share} />,
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelectorAll("button")).toHaveLength(0);
  const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  expect(links).toHaveLength(4);
  for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:)/);
});

const title = "Shine & co: 50% off? “No”";

it("encodes the address and the text, so that they arrive unchanged", () => {
  const tweet = new URL(tweetLink(title, url));
  expect(tweet.searchParams.get("text")).toBe(title);
  expect(tweet.searchParams.get("url")).toBe(url);
  expect(new URL(facebookLink(url)).searchParams.get("u")).toBe(url);
  expect(new URL(linkedInLink(url)).searchParams.get("url")).toBe(url);
});

it("encodes spaces in the subject of a mail as %20, not as plus signs", () => {
  const link = mailShareLink("Two words", url);
  expect(link).toContain("subject=Two%20words&");
  expect(decodeURIComponent(link)).toContain(`body=${url}`);
});

it("opens a window of 600 by 400 pixels that has no access to its opener", () => {
  const opened: Window = Object.assign(Object.create(window), { closed: false, opener: window });
  const open = vi.spyOn(window, "open").mockReturnValue(opened);
  expect(openPopupWindow("https://example.com/")).toBe(true);
  expect(open).toHaveBeenCalledWith("https://example.com/", "share", "width=600,height=400");
  expect(opened.opener).toBeNull();
});

it("reports that the browser blocked the window", () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  expect(openPopupWindow("https://example.com/")).toBe(false);
});
