// The sites that the journeys visit, all of the same commit: how each is built, and the port on which it is served.
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { busyPort } from "./busy-port.mjs";

const FIRST_PORT = 4310;
const CACHE = "node_modules/.cache/mugworks";

/** The folder of each site: without configuration, for a shop, and with React's development warnings. */
export const SITE_FOLDERS = {
  demo: "dist",
  shop: `${CACHE}/shop`,
  development: `${CACHE}/development`,
};

export const isSite = (name) => Object.hasOwn(SITE_FOLDERS, name);

/** The step of `npm test` that builds a site. */
export const BUILDS = {
  demo: { name: "build", command: buildTo("demo"), environment: onlyWith({}) },
  shop: {
    name: "build for a shop",
    command: buildTo("shop"),
    environment: onlyWith(
      JSON.parse(readFileSync(new URL("shop-environment.json", import.meta.url), "utf8")),
    ),
  },
  development: {
    name: "build for development",
    command: [...buildTo("development"), "--mode", "development"],
    environment: onlyWith({ NODE_ENV: "development" }),
  },
};

function buildTo(site) {
  return ["vite", "build", "--logLevel", "warn", "--outDir", SITE_FOLDERS[site]];
}

/** A configuration in the machine's environment must not leak into the builds under test. */
function onlyWith(values) {
  const own = Object.keys(process.env).filter((name) => name.startsWith("VITE_"));
  return { ...Object.fromEntries(own.map((name) => [name, ""])), ...values };
}

/** Site -> port. `first`: E2E_PORT, the first of three. */
export function journeyPorts(first = process.env.E2E_PORT) {
  const demo = Number(first || FIRST_PORT);
  return { demo, shop: demo + 1, development: demo + 2 };
}

/** One line about a port that cannot be used, or null. @param {readonly string[]} sites */
export async function portProblem(sites, first = process.env.E2E_PORT) {
  const ports = Object.entries(journeyPorts(first)).flatMap(([site, port]) =>
    sites.includes(site) ? [port] : [],
  );
  if (ports.some((port) => !Number.isInteger(port) || port < 1 || port > 65_535))
    return `E2E_PORT holds "${first}"; it should be the first of three free ports, such as ${FIRST_PORT}, or empty.`;
  for (const port of ports)
    if (await isBusy(port)) return busyPort(port, "set E2E_PORT to the first of three free ports");
  return null;
}

/** @param {number} port */
function isBusy(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(true));
    probe.listen(port, "localhost", () => probe.close(() => done(false)));
  });
}
