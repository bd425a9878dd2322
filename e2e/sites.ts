// The sites that the journeys visit, all of the same commit: how each is built, and the port on which it is served.
import { createServer } from "node:net";
import shopEnvironment from "./shop-environment.json" with { type: "json" };

const FIRST_PORT = 4310;
const CACHE = "node_modules/.cache/mugworks";

/**
 * The folder of each site: without configuration, for a shop, with React's development warnings, and with the affiliate lookup on its
 * own origin (e2e/edge/server.ts).
 */
export const SITE_FOLDERS = {
  demo: "dist",
  shop: `${CACHE}/shop`,
  development: `${CACHE}/development`,
  edge: `${CACHE}/edge`,
};

export type Site = keyof typeof SITE_FOLDERS;
export const isSite = (name: string): name is Site => Object.hasOwn(SITE_FOLDERS, name);

/** The step of `npm test` that builds a site. */
export const BUILDS = {
  demo: { name: "build", command: buildTo("demo"), environment: onlyWith({}) },
  shop: { name: "build for a shop", command: buildTo("shop"), environment: onlyWith(shopEnvironment) },
  development: {
    name: "build for development",
    command: [...buildTo("development"), "--mode", "development"],
    environment: onlyWith({ NODE_ENV: "development" }),
  },
  edge: {
    name: "build with a lookup",
    command: buildTo("edge"),
    environment: onlyWith({ VITE_AFFILIATE_API_URL: `https://localhost:${journeyPorts().edge}` }),
  },
};

function buildTo(site: Site): string[] {
  return ["vite", "build", "--logLevel", "warn", "--outDir", SITE_FOLDERS[site]];
}

/** A configuration in the machine's environment must not leak into the builds under test. */
function onlyWith(values: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.keys(process.env).filter((name) => name.startsWith("VITE_"));
  return { ...Object.fromEntries(own.map((name) => [name, ""])), ...values };
}

/** Site -> port. `first`: E2E_PORT, the first of four. */
export function journeyPorts(first = process.env["E2E_PORT"]): Record<Site, number> {
  const demo = Number(first || FIRST_PORT);
  return { demo, shop: demo + 1, development: demo + 2, edge: demo + 3 };
}

/** One line about a port that cannot be used, or null. */
export async function portProblem(
  sites: readonly Site[],
  first = process.env["E2E_PORT"],
): Promise<string | null> {
  const all = journeyPorts(first);
  const ports = sites.map((site) => all[site]);
  if (ports.some((port) => !Number.isInteger(port) || port < 1 || port > 65_535))
    return `E2E_PORT holds "${first}"; it should be the first of four free ports, such as ${FIRST_PORT}, or empty.`;
  for (const port of ports)
    if (await isBusy(port))
      return `Port ${port} is used by another program: end that program, or set E2E_PORT to the first of four free ports.`;
  return null;
}

function isBusy(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(true));
    probe.listen(port, "localhost", () => probe.close(() => done(false)));
  });
}
