// Reads the address that the doctor is given, and finds out whether our site is there at all.
import { paths } from "@/lib/site/paths";
import { pageOf } from "../../../plugins/host/built-files";
import { describeFailure, type Send } from "../request-failure";

const COMMAND = "npm run site doctor";
const MAX_REDIRECTS = 10;

/** The origin of the site, or one sentence that says why it cannot be examined. */
export type Reached = { origin: string } | { problem: string };

export async function reachSite(text: string | undefined, send: Send, limitMs: number): Promise<Reached> {
  const read = readAddress(text?.trim() ?? "");
  if ("problem" in read) return read;
  const { origin } = read;
  const followed: string[] = [];
  for (let address = `${origin}/`; ;) {
    const asked = await ask(address, send, limitMs);
    if ("problem" in asked) return asked;
    const { response, html } = asked;
    const target = redirectTarget(response, address);
    if (target === null) return examine(origin, address, response.status, html);
    followed.push(address);
    if (followed.includes(target) || followed.length > MAX_REDIRECTS)
      return {
        problem: `${origin} redirects in a circle (${[...followed.slice(0, 2), target].join(" to ")}): remove one of the redirects at the host.`,
      };
    address = target;
  }
}

/** Whether an address is one of this machine, where nothing is published. */
export function isLocalHost(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** What is wrong when a public site also answers without encryption. A closed port is right. */
export async function checkEncryption(origin: string, send: Send, limitMs: number): Promise<string[]> {
  const { hostname, protocol, port } = new URL(origin);
  if (protocol !== "https:" || port !== "" || isLocalHost(hostname)) return [];
  const plain = `http://${hostname}/`;
  const asked = await ask(plain, send, limitMs);
  if ("problem" in asked) return [];
  const target = redirectTarget(asked.response, plain);
  return target?.startsWith("https://") === true
    ? []
    : [
        `${plain} is answered without encryption (status ${asked.response.status}): let the host redirect http to https.`,
      ];
}

function readAddress(text: string): Reached {
  if (text === "") return { problem: `Give the address of the site: ${COMMAND} https://your.site` };
  const address = URL.canParse(text) && /^https?:\/\//.test(text) ? new URL(text) : null;
  if (address === null) {
    const guess = URL.canParse(`https://${text}`) && /^[\w.-]+\.\w+/.test(text) ? text : "your.site";
    return {
      problem: `"${text}" is no full address, which begins with https://: ${COMMAND} https://${guess}`,
    };
  }
  const { origin, hostname, pathname, protocol, search, hash, username } = address;
  if (protocol === "http:" && !isLocalHost(hostname))
    return {
      problem: `${origin} is an address without encryption: ${COMMAND} ${origin.replace("http:", "https:")}`,
    };
  if (pathname !== "/" || search !== "" || hash !== "" || username !== "")
    return {
      problem: `"${text}" has more than a host, and the site works at the root of a host only: ${COMMAND} ${origin}`,
    };
  return { origin };
}

async function ask(
  address: string,
  send: Send,
  limitMs: number,
): Promise<{ response: Response; html: string } | { problem: string }> {
  try {
    const response = await send(address, { redirect: "manual", signal: AbortSignal.timeout(limitMs) });
    return { response, html: await response.text() };
  } catch (error) {
    return { problem: describeFailure(error, new URL(address).origin) };
  }
}

function redirectTarget({ status, headers }: Response, from: string): string | null {
  const location = headers.get("location");
  return location !== null && status > 300 && status < 400 && URL.canParse(location, from)
    ? new URL(location, from).href
    : null;
}

/** The response at the end of all redirects. */
function examine(origin: string, address: string, status: number, html: string): Reached {
  const found = new URL(address);
  if (found.origin !== origin)
    return { problem: `${origin} leads to ${found.origin}: ${COMMAND} ${found.origin}` };
  if (found.pathname !== "/")
    return {
      problem: `${origin}/ leads to ${found.pathname}: remove that redirect, because the home page is at the root.`,
    };
  if (status === 401 || status === 403)
    return {
      problem: `${origin} asks for a password (status ${status}): turn off the host's protection of this deployment.`,
    };
  if (status === 429 || status >= 500)
    return {
      problem: `${origin} is busy or down (status ${status}): look at the host's status and run the command again.`,
    };
  if (status !== 200)
    return {
      problem: `${origin} has no home page (status ${status}): publish the folder dist/ with this host.`,
    };
  if (pageOf(html) !== paths.home)
    return {
      problem: `${origin} shows another page than this site's: publish the folder dist/ there, or correct the address.`,
    };
  return { origin };
}
