// @vitest-environment node
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FILES_AT_NIGHT, planTests, readArguments } from "../../../tools/test/test-plan.mjs";

const FILES = [
  "tests/lib/money.test.ts",
  "tests/features/checkout/stock.test.ts",
  "e2e/demo/checkout.spec.ts",
  "e2e/demo/wall.spec.ts",
  "e2e/demo/typesetting.spec.ts",
  "e2e/shop/paid.spec.ts",
  "e2e/development/warnings.spec.ts",
  "e2e/strict-firefox/films.spec.ts",
  "e2e/webkit/purchase.spec.ts",
];
const ALL = { chromium: true, firefox: true, webkit: true };
const NONE = { chromium: false, firefox: false, webkit: false };

function plan(args: readonly string[], browsers = ALL) {
  const wanted = readArguments(args);
  if ("problem" in wanted) throw new Error(wanted.problem);
  const planned = planTests(wanted, FILES, browsers);
  if ("problem" in planned) throw new Error(planned.problem);
  const named = (name: string) => planned.steps.find((step) => step.name === name);
  return { ...planned, named, names: planned.steps.map(({ name }) => name) };
}

describe("npm test", () => {
  it("takes every step, and visits every site", () => {
    const { names, named, missing } = plan([]);
    const checks = ["types", "lint", "format", "dead code"];
    const unitTests = names.filter((name) => name.startsWith("unit tests"));
    const model = names.filter((name) => name.startsWith("model of the purchase"));
    expect(names).toEqual([...checks, ...unitTests, ...model, "build", "build for a shop", "end to end"]);
    expect(unitTests.length).toBeGreaterThan(0);
    expect(model.map((name) => named(name)?.command.at(-1))).toEqual([
      "tests/model/two-tabs",
      "tests/model/one-tab",
    ]);
    for (const name of model) expect(named(name)?.environment).toEqual({ MODEL_RUNS: "10000" });
    expect(named("end to end")?.environment).toEqual({ E2E_SITES: "demo,shop" });
    expect(named("end to end")?.command).toContain("e2e/demo/checkout.spec.ts");
    expect(missing).toEqual([]);
  });

  it("runs the unit tests and journeys with a word in their path, on the site that they visit", () => {
    const { names, named } = plan(["checkout"]);
    expect(names).toEqual(["unit tests", "build", "end to end"]);
    expect(named("unit tests")?.command).toEqual(["vitest", "run", "tests/features/checkout/stock.test.ts"]);
    expect(named("end to end")?.command).toContain("e2e/demo/checkout.spec.ts");
    expect(named("end to end")?.command).not.toContain("e2e/demo/wall.spec.ts");
    expect(named("end to end")?.environment).toEqual({ E2E_SITES: "demo" });
  });

  it("starts only the shop for a journey of the shop, and builds no demo store", () => {
    const { names, named } = plan(["paid"]);
    expect(names).toEqual(["build for a shop", "end to end"]);
    expect(named("build for a shop")?.environment).toHaveProperty("VITE_SHOPIFY_DOMAIN");
    expect(named("end to end")?.environment).toEqual({ E2E_SITES: "shop" });
  });

  it("needs no browser for unit tests", () => {
    const { names, missing } = plan(["money"], NONE);
    expect(names).toEqual(["unit tests"]);
    expect(missing).toEqual([]);
  });

  it.each([
    [[], false],
    [["--every"], true],
    [["wall"], true],
    [["wall", "--every"], true],
  ])("%j leaves no journey to each night: %o", (args, isEvery) => {
    expect(plan(args).named("end to end")?.command.join(" ").includes("--grep-invert @at-night")).toBe(
      !isEvery,
    );
  });

  it("leaves whole files and the development mode to each night, unless they are named", () => {
    const journeysOf = (args: readonly string[]) => plan(args).named("end to end");
    for (const file of ["e2e/demo/typesetting.spec.ts", "e2e/development/warnings.spec.ts"])
      expect(journeysOf([])?.command).not.toContain(file);
    expect(journeysOf([])?.command).not.toContain("--project=development");
    expect(journeysOf(["typesetting"])?.command).toContain("e2e/demo/typesetting.spec.ts");
    expect(journeysOf(["warnings"])?.environment).toEqual({ E2E_SITES: "development" });
    // Without names, Playwright runs all files.
    expect(journeysOf(["--every"])?.command.filter((word) => word.endsWith(".spec.ts"))).toEqual([]);
    expect(journeysOf(["--every"])?.environment).toEqual({ E2E_SITES: "demo,shop,development" });
  });

  it("leaves the unit tests of commands to each night, and those of the model to a step of their own", () => {
    const excludedBy = (args: readonly string[]) =>
      plan(args)
        .steps.filter(({ name }) => name.startsWith("unit tests"))
        .map(({ command }) => command.join(" "));
    for (const command of excludedBy([]))
      expect(command).toMatch(/--exclude tests\/model\/\* .*build-stops\*/);
    for (const command of excludedBy(["--every"])) {
      expect(command).toContain("--exclude tests/model/*");
      expect(command).not.toContain("build-stops");
    }
  });

  it("leaves no file to each night that is not there", () => {
    const files = ["e2e", "tests"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
    );
    expect(FILES_AT_NIGHT.filter((beginning) => !files.some((file) => file.startsWith(beginning)))).toEqual(
      [],
    );
  });

  it("divides the unit tests, so that both processors are busy to the end", () => {
    const parts = plan([]).steps.filter(({ name }) => name.startsWith("unit tests"));
    const shards = parts.map(({ command }) => command.at(-1));
    expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
    expect(shards.length).toBeGreaterThan(1);
  });

  it("starts the journeys when everything else has passed", () => {
    expect(
      plan([])
        .steps.filter(({ alone }) => alone)
        .map(({ name }) => name),
    ).toEqual(["end to end"]);
  });

  it("shows the window and keeps the traces of journeys", () => {
    expect(plan(["wall", "--headed", "--trace"]).named("end to end")?.command.slice(-3)).toEqual([
      "--headed",
      "--trace",
      "on",
    ]);
  });

  it("repeats the unit tests at each change", () => {
    const { steps } = plan(["money", "--watch"]);
    expect(steps.map(({ command }) => command)).toEqual([["vitest", "tests/lib/money.test.ts"]]);
  });

  it.each([
    ["Chromium", { ...ALL, chromium: false }],
    ["Firefox", { ...ALL, firefox: false }],
    ["WebKitGTK", { ...ALL, webkit: false }],
    ["WebKitGTK", NONE],
  ])("runs the rest where %s is missing, and names what it did not run", (browser, browsers) => {
    const { names, missing } = plan([], browsers);
    expect(names).toEqual(expect.arrayContaining(["types", "build"]));
    expect(names.includes("end to end")).toBe(browsers !== NONE);
    expect(missing.filter((line) => line.includes(browser))).toHaveLength(1);
    expect(missing).toHaveLength(Object.values(browsers).filter((there) => !there).length);
  });

  it.each([
    [{ ...NONE, firefox: true }, ["firefox", "strict-firefox"]],
    [{ ...ALL, webkit: false }, ["demo", "shop", "development", "firefox", "strict-firefox"]],
    [{ ...NONE, webkit: true }, ["webkit"]],
  ])("with %o runs the journeys of these browsers alone", (browsers, projects) => {
    const { named } = plan(["--every"], browsers);
    const options = named("end to end")?.command.filter((option) => option.startsWith("--project"));
    expect(options).toEqual(projects.map((project) => `--project=${project}`));
  });

  it("misses no browser that the chosen journeys do not need", () => {
    const { named, missing } = plan(["paid"], { ...NONE, chromium: true });
    expect(missing).toEqual([]);
    expect(named("end to end")?.command.filter((word) => word.startsWith("--project"))).toEqual([
      "--project=shop",
    ]);
  });

  it("runs nothing, and says why, where the browser of the chosen journeys is missing", () => {
    const { names, missing } = plan(["e2e/webkit"], { ...ALL, webkit: false });
    expect(names).toEqual(["build"]);
    expect(missing).toEqual([expect.stringMatching(/WebKitGTK.* webkit\..*webkit2gtk-driver/)]);
  });

  it.each([[["nowhere"]], [["paid", "--watch"]]])("says in one line why %j has nothing to run", (args) => {
    expect(() => plan(args)).toThrow(/^[^\n]+$/);
  });

  it("says in one line which arguments it takes", () => {
    expect(readArguments(["--fast"])).toEqual({
      problem: expect.stringMatching(/^[^\n]+--watch[^\n]+--fast$/),
    });
  });
});
