// @vitest-environment node
// What an operator may start the server for Deno with. The parts of Deno stand in for its runtime, which `npm test -- --hosts` starts.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { RATE_LIMITS } from "../../functions/lib/affiliate-lookup.ts";
import type { DenoKv } from "../../functions/lib/stores/deno-kv.ts";
import { affiliate, page, publicPayload, serviceWith, TOKEN } from "./service-list";

const folder = mkdtempSync(join(tmpdir(), "site-"));
for (const name of ["index", "faq", "404"])
  writeFileSync(join(folder, `${name}.html`), `<title>${name}</title>`);
writeFileSync(join(folder, "film.mp4"), "0123456789");

type Handler = (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response> | Response;
const serve = vi.fn<(options: { port: number; hostname?: string }, handler: Handler) => void>();

beforeEach(() => {
  vi.resetModules();
  serve.mockReset();
});

/** Starts the server with these variables. Returns what it prints; the runtime ends where it stops. */
async function start(variables: Record<string, string>, openKv?: () => Promise<DenoKv>): Promise<string[]> {
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  const end = new Error("The process has ended.");
  vi.stubGlobal("Deno", {
    env: { get: (name: string) => variables[name] },
    exit: (status: number) => {
      expect(status).toBe(1);
      throw end;
    },
    serve,
    ...(openKv ? { openKv } : {}),
  });
  await import("../../functions/deno-server.ts").catch((error: unknown) => {
    if (error !== end) throw error;
  });
  return lines;
}

/** Sends a request to the server that was started last. */
async function ask(path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const handler = serve.mock.lastCall?.[1];
  return handler?.(new Request(`http://localhost:8000${path}`, init), {
    remoteAddr: { hostname: "127.0.0.1" },
  });
}

it("serves the folder on the port that it is given", async () => {
  expect(await start({ PORT: "8123", SITE_FOLDER: folder })).toEqual([]);
  expect(serve.mock.lastCall?.[0]).toEqual({ port: 8123 });
  const response = await ask("/");
  expect([response?.status, await response?.text()]).toEqual([200, "<title>index</title>"]);
});

it.each([
  ["this machine alone, where a server in front of it names visitors", {}, "127.0.0.1"],
  ["the address that the operator names", { LISTEN_ADDRESS: "10.0.0.5" }, "10.0.0.5"],
])("can be reached from %s", async (_, variables, hostname) => {
  await start({ SITE_FOLDER: folder, ADDRESS_HEADER: "X-Forwarded-For", ...variables });
  expect(serve.mock.lastCall?.[0]).toEqual({ port: 8000, hostname });
});

it("is started by the service unit of the document as by its command line, and can be reached from its own machine alone", () => {
  const document = readFileSync("docs/hosting.md", "utf8");
  const [, unit = ""] = /```ini\n([^`]+)```/.exec(document) ?? [];
  const [, command = ""] = /^SITE_FOLDER=\S+ deno (run .+)$/m.exec(document) ?? [];
  expect(unit).toContain(`/deno ${command}\n`);
  expect(unit).toMatch(/^Environment=.*\bSITE_FOLDER=\S+ .*\bADDRESS_HEADER=X-Forwarded-For$/m);
  expect(unit).not.toContain("LISTEN_ADDRESS");
});

it("sends the part of a film that is asked for, and a page in an encoding that the browser takes, or not again", async () => {
  await start({ SITE_FOLDER: folder });
  const part = await ask("/film.mp4?v=2", { headers: { Range: "bytes=2-4" } });
  expect(part?.headers.get("Content-Range")).toBe("bytes 2-4/10");
  const packed = await ask("/", { headers: { "Accept-Encoding": "br" } });
  expect(packed?.headers.get("Content-Encoding")).toBe("br");
  expect((await ask("/", { headers: { "If-None-Match": "*" } }))?.status).toBe(304);
});

it("sends a visitor from the file of a page to its address, with the parameters of the link", async () => {
  await start({ SITE_FOLDER: folder });
  const response = await ask("/faq.html?utm_source=film");
  expect([response?.status, response?.headers.get("Location"), response?.body]).toEqual([
    308,
    "/faq?utm_source=film",
    null,
  ]);
});

it("looks affiliates up, and keeps the list where copies of the server share it", async () => {
  const service = serviceWith(page([affiliate("BRO25", 25)], { last_page: 1 }));
  vi.stubGlobal("fetch", service.send);
  const kept = new Map<string, unknown>();
  const kv: DenoKv = {
    get: (key) => Promise.resolve({ value: kept.get(key.join("/")) ?? null }),
    set: (key, value) => Promise.resolve(void kept.set(key.join("/"), value)),
  };
  const variables = {
    SITE_FOLDER: folder,
    AFFILIATE_SERVICE_URL: "https://service.example",
    AFFILIATE_SERVICE_TOKEN: TOKEN,
  };
  for (const [store, requests] of [
    [() => Promise.resolve(kv), 1],
    [() => Promise.resolve(kv), 1],
    [undefined, 2],
  ] as const) {
    vi.resetModules();
    await start(variables, store);
    expect(await (await ask("/api/affiliates?code=BRO25"))?.json()).toEqual(publicPayload("BRO25", 25));
    expect(service.requests).toHaveLength(requests);
  }
});

it("limits the lookups of each visitor, also behind another server that names them", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const statusFor = async (forwarded: string) =>
    (await ask("/api/affiliates?code=BRO25", { headers: { "X-Forwarded-For": forwarded } }))?.status;
  const fill = (forwarded: string) =>
    Promise.all(Array.from({ length: RATE_LIMITS.perAddress }, () => statusFor(forwarded)));
  await start({ SITE_FOLDER: folder, ADDRESS_HEADER: "X-Forwarded-For" });
  // The server in front wrote the last address, the visitor what is before it.
  await fill("203.0.113.1");
  expect(await statusFor("198.51.100.8, 203.0.113.1")).toBe(429);
  expect(await statusFor("198.51.100.7, 203.0.113.11")).toBe(503);
  // Without that server, the header says nothing.
  vi.resetModules();
  await start({ SITE_FOLDER: folder });
  await fill("203.0.113.1");
  expect(await statusFor("203.0.113.2")).toBe(429);
});

/** What Deno throws. */
const refusal = (name: string) => () => {
  throw Object.assign(new Error("os error"), { name });
};

it.each<[string, Record<string, string>, string, (() => never)?]>([
  [
    "a header's name that is none",
    { ADDRESS_HEADER: "X For" },
    'ADDRESS_HEADER holds "X For"; it should be the name of a header, such as X-Forwarded-For.',
  ],
  ...["80.5", "65536", "0"].map((port): [string, Record<string, string>, string] => [
    `a port that is none: ${port}`,
    { PORT: port },
    `PORT holds "${port}"; it should be a number from 1 to 65535, such as 8000.`,
  ]),
  [
    "a port that is in use",
    {},
    "Port 8000 is used by another program: end that program, or set PORT to a free port.",
    refusal("AddrInUse"),
  ],
  [
    "an address of another machine",
    { LISTEN_ADDRESS: "10.0.0.5" },
    'LISTEN_ADDRESS holds "10.0.0.5"; it should be an address of this machine, such as 0.0.0.0 for all of them.',
    refusal("AddrNotAvailable"),
  ],
  [
    "a folder without a site",
    { SITE_FOLDER: "/none" },
    "There is no site in /none: run npm run build, or set SITE_FOLDER to the folder of the site.",
  ],
])("names %s", async (_, variables, line, refuse) => {
  if (refuse) serve.mockImplementation(refuse);
  expect(await start({ SITE_FOLDER: folder, ...variables })).toEqual([line]);
  expect(serve).toHaveBeenCalledTimes(refuse ? 1 : 0);
});
