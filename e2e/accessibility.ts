// Runs axe in a page. The test evaluates the script through the debugger, so the content security policy still applies.
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import type axe from "axe-core";
import { layoutLabels } from "@/content/interface";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The violations that axe reports, one line for each rule and element. */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
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
  const found: axe.AxeResults["violations"] = await page.evaluate(
    `axe.run(document, ${JSON.stringify({ runOnly: TAGS, resultTypes: ["violations"], rules: disabled(without), preload: false })}).then((result) => result.violations)`,
  );
  await place("");
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  );
}

const disabled = (rules: readonly string[]): axe.RuleObject =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
