// @vitest-environment node
// What an operator may start the server for Deno with. The parts of Deno stand in for its runtime, which `npm test -- --hosts` starts.
import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import type { DenoKv } from "../../functions/lib/stores/deno-kv.ts";
import { newFolder } from "../write-files";
import { affiliate, page, publicPayload, serviceWith, TOKEN } from "./service-list";

const SITE_FOLDER = newFolder({
  "index.html": "<title>index</title>",
  "faq.html": "<title>faq</title>",
  "film.mp4": "0123456789",
});

type Handler = (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response> | Response;
const serve = vi.fn<(options: { port: number; hostname?: string }, handler: Handler) => void>();

beforeEach(() => {
  vi.resetModules();
  serve.mockReset();
});

/** Starts the server with these variables. Returns what it prints; the runtime ends where it stops. */
async function start(changes: Record<string, string>, openKv?: () => Promise<DenoKv>): Promise<string[]> {
  const variables = new Map(Object.entries({ SITE_FOLDER, ...changes }));
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  const end = new Error("The process has ended.");
  vi.stubGlobal("Deno", {
    env: { get: (name: string) => variables.get(name) },
    exit: (status: number) => {
      expect(status).toBe(1);
      throw end;
    },
    serve,
    openKv,
  });
  await import("../../functions/deno-server.ts").catch((error: unknown) => {
    if (error !== end) throw error;
  });
  return lines;
}

/** Sends a request to the server that was started last. */
async function ask(path: string, headers: HeadersInit = {}) {
  const handler = serve.mock.lastCall?.[1];
  if (!handler) throw new Error("No server has started.");
  const request = new Request(`http://localhost:8000${path}`, { headers });
  return handler(request, { remoteAddr: { hostname: "127.0.0.1" } });
}

it.each<[where: string, variables: Record<string, string>, options: object]>([
  ["the port that it is given", { PORT: "8123" }, { port: 8123 }],
  [
    "this machine alone, where a server in front of it names visitors",
    { ADDRESS_HEADER: "X-Forwarded-For" },
    { port: 8000, hostname: "127.0.0.1" },
  ],
  [
    "the address that the operator names",
    { ADDRESS_HEADER: "X-Forwarded-For", LISTEN_ADDRESS: "10.0.0.5" },
    { port: 8000, hostname: "10.0.0.5" },
  ],
])("can be reached at %s", async (_, variables, options) => {
  expect(await start(variables)).toEqual([]);
  expect(serve.mock.lastCall?.[0]).toEqual(options);
});

it("is started by the service unit of the document as by its command line, and can be reached from its own machine alone", () => {
  const document = readFileSync("docs/hosting.md", "utf8");
  const [, unit = ""] = /```ini\n([^`]+)```/.exec(document) ?? [];
  const [, command = ""] = /^SITE_FOLDER=\S+ deno (run .+)$/m.exec(document) ?? [];
  expect(unit).toContain(`/deno ${command}\n`);
  expect(unit).toMatch(/^Environment=.*\bSITE_FOLDER=\S+ .*\bADDRESS_HEADER=X-Forwarded-For$/m);
  expect(unit).not.toContain("LISTEN_ADDRESS");
});

it.each<[path: string, asked: HeadersInit, status: number, headers: object, body: unknown]>([
  ["/", {}, 200, {}, "<title>index</title>"],
  ["/", { "Accept-Encoding": "br" }, 200, { "content-encoding": "br" }, expect.any(String)],
  ["/", { "If-None-Match": "*" }, 304, {}, null],
  ["/film.mp4?v=2", { Range: "bytes=2-4" }, 206, { "content-range": "bytes 2-4/10" }, "234"],
  ["/faq.html?utm_source=film", {}, 308, { location: "/faq?utm_source=film" }, null],
])("answers %s with %j by %d, %j and %s", async (path, asked, status, headers, body) => {
  await start({});
  const response = await ask(path, asked);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  expect(response.body && (await response.text())).toEqual(body);
});

it("looks affiliates up, and keeps the list where copies of the server share it", async () => {
  const service = serviceWith(page([affiliate("BRO25", 25)], { last_page: 1 }));
  vi.stubGlobal("fetch", service.send);
  const kept = new Map<string, unknown>();
  const kv: DenoKv = {
    get: (key) => Promise.resolve({ value: kept.get(key.join("/")) ?? null }),
    set: (key, value) => Promise.resolve(void kept.set(key.join("/"), value)),
  };
  const variables = { AFFILIATE_SERVICE_URL: "https://service.example", AFFILIATE_SERVICE_TOKEN: TOKEN };
  for (const [store, requests] of [
    [() => Promise.resolve(kv), 1],
    [() => Promise.resolve(kv), 1],
    [undefined, 2],
  ] as const) {
    vi.resetModules();
    await start(variables, store);
    expect(await (await ask("/api/affiliates?code=BRO25")).json()).toEqual(publicPayload("BRO25", 25));
    expect(service.requests).toHaveLength(requests);
  }
});

it("limits the lookups of each visitor, also behind another server that names them", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const statusFor = async (forwarded: string) =>
    (await ask("/api/affiliates?code=BRO25", { "X-Forwarded-For": forwarded })).status;
  const fill = (forwarded: string) => Promise.all(Array.from({ length: 30 }, () => statusFor(forwarded)));
  await start({ ADDRESS_HEADER: "X-Forwarded-For" });
  // The server in front wrote the last address, the visitor what is before it.
  await fill("203.0.113.1");
  expect(await statusFor("198.51.100.8, 203.0.113.1")).toBe(429);
  expect(await statusFor("198.51.100.7, 203.0.113.11")).toBe(503);
  // Without that server, the header says nothing.
  vi.resetModules();
  await start({});
  await fill("203.0.113.1");
  expect(await statusFor("203.0.113.2")).toBe(429);
});

it.each<[variables: Record<string, string>, line: string, refusal?: string]>([
  [
    { ADDRESS_HEADER: "X For" },
    'ADDRESS_HEADER holds "X For"; it should be the name of a header, such as X-Forwarded-For.',
  ],
  [{ PORT: "80.5" }, 'PORT holds "80.5"; it should be a number from 1 to 65535, such as 8000.'],
  [{ PORT: "65536" }, 'PORT holds "65536"; it should be a number from 1 to 65535, such as 8000.'],
  [{ PORT: "0" }, 'PORT holds "0"; it should be a number from 1 to 65535, such as 8000.'],
  [{}, "Port 8000 is used by another program: end that program, or set PORT to a free port.", "AddrInUse"],
  [
    { LISTEN_ADDRESS: "10.0.0.5" },
    'LISTEN_ADDRESS holds "10.0.0.5"; it should be an address of this machine, such as 0.0.0.0 for all of them.',
    "AddrNotAvailable",
  ],
  [
    { SITE_FOLDER: "/none" },
    "There is no site in /none: run npm run build, or set SITE_FOLDER to the folder of the site.",
  ],
])("with %j says: %s", async (variables, line, refusal) => {
  if (refusal !== undefined)
    serve.mockImplementation(() => {
      throw Object.assign(new Error("os error"), { name: refusal });
    });
  expect(await start(variables)).toEqual([line]);
  expect(serve).toHaveBeenCalledTimes(refusal === undefined ? 0 : 1);
});
