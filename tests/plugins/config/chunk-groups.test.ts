// @vitest-environment node
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { chunkGroups, ROOT_MODULES } from "../../../plugins/config/chunk-groups";
import { newFolder } from "../../write-files";

const { react, app, landingPage } = ROOT_MODULES;

const SITE = {
  "index.html": `<script type="module" src="/src/main.js"></script>`,
  "src/main.js": `import "./at-boot.js"; import("./app/react.ts"); import("./app/app.tsx");`,
  "src/at-boot.js": `console.log("at boot");`,
  [react]: `import "../library.js";`,
  "src/library.js": `console.log("library");`,
  [app]: `import "../at-boot.js"; import "../library.js"; import "../in-shell.js"; import("../routes/home.tsx"); import("../routes/faq.js");`,
  "src/in-shell.js": `console.log("in the shell");`,
  [landingPage]: `import "../shared.js"; console.log("landing page");`,
  "src/routes/faq.js": `import "../shared.js"; console.log("faq"); import("./answers.js"); import("./search.js");`,
  "src/shared.js": `console.log("shared with the landing page");`,
  "src/routes/answers.js": `import "../shared-elsewhere.js"; import "../lib/rule.js"; console.log("answers");`,
  "src/routes/search.js": `import "../shared-elsewhere.js"; import "../lib/rule.js"; import "../lib/of-search.js"; console.log("search");`,
  "src/lib/rule.js": `console.log("shared rule");`,
  "src/lib/of-search.js": `console.log("rule of the search");`,
  "src/shared-elsewhere.js": `console.log("shared elsewhere"); globalThis.text = "${"x".repeat(1_000)}";`,
};

/** Builds a site and returns, for each file, the texts that its modules log. */
async function buildSite(site: Record<string, string>): Promise<string[]> {
  const root = newFolder(site);
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(root) } } },
    },
  });
  if (!("output" in result)) throw new Error("The build returned no output.");
  return result.output
    .filter((file): file is Rolldown.OutputChunk => file.type === "chunk")
    .map(({ code }) =>
      [...code.matchAll(/console\.log\("([^"]+)"\)/g)]
        .map(([, text = ""]) => text)
        .toSorted()
        .join(", "),
    )
    .filter((texts) => texts !== "")
    .toSorted();
}

it("the build puts everything that runs at boot into one file, React into another, and the application with the shared modules that are small or of the landing page into a third", async () => {
  expect(await buildSite(SITE)).toEqual([
    "answers",
    "at boot",
    "faq",
    "in the shell, shared rule, shared with the landing page",
    "landing page",
    "library",
    "rule of the search, search",
    "shared elsewhere",
  ]);
});

it("the build stops when a module that the groups name is missing", async () => {
  const { [landingPage]: _missing, ...rest } = SITE;
  const moved = { ...rest, [app]: `import "../in-shell.js"; import("../routes/faq.js");` };
  await expect(buildSite(moved)).rejects.toThrow(landingPage);
});

it("the build puts the demo store and what it shares with other pages into one file", async () => {
  const files = await buildSite({
    ...SITE,
    "src/routes/faq.js": `import("../demo/open-store.ts"); import("./checkout.js"); console.log("faq");`,
    "src/routes/checkout.js": `import "../demo-shop.js"; console.log("checkout");`,
    "src/demo/open-store.ts": `import "../demo-shop.js"; console.log("demo store");`,
    "src/demo-shop.js": `console.log("demo shop"); globalThis.text = "${"x".repeat(1_000)}";`,
  });
  expect(files).toContain("demo shop, demo store");
  expect(files).toContain("checkout");
});
