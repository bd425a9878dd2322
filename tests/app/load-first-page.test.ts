import { expect, it, vi } from "vitest";
import { loadFirstPage } from "@/app/load-first-page";
import type { PageModule } from "@/hooks/use-page-module";

const page = (module: () => Promise<PageModule>) => ({ route: { load: module }, params: {} });
const removed = () => page(() => Promise.reject(new TypeError("no file")));
const withoutData = () =>
  page(() => Promise.resolve({ default: () => null, preload: () => Promise.reject(new Error("no data")) }));
const loaded = () => page(() => Promise.resolve({ default: () => null }));

type Row = [
  string,
  "the HTML of the build" | "the empty shell",
  () => ReturnType<typeof page>,
  boolean,
  boolean,
  boolean,
];

it.each<Row>([
  ["whose file is gone is reloaded", "the HTML of the build", removed, true, false, true],
  ["whose file is gone is reloaded", "the empty shell", removed, true, false, true],
  ["whose file does not load stays", "the HTML of the build", removed, false, false, true],
  ["whose file does not load is shown as a failure", "the empty shell", removed, false, true, true],
  ["that loads is rendered", "the HTML of the build", loaded, true, true, false],
  ["that loads is rendered", "the empty shell", loaded, true, true, false],
  ["whose data do not load stays", "the HTML of the build", withoutData, true, false, false],
  ["whose data do not load is shown as a failure", "the empty shell", withoutData, true, true, false],
])("a page %s in %s", async (_, html, part, mayReload, isRendered, asksToReload) => {
  const reload = vi.fn(() => mayReload);
  expect(await loadFirstPage(part(), html === "the HTML of the build", reload)).toBe(isRendered);
  expect(reload).toHaveBeenCalledTimes(asksToReload ? 1 : 0);
});
