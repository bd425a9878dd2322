// Links with what was pasted around their code.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { captureReferral, followRedirect } from "@/features/referral/capture-referral";
import { DAY_MS } from "@/lib/text/day-ms";

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
  ...[".", ",", ")", "]", "!", '"', "'", ">", "…", "%20", "%C2%A0", "%E2%80%8B", "%22)", "-", "_"].map(
    (end): [string, string] => [`/BRO25${end}`, "/"],
  ),
  ["/%22BRO25%22", "/"],
  ["/%E2%80%8BBRO25", "/"],
  ["/BRO25&utm_source=ig", "/?utm_source=ig"],
  ["/BRO25.&utm_source=ig/", "/?utm_source=ig"],
  ["/BRO25&amp;utm_source=ig&amp;fbclid=1", "/?utm_source=ig&fbclid=1"],
  ["/BRO25%3Futm_source=ig", "/?utm_source=ig"],
  ["/BRO25?utm_source=ig?fbclid=abc", "/?utm_source=ig&fbclid=abc"],
];

describe("a link with ?snowball=", () => {
  it.each([
    ["/?snowball=BRO25.", "/"],
    ["/?snowball=%22BRO25%22", "/"],
    ["/?snowball=BRO25%E2%80%8B", "/"],
    ["/?snowball=BRO25?fbclid=abc", "/?fbclid=abc"],
    ["/?utm_source=ig?snowball=BRO25", "/?utm_source=ig"],
    ["/faq?utm_source=ig&amp;snowball=BRO25&amp;x=1#top", "/faq?utm_source=ig&x=1#top"],
  ])("is read as it was pasted, and loses the code only: %s", async (link, left) => {
    arriveAt(link);
    expect(stored()).toEqual({ code: "BRO25", expiry: NOW + 30 * DAY_MS });
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe(left);
  });
});

describe("a link /{code}", () => {
  it.each(PASTED)("is read as it was pasted: %s", async (link, left) => {
    window.history.replaceState(null, "", link);
    followRedirect("/", neverLoads);
    captureReferral(window.location);
    expect(stored()).toEqual({ code: "BRO25", expiry: NOW + 30 * DAY_MS });
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe(left);
  });

  it.each(PASTED)("is stored as it was pasted where the router gets there by itself: %s", (link) => {
    arriveAt(link);
    expect(stored()).toEqual({ code: "BRO25", expiry: NOW + 30 * DAY_MS });
  });

  it.each(["/%D0%92RO25", "/BRO25%C3%A9", "/%2542RO25", "/BRO25.html", "/BRO25%20now", "/.BR."])(
    "is not guessed from %s",
    (link) => {
      window.history.replaceState(null, "", link);
      expect(followRedirect("/", neverLoads)).toBe(false);
      captureReferral(window.location);
      expect(stored()).toMatchObject({ valid: false });
    },
  );
});
