import { beforeEach, expect, it, vi } from "vitest";

const SITE = "https://mugworks.example";

beforeEach(() => {
  // What it has told, it tells once.
  vi.resetModules();
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(process, "exit").mockImplementation((status) => {
    throw new Error(`The build ended with ${status}.`);
  });
});

const check = async (environment: Record<string, string>, telling = true) =>
  (await import("@/build/config/checked-config")).checkedConfig(environment, SITE, telling);

it("the build stops where a token would be shipped against the vendor's own API, and does not print it", async () => {
  const environment = {
    VITE_AFFILIATE_API_URL: "https://api.socialsnowball.io",
    VITE_AFFILIATE_API_TOKEN: "topsecret-1",
  };
  await expect(check(environment)).rejects.toThrow("ended with 1");
  const said = vi.mocked(console.error).mock.calls.flat().join("\n");
  expect(said).toContain("VITE_AFFILIATE_API_TOKEN holds a token for the vendor's own API");
  expect(said).not.toContain("topsecret-1");
});

it("a token for an address of one's own is a warning in capitals, once, and the build goes on", async () => {
  const { checkedConfig } = await import("@/build/config/checked-config");
  const environment = {
    VITE_AFFILIATE_API_URL: "https://affiliates.mugworks.example",
    VITE_AFFILIATE_API_TOKEN: "publishable-1",
  };
  checkedConfig(environment, SITE, true);
  expect(checkedConfig(environment, SITE, true).affiliateApi?.token).toBe("publishable-1");
  const told = vi.mocked(console.warn).mock.calls.flat().map(String);
  expect(told.filter((text) => text.includes("SHIPS TO EVERY VISITOR'S BROWSER"))).toHaveLength(1);
});
