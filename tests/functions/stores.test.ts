// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { cloudflareKvStore, isKvNamespace } from "../../functions/lib/stores/cloudflare-kv";
import { denoKvStore, type DenoKv } from "../../functions/lib/stores/deno-kv";
import { findHostCache, hostCacheStore } from "../../functions/lib/stores/host-cache";
import { netlifyBlobsStore } from "../../functions/lib/stores/netlify-blobs";
import { storeOf, type TextStore } from "../../functions/lib/stores/text-store";

const reject = async () => Promise.reject(new Error("no store"));
const LARGE = "BRO25 25\n".repeat(20_000);

/** Deno KV in memory, with its size limit for a value. */
function denoKv(): DenoKv & { expirations: number[] } {
  const values = new Map<string, unknown>();
  const expirations: number[] = [];
  return {
    expirations,
    get: async (key) => ({ value: values.get(JSON.stringify(key)) ?? null }),
    set: async (key, value, { expireIn }) => {
      if (String(value).length > 65_536) throw new Error("Value too large");
      expirations.push(expireIn);
      values.set(JSON.stringify(key), value);
    },
  };
}

function hostCache(): TextStore {
  const responses = new Map<string, Response>();
  return hostCacheStore(
    {
      match: async (key) => responses.get(key)?.clone(),
      put: async (key, response) => void responses.set(key, response),
    },
    "https://mugworks.example",
  );
}

function kv(): TextStore {
  const texts = new Map<string, string>();
  return cloudflareKvStore({
    get: async (key) => texts.get(key) ?? null,
    put: async (key, text, { expirationTtl }) => {
      if (expirationTtl < 60) throw new Error("Invalid expiration_ttl");
      texts.set(key, text);
    },
  });
}

function blobs(): TextStore {
  const texts = new Map<string, string>();
  return netlifyBlobsStore({
    get: async (key) => texts.get(key) ?? null,
    set: async (key, text) => void texts.set(key, text),
  });
}

describe.each([
  ["Cloudflare's cache", hostCache],
  ["Cloudflare KV", kv],
  ["Netlify Blobs", blobs],
  ["Deno KV", () => denoKvStore(denoKv())],
])("%s", (_name, open) => {
  it("returns a stored text of any size, and null for other keys", async () => {
    const store = open();
    expect(await store.get("index")).toBeNull();
    await store.set("index", LARGE, 25);
    await store.set("claim", "", 25);
    expect([await store.get("index"), await store.get("claim"), await store.get("__proto__")]).toEqual([
      LARGE,
      "",
      null,
    ]);
    await store.set("index", "short", 25);
    expect(await store.get("index")).toBe("short");
  });
});

it.each([
  ["Cloudflare's cache", hostCacheStore({ match: reject, put: reject }, "https://mugworks.example")],
  ["Cloudflare KV", cloudflareKvStore({ get: reject, put: reject })],
  ["Netlify Blobs", netlifyBlobsStore({ get: reject, set: reject })],
  ["Deno KV", denoKvStore({ get: reject, set: reject })],
])("%s acts like an empty store when it fails", async (_name, store) => {
  await store.set("index", "text", 60);
  expect(await store.get("index")).toBeNull();
});

it("Cloudflare's cache gets the expiration of a text", async () => {
  const put: Response[] = [];
  const store = hostCacheStore(
    { match: async () => undefined, put: async (_key, response) => void put.push(response) },
    "https://mugworks.example",
  );
  await store.set("index", "text", 60);
  expect(put[0]?.headers.get("Cache-Control")).toBe("public, max-age=60");
});

it("Deno KV gets the expiration of each part of a text", async () => {
  const stored = denoKv();
  await denoKvStore(stored).set("index", LARGE, 60);
  expect(stored.expirations).toEqual([60_000, 60_000, 60_000, 60_000]);
});

it("Deno KV returns null when a part of a text is missing", async () => {
  const stored = denoKv();
  await denoKvStore(stored).set("index", LARGE, 60);
  const store = denoKvStore({
    ...stored,
    get: async (key) => (key.includes("1") ? { value: null } : stored.get(key)),
  });
  expect(await store.get("index")).toBeNull();
});

const method = async () => null;

it.each([
  ["null", null],
  ["a binding without put", { get: method }],
  ["a binding without get", { put: method }],
  ["a binding whose put is no function", { get: method, put: "" }],
  ["a text", "namespace"],
])("%s is no KV namespace", (_, value) => expect(isKvNamespace(value)).toBe(false));

it("Cloudflare KV gets the expiration of a text, a minute at least", async () => {
  const expirations: number[] = [];
  const store = cloudflareKvStore({
    get: async () => null,
    put: async (_key, _text, { expirationTtl }) => void expirations.push(expirationTtl),
  });
  await store.set("index", "text", 0.5);
  await store.set("index", "text", 90.5);
  expect(expirations).toEqual([60, 91]);
});

it.each([
  ["no storage", undefined],
  ["no cache", {}],
  ["no object", { default: "cache" }],
  ["a cache without put", { default: { match: method } }],
  ["a cache without match", { default: { put: method } }],
  ["a cache whose put is no function", { default: { match: method, put: "" } }],
])("finds no cache of the host where there is %s", (_, caches) => {
  vi.stubGlobal("caches", caches);
  expect(findHostCache()).toBeNull();
});

it("finds the cache of the host", () => {
  const cache = { match: method, put: method };
  vi.stubGlobal("caches", { default: cache });
  expect(findHostCache()).toBe(cache);
});

it("a list belongs to its service and its token: another one does not find it", async () => {
  const store = kv();
  const first = { serviceUrl: "https://service.example", serviceToken: "token-1" };
  await storeOf(store, first).set("index", "BRO25 25", 60);
  expect(await storeOf(store, { ...first }).get("index")).toBe("BRO25 25");
  for (const other of [{ serviceToken: "token-2" }, { serviceUrl: "https://other.example" }])
    expect(await storeOf(store, { ...first, ...other }).get("index")).toBeNull();
});
