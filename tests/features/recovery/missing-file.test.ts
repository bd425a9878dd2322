import { beforeEach, describe, expect, it, vi } from "vitest";
import { isMissingFile, reloadForRetry } from "@/features/recovery/missing-file";
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";
import { noteLeaving } from "@/lib/browser/leaving";
import { STORAGE_KEYS } from "@/lib/browser/storage";

const NOW = Date.UTC(2026, 0, 15);
const KEY = STORAGE_KEYS.reloadedForChunk;

const PATH = "/";
const answering = (status: number) => vi.fn<typeof fetch>(async () => new Response("", { status }));

/** Whether the retry reloads the page. `meanwhile` happens while the site is asked. */
async function reloads({
  ask = answering(200),
  meanwhile = (): unknown => undefined,
  isWanted = (): boolean => true,
  now = (): number => NOW,
} = {}): Promise<boolean> {
  const reload = vi.fn();
  const asked: typeof fetch = (...request) => {
    meanwhile();
    return ask(...request);
  };
  await reloadForRetry(PATH, isWanted, now, reload, asked);
  return reload.mock.calls.length > 0;
}

beforeEach(() => window.history.replaceState(null, "", PATH));

describe("a page whose file does not load although the visitor has asked for it again", () => {
  it("is reloaded where the site answers, also directly after a reload", async () => {
    window.sessionStorage.setItem(KEY, String(NOW - 1));
    const ask = answering(200);
    expect(await reloads({ ask })).toBe(true);
    expect(ask).toHaveBeenCalledExactlyOnceWith(PATH, expect.objectContaining({ cache: "no-store" }));
    // The page that comes now does not reload itself again.
    const reload = vi.fn();
    expect(reloadForStaleChunk(NOW + 1, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is reloaded where the site says that there is no such page, because that page has new files too", async () => {
    expect(await reloads({ ask: answering(404) })).toBe(true);
  });

  let tries = 1;
  it.each<[string, Parameters<typeof reloads>[0]]>([
    ["the site does not answer", { ask: vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))) }],
    ["the site is down", { ask: answering(503) }],
    ["the visitor has asked once more", { meanwhile: () => (tries += 1), isWanted: () => tries === 1 }],
    ["another page is shown by then", { meanwhile: () => window.history.pushState(null, "", "/contact") }],
  ])("stays, with the time of its last reload, where %s", async (_, site) => {
    window.sessionStorage.setItem(KEY, "1");
    expect(await reloads(site)).toBe(false);
    expect(window.sessionStorage.getItem(KEY)).toBe("1");
  });

  it("stays where the site does not answer within eight seconds", async () => {
    vi.useFakeTimers();
    const isReloaded = reloads({ ask: vi.fn<typeof fetch>(() => new Promise(() => undefined)) });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await isReloaded).toBe(false);
  });

  it("stays where the visitor leaves meanwhile, because a reload would cancel that", async () => {
    noteLeaving(window);
    expect(
      await reloads({ meanwhile: () => void window.dispatchEvent(new Event("pagehide")), now: Date.now }),
    ).toBe(false);
    window.dispatchEvent(new Event("pageshow"));
    expect(await reloads({ now: Date.now })).toBe(true);
  });
});

it.each([
  ["TypeError", "Failed to fetch dynamically imported module: https://a.example/assets/faq-1.js", true],
  ["TypeError", "error loading dynamically imported module: https://a.example/assets/faq-1.js", true],
  ["TypeError", "Importing a module script failed.", true],
  ["Error", "Unable to preload CSS for /assets/faq-1.css", true],
  ["TypeError", "Cannot read properties of undefined (reading 'map')", false],
])("%s: %s means a missing file: %s", (name, message, isMissing) => {
  expect(isMissingFile(Object.assign(new Error(message), { name }))).toBe(isMissing);
});
