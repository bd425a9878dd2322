import { build } from "vite";
import { beforeEach, expect, it, vi } from "vitest";
import { checkedConfig, configWarningsPlugin } from "../../../plugins/config/checked-config";

const SITE = "https://mugworks.example";

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(process, "exit").mockImplementation((status) => {
    throw new Error(`The build ended with ${status}.`);
  });
});

it("the build stops when a token for the vendor's own API would be public, and does not print it", () => {
  const environment = {
    VITE_AFFILIATE_API_URL: "https://api.socialsnowball.io",
    VITE_AFFILIATE_API_TOKEN: "topsecret-1",
  };
  expect(() => checkedConfig(environment, SITE)).toThrow("ended with 1");
  const output = vi.mocked(console.error).mock.calls.flat().join("\n");
  expect(output).toContain("VITE_AFFILIATE_API_TOKEN holds a token for the vendor's own API");
  expect(output).not.toContain("topsecret-1");
});

const ENTRY = "\0entry";

/** Builds an empty site in memory; returns what was printed as a warning. */
async function warningsOf(mode: string): Promise<string[]> {
  await build({
    configFile: false,
    logLevel: "silent",
    mode,
    build: { write: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      configWarningsPlugin(["A WARNING"]),
      { name: "entry", resolveId: (id) => id, load: () => "export {};" },
    ],
  });
  return vi
    .mocked(console.warn)
    .mock.calls.flat()
    .map((text) => String(text).trim());
}

it("a build for visitors prints each warning once", async () => {
  expect(await warningsOf("production")).toEqual(["A WARNING"]);
});

it("a build for tests in the development mode prints none", async () => {
  expect(await warningsOf("development")).toEqual([]);
});
