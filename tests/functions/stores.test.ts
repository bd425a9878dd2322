// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { cloudflareKvStore, isKvNamespace } from "../../functions/lib/stores/cloudflare-kv";
import { denoKvStore } from "../../functions/lib/stores/deno-kv";
import { findHostCache, hostCacheStore } from "../../functions/lib/stores/host-cache";
import { netlifyBlobsStore } from "../../functions/lib/stores/netlify-blobs";
import { storeOf, type TextStore } from "../../functions/lib/stores/text-store";

/** What stores values on a host. It is given the expiration as the host is. */
interface Storage {
  read: (key: string) => Promise<string | null>;
  write: (key: string, text: string, expiration: unknown) => Promise<void>;
}

function memory() {
  const texts = new Map<string, string>();
  const expirations: unknown[] = [];
  const storage: Storage = {
    read: async (key) => texts.get(key) ?? null,
    write: async (key, text, expiration) => {
      texts.set(key, text);
      expirations.push(expiration);
    },
  };
  return { texts, expirations, storage };
}

const onCache = ({ read, write }: Storage): TextStore =>
  hostCacheStore(
    {
      match: async (key) => {
        const text = await read(key);
        return text === null ? undefined : new Response(text);
      },
      put: async (key, response) => write(key, await response.text(), response.headers.get("Cache-Control")),
    },
    "https://mugworks.example",
  );
const onKv = ({ read, write }: Storage): TextStore =>
  cloudflareKvStore({ get: read, put: (key, text, { expirationTtl }) => write(key, text, expirationTtl) });
const onBlobs = ({ read, write }: Storage): TextStore =>
  netlifyBlobsStore({ get: read, set: (key, text) => write(key, text, null) });
const onDeno = ({ read, write }: Storage): TextStore =>
  denoKvStore({
    get: async (key) => ({ value: await read(key.join("/")) }),
    set: async (key, value, { expireIn }) => {
      if (String(value).length > 65_536) throw new Error("Value too large");
      await write(key.join("/"), String(value), expireIn);
    },
  });

const LARGE = "BRO25 25\n".repeat(20_000);

describe.each<[host: string, open: (storage: Storage) => TextStore, expirations: unknown[]]>([
  ["Cloudflare's cache", onCache, ["public, max-age=91", "public, max-age=1"]],
  ["Cloudflare KV", onKv, [91, 60]],
  ["Netlify Blobs", onBlobs, [null, null]],
  ["Deno KV", onDeno, [90_500, 90_500, 90_500, 90_500, 500]],
])("%s", (_host, open, expected) => {
  it("returns a stored text of any size, which the host keeps for its time, and null for other keys", async () => {
    const { storage, expirations } = memory();
    const store = open(storage);
    expect(await store.get("index")).toBeNull();
    await store.set("index", LARGE, 90.5);
    await store.set("claim", "", 0.5);
    const found = [await store.get("index"), await store.get("claim"), await store.get("__proto__")];
    expect(found).toEqual([LARGE, "", null]);
    expect(expirations).toEqual(expected);
    await store.set("index", "short", 25);
    expect(await store.get("index")).toBe("short");
  });

  it.each([
    ["fails", () => Promise.reject(new Error("no store"))],
    ["does not answer, for a second and a write for five", () => new Promise<never>(() => undefined)],
  ])("acts like an empty store when the host %s", async (_, answer) => {
    vi.useFakeTimers();
    const store = open({ read: answer, write: answer });
    const [written, found] = [store.set("index", "text", 60), store.get("index")];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await found).toBeNull();
    await vi.advanceTimersByTimeAsync(4_000);
    await written;
  });
});

it("Deno KV returns null when a part of a text is missing", async () => {
  const { storage, texts } = memory();
  const store = onDeno(storage);
  await store.set("index", LARGE, 60);
  for (const key of texts.keys()) if (key.endsWith("/1")) texts.delete(key);
  expect(await store.get("index")).toBeNull();
});

it("a list belongs to its service and its token: another one does not find it", async () => {
  const store = onKv(memory().storage);
  const first = { serviceUrl: "https://service.example", serviceToken: "token-1" };
  await storeOf(store, first).set("index", "BRO25 25", 60);
  expect(await storeOf(store, { ...first }).get("index")).toBe("BRO25 25");
  for (const other of [{ serviceToken: "token-2" }, { serviceUrl: "https://other.example" }])
    expect(await storeOf(store, { ...first, ...other }).get("index")).toBeNull();
});

const method = async () => null;

it.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "storage"],
  ["what can only write", { put: method }],
  ["what can only read", { get: method, match: method }],
  ["what has a text as its method", { get: method, match: method, put: "" }],
])("%s is no KV namespace and no cache of the host", (_, value) => {
  vi.stubGlobal("caches", { default: value });
  expect([isKvNamespace(value), findHostCache()]).toEqual([false, null]);
});

it("finds the cache of the host, where there is one", () => {
  vi.stubGlobal("caches", undefined);
  expect(findHostCache()).toBeNull();
  const cache = { match: method, put: method };
  vi.stubGlobal("caches", { default: cache });
  expect(findHostCache()).toBe(cache);
});
