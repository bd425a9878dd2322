import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paths } from "@/lib/site/paths";

/** The module keeps the sheet for a page load, and all tests share it, so each test imports it anew. `page` is the one whose HTML was received. */
async function receive(page: string) {
  vi.resetModules();
  document.documentElement.dataset["page"] = page;
  return (await import("@/app/whole-sheet")).loadStylesOf;
}

const ARTICLE = `${paths.muglife}/lamp`;
const hang = () => new Promise(() => undefined);
const fail = () => Promise.reject(new TypeError("no sheet"));

beforeEach(() => {
  vi.useFakeTimers();
  // The development server's HTML has no styles, so it loads the sheet for each page.
  vi.stubEnv("DEV", false);
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  delete document.documentElement.dataset["page"];
  vi.resetModules();
});

it("shows a page of another group once its styles have loaded", async () => {
  const loadStylesOf = await receive(paths.home);
  let finish: (sheet: unknown) => void = () => expect.fail("nothing loads");
  const shown = vi.fn();
  const done = loadStylesOf(paths.faq, () => new Promise((loaded) => (finish = loaded))).then(shown);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(shown).not.toHaveBeenCalled();
  finish(null);
  await done;
  expect(shown).toHaveBeenCalledOnce();
});

it("shows a page after three seconds where its styles hang", async () => {
  const loadStylesOf = await receive(paths.home);
  const shown = vi.fn();
  void loadStylesOf(paths.faq, hang).then(shown);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalledOnce();
});

it("refuses to show a page of another group without its styles, and does not request them twice", async () => {
  const loadStylesOf = await receive(paths.home);
  const load = vi.fn(fail);
  await expect(loadStylesOf(paths.faq, load)).rejects.toThrow("no sheet");
  await expect(loadStylesOf(paths.about, load)).rejects.toThrow("no sheet");
  expect(load).toHaveBeenCalledOnce();
});

it("loads the styles of all states with a blog page, and shows it without them where they fail", async () => {
  const loadStylesOf = await receive(ARTICLE);
  const load = vi.fn(fail);
  await loadStylesOf(ARTICLE, load);
  expect(load).toHaveBeenCalledOnce();
});
