import { afterEach, expect, it, vi } from "vitest";
import { isMissingFile } from "@/features/recovery/missing-file";
import { loadWithFiles } from "@/lib/browser/load-with-files";

const links = () => [...document.head.querySelectorAll("link")];
const finish = (event: "load" | "error"): void => void links().at(-1)?.dispatchEvent(new Event(event));

afterEach(() => {
  document.head.innerHTML = "";
});

it("loads a module without files at once, and passes on what it answers", async () => {
  expect(await loadWithFiles(() => Promise.resolve("module"))).toBe("module");
  await expect(loadWithFiles(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(links()).toEqual([]);
});

it("requests the scripts of a module beside it, once, and waits for none of them", async () => {
  for (const _ of [1, 2]) expect(await loadWithFiles(() => Promise.resolve(1), ["assets/a.js"])).toBe(1);
  expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ["modulepreload", "/assets/a.js"],
  ]);
});

it("loads a module when its style sheet is there, for each of those who wait", async () => {
  const load = vi.fn(() => Promise.resolve("module"));
  const both = Promise.all([1, 2].map(() => loadWithFiles(load, ["assets/a.css"])));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(links().map(({ rel }) => rel)).toEqual(["stylesheet"]);
  finish("load");
  expect(await both).toEqual(["module", "module"]);
});

it("fails where a style sheet fails, in words by which the page is loaded again, and requests it again the next time", async () => {
  const first = loadWithFiles(() => Promise.resolve(1), ["assets/b.css"]);
  finish("error");
  expect(isMissingFile(await first.catch((error: unknown) => error))).toBe(true);
  const second = loadWithFiles(() => Promise.resolve(2), ["assets/b.css"]);
  finish("load");
  expect(await second).toBe(2);
  expect(links()).toHaveLength(2);
});

it("fails for nobody where a script could not be requested ahead, because the import says so", async () => {
  await loadWithFiles(() => Promise.resolve(1), ["assets/c.js"]);
  finish("error");
  expect(await loadWithFiles(() => Promise.resolve(2), ["assets/c.js"])).toBe(2);
});
