import { expect, it } from "vitest";
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

it("the request gives up by itself", async () => {
  let signal: AbortSignal | null | undefined;
  const send: typeof fetch = async (_, init) => {
    signal = init?.signal;
    return new Response("{}", { headers: json });
  };
  await fetchOwnFile("/x", send);
  expect(signal).toBeInstanceOf(AbortSignal);
});
