import { beforeEach, describe, expect, it, vi } from "vitest";
import { isMissingFile, reloadForRetry } from "@/features/recovery/missing-file";
import { reloadForStaleChunk } from "@/features/recovery/stale-chunk";
import { noteLeaving } from "@/lib/leaving";
import { STORAGE_KEYS } from "@/lib/storage";

const NOW = Date.UTC(2026, 0, 15);
const KEY = STORAGE_KEYS.reloadedForChunk;

const PATH = "/";
const wanted = (): boolean => true;
const answering = (status: number) => vi.fn<typeof fetch>(async () => new Response("", { status }));

beforeEach(() => window.history.replaceState(null, "", PATH));

describe("a page whose file does not load although the visitor has asked for it again", () => {
  it("is reloaded where the site answers, also directly after a reload", async () => {
    window.sessionStorage.setItem(KEY, String(NOW - 1));
    const reload = vi.fn();
    const ask = answering(200);
    await reloadForRetry(PATH, wanted, () => NOW, reload, ask);
    expect(ask).toHaveBeenCalledExactlyOnceWith(PATH, expect.objectContaining({ cache: "no-store" }));
    expect(reload).toHaveBeenCalledOnce();
    // The page that comes now does not reload itself again.
    expect(reloadForStaleChunk(NOW + 1, reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is reloaded where the site says that there is no such page, because that page has new files too", async () => {
    const reload = vi.fn();
    await reloadForRetry(PATH, wanted, () => NOW, reload, answering(404));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("stays where the visitor has asked once more meanwhile, which may have loaded it", async () => {
    const reload = vi.fn();
    let tries = 1;
    const ask: typeof fetch = async () => {
      tries += 1;
      return new Response("");
    };
    await reloadForRetry(
      PATH,
      () => tries === 1,
      () => NOW,
      reload,
      ask,
    );
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["is down", answering(503)],
  ])("stays, with the time of its last reload, where the site %s", async (_, ask) => {
    window.sessionStorage.setItem(KEY, "1");
    const reload = vi.fn();
    await reloadForRetry(PATH, wanted, () => NOW, reload, ask);
    expect(reload).not.toHaveBeenCalled();
    expect(window.sessionStorage.getItem(KEY)).toBe("1");
  });

  it("stays where the visitor leaves while the site is asked, because a reload would cancel that", async () => {
    noteLeaving(window);
    let time = Date.now();
    const reload = vi.fn();
    await reloadForRetry(
      PATH,
      wanted,
      () => time,
      reload,
      async () => {
        window.dispatchEvent(new Event("pagehide"));
        time = Date.now();
        return new Response("");
      },
    );
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("pageshow"));
    await reloadForRetry(PATH, wanted, () => time, reload, answering(200));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("stays where the application has gone on to another page meanwhile", async () => {
    const reload = vi.fn();
    await reloadForRetry(
      PATH,
      wanted,
      () => NOW,
      reload,
      async () => {
        window.history.pushState(null, "", "/contact");
        return new Response("");
      },
    );
    expect(reload).not.toHaveBeenCalled();
  });

  it("stays where the site does not answer within eight seconds", async () => {
    vi.useFakeTimers();
    const reload = vi.fn();
    const done = reloadForRetry(
      PATH,
      wanted,
      () => NOW,
      reload,
      () => new Promise(() => undefined),
    );
    await vi.advanceTimersByTimeAsync(8_000);
    await done;
    expect(reload).not.toHaveBeenCalled();
    vi.useRealTimers();
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
