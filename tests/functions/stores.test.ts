// @vitest-environment node
import { describe, expect, it } from "vitest";
import { cloudflareKvStore, isKvNamespace } from "../../functions/lib/stores/cloudflare-kv";
import { denoKvStore, type DenoKv } from "../../functions/lib/stores/deno-kv";
import { findHostCache, hostCacheStore } from "../../functions/lib/stores/host-cache";
import { netlifyBlobsStore } from "../../functions/lib/stores/netlify-blobs";
import type { TextStore } from "../../functions/lib/stores/text-store";

const fail = async () => Promise.reject(new Error("no store"));
const LARGE = "BRO25 25\n".repeat(20_000);

/** Deno's store in memory, with its limit for one value. */
function denoKv(): DenoKv & { lives: number[] } {
  const values = new Map<string, unknown>();
  const lives: number[] = [];
  return {
    lives,
    get: async (key) => ({ value: values.get(JSON.stringify(key)) ?? null }),
    set: async (key, value, { expireIn }) => {
      if (String(value).length > 65_536) throw new Error("Value too large");
      lives.push(expireIn);
      values.set(JSON.stringify(key), value);
    },
  };
}

function hostCache(): TextStore {
  const kept = new Map<string, Response>();
  return hostCacheStore(
    {
      match: async (key) => kept.get(key)?.clone(),
      put: async (key, response) => void kept.set(key, response),
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
  it("gives back what was stored, however large, and nothing for other keys", async () => {
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
  ["Cloudflare's cache", hostCacheStore({ match: fail, put: fail }, "https://mugworks.example")],
  ["Cloudflare KV", cloudflareKvStore({ get: fail, put: fail })],
  ["Netlify Blobs", netlifyBlobsStore({ get: fail, set: fail })],
  ["Deno KV", denoKvStore({ get: fail, set: fail })],
])("%s that fails behaves like an empty one", async (_name, store) => {
  await store.set("index", "text", 60);
  expect(await store.get("index")).toBeNull();
});

it("Cloudflare's cache is told how long to keep a text", async () => {
  const put: Response[] = [];
  const store = hostCacheStore(
    { match: async () => undefined, put: async (_key, response) => void put.push(response) },
    "https://mugworks.example",
  );
  await store.set("index", "text", 60);
  expect(put[0]?.headers.get("Cache-Control")).toBe("public, max-age=60");
});

it("Deno KV is told how long to keep every part", async () => {
  const kept = denoKv();
  await denoKvStore(kept).set("index", LARGE, 60);
  expect(kept.lives).toEqual([60_000, 60_000, 60_000, 60_000]);
});

it("Deno KV gives back nothing where a part is gone", async () => {
  const kept = denoKv();
  await denoKvStore(kept).set("index", LARGE, 60);
  const store = denoKvStore({
    ...kept,
    get: async (key) => (key.includes("1") ? { value: null } : kept.get(key)),
  });
  expect(await store.get("index")).toBeNull();
});

it.each([undefined, null, "namespace", {}, { get: 1, put: 2 }])("%j is no KV namespace", (value) => {
  expect(isKvNamespace(value)).toBe(false);
});

it("there is no host cache on a host without one", () => {
  expect(findHostCache()).toBeNull();
});
