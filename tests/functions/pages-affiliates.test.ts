// @vitest-environment node
// What Cloudflare Pages hands to the lookup: its variables and bindings, its cache, and the visitor's address.
import { beforeEach, expect, it, vi } from "vitest";
import type { HostCache } from "../../functions/lib/stores/host-cache.ts";
import { affiliate, page, publicPayload, serviceWith, TOKEN } from "./service-list";

const SECRETS = {
  AFFILIATE_SERVICE_URL: "https://service.example/base",
  AFFILIATE_SERVICE_TOKEN: TOKEN,
};
const BRO = JSON.stringify(publicPayload("BRO25", 25));
const service = serviceWith(page([affiliate("BRO25", 25)], { last_page: 1 }));

beforeEach(() => {
  service.requests.length = 0;
  vi.stubGlobal("fetch", service.send);
});

/** A new copy of the function, and the work that it leaves to the host. */
async function copyOf(env: Record<string, unknown>) {
  vi.resetModules();
  const { onRequest } = await import("../../functions/api/affiliates.ts");
  const background: Promise<unknown>[] = [];
  const ask = async (headers: Record<string, string> = {}) => {
    const request = new Request("https://mugworks.example/api/affiliates?code=BRO25", { headers });
    const response = await onRequest({ request, env, waitUntil: (work) => void background.push(work) });
    return { status: response.status, body: await response.text() };
  };
  return { ask, background };
}

function kvNamespace() {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (key: string) => Promise.resolve(texts.get(key) ?? null),
    put: (key: string, text: string) => Promise.resolve(void texts.set(key, text)),
  };
}

function hostCache(): HostCache & { addresses: () => string[] } {
  const responses = new Map<string, Response>();
  return {
    addresses: () => [...responses.keys()],
    match: (key) => Promise.resolve(responses.get(key)?.clone()),
    put: (key, response) => Promise.resolve(void responses.set(key, response)),
  };
}

it("answers with the secrets of the project", async () => {
  const { ask } = await copyOf(SECRETS);
  expect(await ask()).toEqual({ status: 200, body: BRO });
  expect(service.requests.map(({ url }) => url)).toEqual(["https://service.example/base/api/affiliates"]);
});

it("answers 503 in a project without secrets, and logs which ones to set", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { ask } = await copyOf({});
  expect((await ask()).status).toBe(503);
  for (const name of Object.keys(SECRETS)) expect(warn.mock.lastCall?.join()).toContain(name);
  expect(service.requests).toEqual([]);
});

it("keeps the list in memory for the next visitor", async () => {
  const { ask } = await copyOf(SECRETS);
  await ask();
  expect((await ask()).body).toBe(BRO);
  expect(service.requests).toHaveLength(1);
});

it("lets the host finish what is written after the answer", async () => {
  const namespace = kvNamespace();
  const { ask, background } = await copyOf({ ...SECRETS, AFFILIATE_INDEX: namespace });
  await ask();
  expect(background.length).toBeGreaterThan(0);
  await Promise.all(background);
  const written = [...namespace.texts].filter(([, text]) => text.includes("\nBRO25 25\n"));
  // The rest of the name is of the service and its token.
  expect(written.map(([key]) => key)).toEqual([expect.stringMatching(/^index-.+/)]);
});

it("shares the list with other locations through the namespace that is bound, not through the cache", async () => {
  const cache = hostCache();
  vi.stubGlobal("caches", { default: cache });
  const env = { ...SECRETS, AFFILIATE_INDEX: kvNamespace() };
  for (const { ask, background } of [await copyOf(env), await copyOf(env)]) {
    expect((await ask()).body).toBe(BRO);
    await Promise.all(background);
  }
  expect(service.requests).toHaveLength(1);
  expect(cache.addresses()).toEqual([]);
});

it("shares the list within a location through the cache, at addresses of the site", async () => {
  const cache = hostCache();
  vi.stubGlobal("caches", { default: cache });
  for (const { ask, background } of [await copyOf(SECRETS), await copyOf(SECRETS)]) {
    expect((await ask()).body).toBe(BRO);
    await Promise.all(background);
  }
  expect(service.requests).toHaveLength(1);
  expect(new Set(cache.addresses().map((address) => new URL(address).origin))).toEqual(
    new Set(["https://mugworks.example"]),
  );
});

it("refuses the 31st request in a minute of an address that Cloudflare names, and no other address", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-01-01T00:00:00Z"), toFake: ["Date"] });
  const { ask } = await copyOf(SECRETS);
  const statuses: number[] = [];
  for (let request = 1; request <= 31; request++)
    statuses.push((await ask({ "CF-Connecting-IP": "203.0.113.1" })).status);
  expect(statuses.at(-2)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect((await ask({ "CF-Connecting-IP": "203.0.113.2" })).status).toBe(200);
  expect((await ask()).status).toBe(200);
});
