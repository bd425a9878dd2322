import { beforeEach, expect, it, vi } from "vitest";

const SITE = "https://mugworks.example";

beforeEach(() => {
  // The module prints warnings only once.
  vi.resetModules();
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(process, "exit").mockImplementation((status) => {
    throw new Error(`The build ended with ${status}.`);
  });
});

const check = async (environment: Record<string, string>, shouldWarn = true) =>
  (await import("@/build/config/checked-config")).checkedConfig(environment, SITE, shouldWarn);

it("the build stops when a token for the vendor's own API would be public, and does not print it", async () => {
  const environment = {
    VITE_AFFILIATE_API_URL: "https://api.socialsnowball.io",
    VITE_AFFILIATE_API_TOKEN: "topsecret-1",
  };
  await expect(check(environment)).rejects.toThrow("ended with 1");
  const output = vi.mocked(console.error).mock.calls.flat().join("\n");
  expect(output).toContain("VITE_AFFILIATE_API_TOKEN holds a token for the vendor's own API");
  expect(output).not.toContain("topsecret-1");
});

it("the build prints one warning in capitals for a token for another address, and continues", async () => {
  const { checkedConfig } = await import("@/build/config/checked-config");
  const environment = {
    VITE_AFFILIATE_API_URL: "https://affiliates.mugworks.example",
    VITE_AFFILIATE_API_TOKEN: "publishable-1",
  };
  checkedConfig(environment, SITE, true);
  expect(checkedConfig(environment, SITE, true).affiliateApi?.token).toBe("publishable-1");
  const printed = vi.mocked(console.warn).mock.calls.flat().map(String);
  expect(printed.filter((text) => text.includes("SHIPS TO EVERY VISITOR'S BROWSER"))).toHaveLength(1);
});
