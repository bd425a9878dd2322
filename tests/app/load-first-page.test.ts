import { describe, expect, it, vi } from "vitest";
import { loadFirstPage } from "@/app/load-first-page";
import type { PageModule } from "@/hooks/use-page-module";

const page = (module: () => Promise<PageModule>) => ({ route: { load: module }, params: {} });
const removed = () => page(() => Promise.reject(new TypeError("no file")));
const withoutData = () =>
  page(() => Promise.resolve({ default: () => null, preload: () => Promise.reject(new Error("no data")) }));
const reloading = () => vi.fn(() => true);
const staying = () => vi.fn(() => false);

describe.each([
  ["prerendered HTML", true],
  ["the empty shell", false],
])("a page in %s", (_, isPrerendered) => {
  it("whose file a deployment has removed is reloaded, and meanwhile nothing is rendered", async () => {
    const reload = reloading();
    expect(await loadFirstPage(removed(), isPrerendered, reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("that loads is rendered without a reload", async () => {
    const reload = reloading();
    const loaded = page(() => Promise.resolve({ default: () => null }));
    expect(await loadFirstPage(loaded, isPrerendered, reload)).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it("whose data do not load is not reloaded", async () => {
    const reload = reloading();
    await loadFirstPage(withoutData(), isPrerendered, reload);
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([
  ["file", removed],
  ["data", withoutData],
])("stays as the build wrote it where its %s cannot be loaded", async (_, broken) => {
  expect(await loadFirstPage(broken(), true, staying())).toBe(false);
});

it.each([
  ["file", removed],
  ["data", withoutData],
])("is rendered into the empty shell as a failure where its %s cannot be loaded", async (_, broken) => {
  expect(await loadFirstPage(broken(), false, staying())).toBe(true);
});
