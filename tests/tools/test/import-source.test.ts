// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { importSource } from "../../../tools/test/import-source.mjs";

afterEach(() => vi.unstubAllEnvs());

it("imports a module of the sources, and leaves the mode of builds that the process starts as it was", async () => {
  vi.stubEnv("NODE_ENV", undefined);
  expect(await importSource("lib/day-ms.ts")).toHaveProperty("DAY_MS");
  expect(process.env["NODE_ENV"]).toBeUndefined();
});
