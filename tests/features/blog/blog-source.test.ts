import { expect, it, vi } from "vitest";
import { fetchSiteFile, loadArticle } from "@/features/blog/blog-source";
import { ARTICLE_SCHEMA } from "@/features/blog/read-blog-file";

const respondWith =
  (body: string, init: ResponseInit): typeof fetch =>
  async () =>
    new Response(body, init);
const json = { "Content-Type": "application/json" };

it("returns the content of a file of the site", async () => {
  expect(await fetchSiteFile("/data/x.json", respondWith('{"a":1}', { headers: json }))).toEqual({ a: 1 });
});

it.each([404, 410])("returns null when the host responds with %d", async (status) => {
  expect(await fetchSiteFile("/x", respondWith("gone", { status, headers: json }))).toBeNull();
});

it("returns null when the host responds with an HTML page", async () => {
  const page = respondWith("<!doctype html>", { headers: { "Content-Type": "text/html" } });
  expect(await fetchSiteFile("/x", page)).toBeNull();
});

it("rejects when the host fails, when the file is malformed and when the connection is lost", async () => {
  await expect(fetchSiteFile("/x", respondWith("", { status: 503 }))).rejects.toThrow("503");
  await expect(fetchSiteFile("/x", respondWith("{", { headers: json }))).rejects.toThrow(SyntaxError);
  const lost: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(fetchSiteFile("/x", lost)).rejects.toThrow("Failed to fetch");
});

it("rejects and aborts the request when the host does not respond within 8 seconds", async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  const hanging: typeof fetch = (_, init) => {
    signal = init?.signal;
    return new Promise(() => undefined);
  };
  const failed = vi.fn<(error: unknown) => void>();
  fetchSiteFile("/x", hanging).catch(failed);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
  expect(signal?.aborted).toBe(true);
});

it("sanitizes an article's body again, because the host may have changed the file", async () => {
  const body = `<p>Text<img src="x" onerror="alert(1)"><script>alert(1)</script></p>`;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ schema: ARTICLE_SCHEMA, body })));
  const article = await loadArticle("changed-by-the-host");
  expect(article?.body).toBe("<p>Text</p>");
});
