// The vendors' hosts: whether the built policy allows those of the configuration, and whether each documented one still answers.
import type { Config } from "@/vendors/config";
import type { Policy } from "@/vendors/facts";
import { registry } from "@/vendors/registry";
import { contentSecurityPolicy, framePolicy } from "../host/headers";
import { failureReason, type Send } from "../request-failure";
import { nothingFound, type Findings } from "./finding";

const LIMIT_MS = 15_000;

/** RFC 6761 reserves `.test` for stand-ins such as those of src/build/commands/shop-environment.json: none of them ever answers. */
const isStandIn = (source: string): boolean => new URL(source.replace("*.", "")).hostname.endsWith(".test");

/** By origin, the names of the vendors whose facts have it, without stand-ins. A host `https://*.x.com` is kept as it is. */
export function vendorHosts(config: Config): ReadonlyMap<string, ReadonlySet<string>> {
  const hosts = new Map<string, Set<string>>();
  const add = (vendor: string, policy: Policy): void => {
    for (const source of Object.values(policy).flat())
      if (typeof source === "string" && source.startsWith("https://") && !isStandIn(source))
        hosts.set(source, (hosts.get(source) ?? new Set()).add(vendor));
  };
  for (const { name, documented = [] } of registry.vendors)
    for (const policy of documented) add(name, policy);
  for (const { vendor, policy } of registry.allowances(config)) add(vendor, policy);
  return hosts;
}

/** Compares the text of dist/_headers with the facts of the configured vendors. Null where nothing is built. */
export function checkBuiltPolicy(headers: string | null, config: Config): Findings {
  if (headers === null)
    return {
      ...nothingFound,
      missed: ["There is no dist/_headers, so the built policy was not compared: run npm run build first."],
    };
  const wanted = originsIn(
    [contentSecurityPolicy(config), ...registry.frames(config).map(framePolicy)].join(" "),
  );
  const built = originsIn(headers);
  const problems = [
    ...[...wanted]
      .filter((origin) => !built.has(origin))
      .map(
        (origin) =>
          `The built policy does not allow ${origin}, which the facts of a configured vendor name: build again with this configuration.`,
      ),
    ...[...built]
      .filter((origin) => !wanted.has(origin))
      .map(
        (origin) =>
          `The built policy allows ${origin}, which the facts of no configured vendor name: build again with this configuration.`,
      ),
  ];
  if (problems.length > 0) return { ...nothingFound, problems };
  const count = wanted.size === 1 ? "1 host" : `${wanted.size} hosts`;
  return {
    ...nothingFound,
    facts: [`The built policy allows the ${count} of the configured vendors and no other.`],
  };
}

function originsIn(policies: string): ReadonlySet<string> {
  return new Set(policies.match(/https:\/\/[^\s;]+/g));
}

/** A host answers when it sends any response. Where none does, this machine is at fault. */
export async function checkAnswers(
  hosts: ReadonlyMap<string, ReadonlySet<string>>,
  send: Send,
): Promise<Findings> {
  const failures = await Promise.all(
    [...hosts].map(async ([host, vendors]) => {
      const reason = await failureOf(host.replace("*.", ""), send);
      return reason === null ? [] : [{ host, vendors: [...vendors].sort(), reason }];
    }),
  );
  const silent = failures.flat();
  const [first] = silent;
  if (first === undefined)
    return { ...nothingFound, facts: [`All ${hosts.size} hosts of the vendors answer.`] };
  if (silent.length === hosts.size)
    return {
      ...nothingFound,
      missed: [
        `None of the ${hosts.size} hosts of the vendors could be reached (${first.reason}), so whether they answer is not known.`,
      ],
    };
  return {
    ...nothingFound,
    problems: silent.map(
      ({ host, vendors, reason }) =>
        `${host} does not answer (${reason}): compare the facts in ${vendors.map((name) => `src/vendors/${name}`).join(" and ")} with the vendor's documentation.`,
    ),
  };
}

async function failureOf(address: string, send: Send): Promise<string | null> {
  try {
    const options = { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(LIMIT_MS) } as const;
    await send(address, options);
    return null;
  } catch (error) {
    return failureReason(error);
  }
}
