// The ports on which the sites of the journeys are served.
import { createServer } from "node:net";

const FIRST_PORT = 4310;

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
    if (await isBusy(port))
      return `Port ${port} is used by another program: end that program, or set E2E_PORT to the first of three free ports.`;
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
