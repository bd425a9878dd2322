// @vitest-environment node
import { describe, expect, it } from "vitest";
import { findHostCache, hostAnswerCache, memoryAnswerCache } from "../../functions/lib/answer-cache";

const answer = (discount: number | null) => ({ discount, until: 1_000 });

describe("the cache in memory", () => {
  it("forgets the oldest answer when it is full", async () => {
    const cache = memoryAnswerCache(2);
    await cache.set("a", answer(1), 600);
    await cache.set("b", answer(2), 600);
    await cache.set("a", answer(3), 600);
    await cache.set("c", answer(4), 600);
    expect(await Promise.all(["a", "b", "c"].map((key) => cache.get(key)))).toEqual([
      answer(3),
      undefined,
      answer(4),
    ]);
  });

  it("takes names of an object's properties for plain keys", async () => {
    const cache = memoryAnswerCache();
    expect(await cache.get("__proto__")).toBeUndefined();
    await cache.set("__proto__", answer(9), 600);
    expect(await cache.get("__proto__")).toEqual(answer(9));
    expect(await cache.get("constructor")).toBeUndefined();
  });
});

describe("the host's cache", () => {
  it("keeps an answer for as long as it is told", async () => {
    const put: Response[] = [];
    const cache = hostAnswerCache({
      match: async () => put[0]?.clone(),
      put: async (_key, response) => void put.push(response),
    });
    expect(await cache.get("https://mugworks.example/a")).toBeUndefined();
    await cache.set("https://mugworks.example/a", answer(null), 60);
    expect(put[0]?.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(await cache.get("https://mugworks.example/a")).toEqual(answer(null));
  });

  it.each(["<html>", "null", "{}", '{"discount":"25","until":1}', '{"discount":25}'])(
    "is empty when it holds %s",
    async (text) => {
      const cache = hostAnswerCache({ match: async () => new Response(text), put: async () => undefined });
      expect(await cache.get("https://mugworks.example/a")).toBeUndefined();
    },
  );

  it("is empty when it fails", async () => {
    const broken = async () => Promise.reject(new Error("no cache"));
    const cache = hostAnswerCache({ match: broken, put: broken });
    await cache.set("https://mugworks.example/a", answer(1), 600);
    expect(await cache.get("https://mugworks.example/a")).toBeUndefined();
  });

  it("is not there on a host that has none", () => {
    expect(findHostCache()).toBeNull();
  });
});
