// The site and its affiliate lookup in one server for Deno: docs/hosting.md has the command. It answers as `npm run preview` does.
import { folderSite, siteResponse } from "./lib/site-response.ts";
import { handleAffiliates, liveDependencies } from "./lib/affiliate-lookup.ts";
import { readSettings } from "./lib/settings.ts";
import { denoKvStore, type DenoKv } from "./lib/stores/deno-kv.ts";
import { noStore } from "./lib/stores/text-store.ts";

/** The used part of Deno. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  exit: (status: number) => never;
  /** Missing without --unstable-kv. */
  openKv?: () => Promise<DenoKv>;
  serve: (
    options: { port: number; hostname?: string },
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response> | Response,
  ) => void;
};

const port = Deno.env.get("PORT") ?? "8000";
const folder = Deno.env.get("SITE_FOLDER") ?? "dist";
/** The header in which a server in front of this one writes the visitor's address. Without it, all visitors would have that server's. */
const addressHeader = Deno.env.get("ADDRESS_HEADER") ?? "";
/** Anybody who reaches this server can send the header, so by default only the server in front of it does, on the same machine. */
const listenAddress = Deno.env.get("LISTEN_ADDRESS") || (addressHeader === "" ? null : "127.0.0.1");
const site = folderSite(folder);
if (!isPort(port)) stop(`PORT holds "${port}"; it should be a number from 1 to 65535, such as 8000.`);
if (!site.isFile("/index.html"))
  stop(`There is no site in ${folder}: run npm run build, or set SITE_FOLDER to the folder of the site.`);
if (/[^\w-]/.test(addressHeader))
  stop(
    `ADDRESS_HEADER holds "${addressHeader}"; it should be the name of a header, such as X-Forwarded-For.`,
  );
const dependencies = liveDependencies({
  settings: readSettings((name) => Deno.env.get(name)),
  store: Deno.openKv ? denoKvStore(await Deno.openKv()) : noStore,
});

try {
  Deno.serve({ port: Number(port), ...(listenAddress === null ? {} : { hostname: listenAddress }) }, answer);
} catch (error) {
  const name = error instanceof Error ? error.name : "";
  if (name === "AddrNotAvailable")
    stop(
      `LISTEN_ADDRESS holds "${listenAddress}"; it should be an address of this machine, such as 0.0.0.0 for all of them.`,
    );
  if (name !== "AddrInUse") throw error;
  stop(`Port ${port} is used by another program: end that program, or set PORT to a free port.`);
}

function isPort(text: string): boolean {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number < 65_536;
}

/** A server in front appends the address that it sees; what is before it, the visitor may have written. */
function addressIn(headers: Headers): string | undefined {
  const list = addressHeader === "" ? null : headers.get(addressHeader);
  return list?.split(",").at(-1)?.trim();
}

/** Ends the server with one line that says what to do. */
function stop(problem: string): never {
  console.error(problem);
  Deno.exit(1);
}

function answer(
  request: Request,
  { remoteAddr }: { remoteAddr: { hostname: string } },
): Promise<Response> | Response {
  const { pathname, search } = new URL(request.url);
  if (pathname === "/api/affiliates")
    return handleAffiliates(
      request,
      { address: addressIn(request.headers) || remoteAddr.hostname, waitUntil: () => undefined },
      dependencies,
    );
  const { status, headers, body } = siteResponse(site, pathname + search, (name) =>
    request.headers.get(name),
  );
  // Deno sends no body in answer to HEAD. A redirect must not have one.
  return new Response(status === 308 || status === 304 ? null : new Uint8Array(body), { status, headers });
}
