// Runs axe in a page. The test evaluates the script through the debugger, so the content security policy still applies.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import type axe from "axe-core";
import { layoutLabels } from "@/content/interface";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Scope {
  /** Rules that are not applied. */
  without?: readonly string[];
  /** The part of the page; the home page as a whole takes axe several seconds. */
  within?: Locator;
}

/** The violations that axe reports, one line for each rule and element. */
export async function violations(
  page: Page,
  { without = [], within = page.locator("html") }: Scope = {},
): Promise<string[]> {
  await page.evaluate(source);
  // axe counts a target that the sticky bar covers at this scroll position as too small.
  const bar = page.getByRole("region", { name: layoutLabels.buyBar });
  const place = (position: string) =>
    bar.evaluateAll(
      (bars, value) => bars.forEach((node) => node.style.setProperty("position", value)),
      position,
    );
  await place("static");
  // By `preload` axe would request the vendors' sheets by script, which the policy refuses. No rule of these tags needs them.
  const options: axe.RunOptions = {
    runOnly: TAGS,
    resultTypes: ["violations"],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    preload: false,
  };
  const library = await page.evaluateHandle<typeof axe>("axe");
  const found = await within.evaluate(
    async (node, [{ run }, chosen]) => (await run(node, chosen)).violations,
    [library, options] as const,
  );
  await place("");
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  );
}
