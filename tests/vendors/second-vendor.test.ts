// Adds a second analytics vendor to a copy of the sources: one folder, and one line in the registry.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import type * as PageConstants from "../../plugins/config/page-constants";
import type * as ReadConfig from "../../plugins/config/read-config";
import type * as Headers from "../../plugins/host/headers";
import type * as Analytics from "@/vendors/analytics";
import type * as Registry from "@/vendors/registry";
import type * as Privacy from "@/vendors/vendor-privacy";
import type * as VendorStorage from "@/vendors/vendor-storage";
import * as documents from "./vendor-documents";

const FACTS = `
import type { Variable, VendorFacts } from "@/vendors/facts";

const SCRIPT_URL: Variable = {
  name: "VITE_COUNTLESS_URL",
  meaning: "Script of Countless.",
  whenEmpty: "no visit is counted",
  format: { address: "whole", example: "https://cdn.countless.example/c.js" },
};

export const facts: VendorFacts<{ countlessUrl: string | null }> = {
  name: "countless",
  loaded: "with the first event",
  without: "nothing",
  variables: [SCRIPT_URL],
  globals: ["countless"],
  leaves: [/^countless_/],
  privacy: () => ({
    script: "the visit counter",
    mayStore: "the visit counter",
    receives: "Countless, which counts visits.",
  }),
  configure: ({ value }) => ({ countlessUrl: value(SCRIPT_URL) }),
  allow: ({ countlessUrl }) =>
    countlessUrl === null
      ? null
      : { policy: { "script-src": [new URL(countlessUrl).origin] }, why: "its script counts visits" },
  standIn: ({ countlessUrl }, address) => ({ countlessUrl: countlessUrl ?? address }),
};
`;
const ADAPTER = `
import type { AnalyticsAdapter } from "@/vendors/analytics";
import { config } from "@/vendors/config";

const adapter: AnalyticsAdapter = {
  report(event) {
    const address: string | null = config.countlessUrl;
    Object.assign(window, { countless: [address, event] });
  },
  isListening: () => config.countlessUrl !== null,
};
export const analytics = import.meta.env.COUNTLESS ? adapter : null;
`;
const STAND_IN = `console.info("Countless stands in.");\n`;

let copy = "";
let server: ViteDevServer;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "second-vendor-"));
  for (const name of "src plugins functions tools index.html package.json tailwind.config.ts tsconfig.json vite.config.ts".split(
    " ",
  ))
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");

  const folder = join(copy, "src/vendors/countless");
  mkdirSync(folder);
  writeFileSync(join(folder, "facts.ts"), FACTS);
  writeFileSync(join(folder, "analytics.ts"), ADAPTER);
  writeFileSync(join(folder, "stand-in.js"), STAND_IN);
  const registry = join(copy, "src/vendors/registry.ts");
  const text = readFileSync(registry, "utf8").replace(
    "  .add(shopify)\n",
    (line) => `${line}  .add(countless)\n`,
  );
  writeFileSync(registry, `import { facts as countless } from "./countless/facts.ts";\n${text}`);

  server = await createServer({
    root: copy,
    configFile: join(copy, "vite.config.ts"),
    mode: "development",
    logLevel: "silent",
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await server.listen();
});
afterAll(async () => {
  await server.close();
  Reflect.deleteProperty(window, "countless");
});

/** A module of the copy, with the constants of its build. */
async function load<Module>(path: string): Promise<Module> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The server cannot run modules.");
  return ssr.runner.import(`/${path}.ts`);
}

it("is configured and checked, and the security policy allows its host where it is configured", async () => {
  const { readConfig } = await load<typeof ReadConfig>("plugins/config/read-config");
  const { contentSecurityPolicy } = await load<typeof Headers>("plugins/host/headers");
  const read = (url: string) => readConfig({ VITE_COUNTLESS_URL: url }, "https://mugworks.example");

  expect(read("countless").problems).toEqual([
    expect.stringMatching(/^VITE_COUNTLESS_URL holds "countless"/),
  ]);
  const { config } = read("https://cdn.countless.example/c.js");
  expect(config).toMatchObject({ countlessUrl: "https://cdn.countless.example/c.js" });
  expect(contentSecurityPolicy(config)).toMatch(/script-src [^;]* https:\/\/cdn\.countless\.example;/);
  expect(contentSecurityPolicy(read("").config)).not.toContain("countless");
});

it("is in a build where it is configured, and gets page views", async () => {
  const { readConfig } = await load<typeof ReadConfig>("plugins/config/read-config");
  const { pageConstants } = await load<typeof PageConstants>("plugins/config/page-constants");
  const views = (url: string) => {
    const { config } = readConfig({ VITE_COUNTLESS_URL: url }, "https://mugworks.example");
    const days = {
      closed: null,
      offset: "",
      notice: null,
      pause: null,
      marks: [],
      script: null,
      sources: [],
    };
    const all = pageConstants(config, { brandSlug: "x", root: copy, days, hasStandIns: false });
    return [all["import.meta.env.TAGS"], all["import.meta.env.COUNTLESS"]];
  };
  expect(views("https://cdn.countless.example/c.js")).toEqual(['"1"', '"1"']);
  expect(views("")).toEqual(['""', '""']);
});

it("has its stand-in served by the development server, and its adapter gets each event", async () => {
  const response = await fetch(new URL("/stand-ins/countless.js", server.resolvedUrls?.local[0]));
  expect(await response.text()).toBe(STAND_IN);

  const { track } = await load<typeof Analytics>("src/vendors/analytics");
  track({ event: "checkout", cart: [{ variantId: "41", quantity: 3 }], value: 20 });
  expect(Reflect.get(window, "countless")).toEqual([
    "/stand-ins/countless.js",
    { event: "checkout", cart: [{ variantId: "41", quantity: 3 }], value: 20 },
  ]);
});

it("has its stored data removed by an opt-out, and is named in the privacy policy", async () => {
  const { forgetVendors } = await load<typeof VendorStorage>("src/vendors/vendor-storage");
  window.localStorage.setItem("countless_visitor", "1");
  document.cookie = "countless_id=1; path=/";
  forgetVendors();
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(document.cookie).toBe("");

  const { vendorPrivacy } = await load<typeof Privacy>("src/vendors/vendor-privacy");
  expect(vendorPrivacy.map(({ mayStore }) => mayStore)).toContain("the visit counter");
});

it("is written to .env.example, the table of vendors and the linter's list", async () => {
  const { registry } = await load<typeof Registry>("src/vendors/registry");
  const { vendors } = registry;
  expect(documents.envExample(vendors)).toContain(
    "# Script of Countless. Empty: no visit is counted.\nVITE_COUNTLESS_URL=\n",
  );
  const table = documents.withVendorTable(readFileSync(documents.TABLE_DOCUMENT, "utf8"), vendors);
  expect(table).toMatch(/\| `countless` +\| with the first event +\|/);
  expect(documents.withVendorGlobals(readFileSync(".oxlintrc.json", "utf8"), vendors)).toContain(
    '"name": "countless"',
  );
});
