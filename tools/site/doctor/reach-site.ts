// Reads the address that the doctor is given, and finds out whether our site is there at all.
import { paths } from "@/lib/site/paths";
import { pageOf } from "../../../plugins/host/static-host";
import { Refusal } from "../../refusal";
import { describeFailure, type Send } from "../request-failure";

const COMMAND = "npm run site doctor";
const MAX_REDIRECTS = 10;

/** Resolves to the origin of the site. Throws one sentence that says why it cannot be examined. */
export async function reachSite(text: string | undefined, send: Send, limitMs: number): Promise<string> {
  const origin = readAddress(text?.trim() ?? "");
  const followed: string[] = [];
  for (let address = `${origin}/`; ;) {
    const { response, html } = await ask(address, send, limitMs);
    const target = redirectTarget(response, address);
    if (target === null) {
      const problem = problemAtEnd(origin, address, response.status, html);
      if (problem !== null) throw new Refusal(problem);
      return origin;
    }
    followed.push(address);
    if (followed.includes(target) || followed.length > MAX_REDIRECTS)
      throw new Refusal(
        `${origin} redirects in a circle (${[...followed.slice(0, 2), target].join(" to ")}): remove one of the redirects at the host.`,
      );
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
  const asked = await ask(plain, send, limitMs).catch(() => null);
  if (asked === null || redirectTarget(asked.response, plain)?.startsWith("https://") === true) return [];
  return [
    `${plain} is answered without encryption (status ${asked.response.status}): let the host redirect http to https.`,
  ];
}

function readAddress(text: string): string {
  if (text === "") throw new Refusal(`Give the address of the site: ${COMMAND} https://your.site`);
  const address = URL.canParse(text) && /^https?:\/\//.test(text) ? new URL(text) : null;
  if (address === null) {
    const guess = URL.canParse(`https://${text}`) && /^[\w.-]+\.\w+/.test(text) ? text : "your.site";
    throw new Refusal(
      `"${text}" is no full address, which begins with https://: ${COMMAND} https://${guess}`,
    );
  }
  const { origin, hostname, pathname, protocol, search, hash, username } = address;
  if (protocol === "http:" && !isLocalHost(hostname))
    throw new Refusal(
      `${origin} is an address without encryption: ${COMMAND} ${origin.replace("http:", "https:")}`,
    );
  if (pathname !== "/" || search !== "" || hash !== "" || username !== "")
    throw new Refusal(
      `"${text}" has more than a host, and the site works at the root of a host only: ${COMMAND} ${origin}`,
    );
  return origin;
}

async function ask(address: string, send: Send, limitMs: number) {
  try {
    const response = await send(address, { redirect: "manual", signal: AbortSignal.timeout(limitMs) });
    return { response, html: await response.text() };
  } catch (error) {
    throw new Refusal(describeFailure(error, new URL(address).origin));
  }
}

function redirectTarget({ status, headers }: Response, from: string): string | null {
  const location = headers.get("location");
  return location !== null && status > 300 && status < 400 && URL.canParse(location, from)
    ? new URL(location, from).href
    : null;
}

/** What is wrong with the response at the end of all redirects; null where it is the home page. */
function problemAtEnd(origin: string, address: string, status: number, html: string): string | null {
  const found = new URL(address);
  if (found.origin !== origin) return `${origin} leads to ${found.origin}: ${COMMAND} ${found.origin}`;
  if (found.pathname !== "/")
    return `${origin}/ leads to ${found.pathname}: remove that redirect, because the home page is at the root.`;
  if (status === 401 || status === 403)
    return `${origin} asks for a password (status ${status}): turn off the host's protection of this deployment.`;
  if (status === 429 || status >= 500)
    return `${origin} is busy or down (status ${status}): look at the host's status and run the command again.`;
  if (status !== 200)
    return `${origin} has no home page (status ${status}): publish the folder dist/ with this host.`;
  if (pageOf(html) !== paths.home)
    return `${origin} shows another page than this site's: publish the folder dist/ there, or correct the address.`;
  return null;
}
