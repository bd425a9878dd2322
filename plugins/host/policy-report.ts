import { framePath } from "../../src/lib/site/frame-path.ts";
import type { Config } from "../../src/vendors/config.ts";
import type { Policy, PolicySource } from "../../src/vendors/facts.ts";
import { registry } from "../../src/vendors/registry.ts";

/** One line for each vendor that the security policy allows something for: what, and why. */
export function policyReport(config: Config): string[] {
  const site = registry
    .allowances(config)
    .map(
      ({ vendor, policy, why }) => `The policy allows for ${vendor}: ${sourcesOf(policy)}, because ${why}.`,
    );
  const own = registry
    .frames(config)
    .map(
      (frame) =>
        `The policy of ${framePath(frame.name)} allows: ${sourcesOf(frame.policy)}, because ${frame.why}.`,
    );
  return [...site, ...own];
}

function sourcesOf(policy: Policy): string {
  return Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.map(nameOf).join(" ")}`)
    .join("; ");
}

function nameOf(source: PolicySource): string {
  return typeof source === "string" ? source : "(one style sheet, by its hash)";
}
