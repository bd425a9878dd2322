// Links with what was pasted around their code.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { captureReferral, followRedirect } from "@/features/referral/capture-referral";

const NOW = Date.UTC(2026, 0, 15);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, "warn").mockReturnValue();
});

function arriveAt(link: string): void {
  window.history.replaceState(null, "", link);
  captureReferral(window.location);
}

const stored = (): unknown => JSON.parse(window.localStorage.getItem("snowball_code") ?? "null");
/** Where only the address may change. */
const neverLoads = (target: string): void => expect.fail(`${target} was loaded.`);
const address = (): string => window.location.href.slice(window.location.origin.length);

const PASTED: [link: string, left: string][] = [
  ["/%22BRO25%22", "/"],
  ["/BRO25&utm_source=ig", "/?utm_source=ig"],
  ["/BRO25.&utm_source=ig/", "/?utm_source=ig"],
  ["/BRO25&amp;utm_source=ig&amp;fbclid=1", "/?utm_source=ig&fbclid=1"],
  ["/BRO25%3Futm_source=ig", "/?utm_source=ig"],
  ["/BRO25?utm_source=ig?fbclid=abc", "/?utm_source=ig&fbclid=abc"],
];

describe("a link with ?snowball=", () => {
  it.each([
    ["/?snowball=BRO25.", "/"],
    ["/?snowball=BRO25?fbclid=abc", "/?fbclid=abc"],
    ["/?utm_source=ig?snowball=BRO25", "/?utm_source=ig"],
    ["/faq?utm_source=ig&amp;snowball=BRO25&amp;x=1#top", "/faq?utm_source=ig&x=1#top"],
  ])("is read as it was pasted, and loses the code only: %s", async (link, left) => {
    arriveAt(link);
    expect(stored()).toMatchObject({ code: "BRO25" });
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe(left);
  });
});

describe("a link /{code}", () => {
  it.each(PASTED)("is read as it was pasted: %s", async (link, left) => {
    window.history.replaceState(null, "", link);
    followRedirect("/", neverLoads);
    captureReferral(window.location);
    expect(stored()).toMatchObject({ code: "BRO25" });
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe(left);
  });
});
