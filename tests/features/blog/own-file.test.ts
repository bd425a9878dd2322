import { expect, it, vi } from "vitest";
import { fetchOwnFile } from "@/features/blog/own-file";

const answering =
  (body: string, init: ResponseInit): typeof fetch =>
  async () =>
    new Response(body, init);
const json = { "Content-Type": "application/json" };

it("a file of the site is read", async () => {
  expect(await fetchOwnFile("/data/x.json", answering('{"a":1}', { headers: json }))).toEqual({ a: 1 });
});

it.each([404, 410])("an answer of %d means that there is none", async (status) => {
  expect(await fetchOwnFile("/x", answering("gone", { status, headers: json }))).toBeNull();
});

it("a host that answers with a page means that there is none", async () => {
  const page = answering("<!doctype html>", { headers: { "Content-Type": "text/html" } });
  expect(await fetchOwnFile("/x", page)).toBeNull();
});

it("a failing host, a broken file and a lost connection are failures", async () => {
  await expect(fetchOwnFile("/x", answering("", { status: 503 }))).rejects.toThrow("503");
  await expect(fetchOwnFile("/x", answering("{", { headers: json }))).rejects.toThrow(SyntaxError);
  const lost: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(fetchOwnFile("/x", lost)).rejects.toThrow("Failed to fetch");
});

it("a host that does not answer is a failure after 8 seconds, and its request ends", async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  const hanging: typeof fetch = (_, init) => {
    signal = init?.signal;
    return new Promise(() => undefined);
  };
  const failed = vi.fn<(error: unknown) => void>();
  fetchOwnFile("/x", hanging).catch(failed);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
  expect(signal?.aborted).toBe(true);
  vi.useRealTimers();
});
