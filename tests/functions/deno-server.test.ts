// @vitest-environment node
// What an operator may start the server for Deno with. The parts of Deno stand in for its runtime, which `npm run test:hosts` starts.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "site-"));
for (const name of ["index", "404"]) writeFileSync(join(folder, `${name}.html`), `<title>${name}</title>`);

type Handler = (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response> | Response;
const serve = vi.fn<(options: { port: number }, handler: Handler) => void>();

beforeEach(() => {
  vi.resetModules();
  serve.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

/** Starts the server with these variables. Returns what it prints; the runtime ends where it stops. */
async function start(variables: Record<string, string>): Promise<string[]> {
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
  });
  await import("../../functions/deno-server.ts").catch((error: unknown) => expect(error).toBe(end));
  return lines;
}

it("serves the folder on the port that it is given", async () => {
  expect(await start({ PORT: "8123", SITE_FOLDER: folder })).toEqual([]);
  const [[options, handler] = []] = serve.mock.calls;
  expect(options).toEqual({ port: 8123 });
  const response = await handler?.(new Request("http://localhost:8123/"), {
    remoteAddr: { hostname: "127.0.0.1" },
  });
  expect([response?.status, await response?.text()]).toEqual([200, "<title>index</title>"]);
});

it("says what to do when another program has the port", async () => {
  serve.mockImplementation(() => {
    throw Object.assign(new Error("Address already in use (os error 98)"), { name: "AddrInUse" });
  });
  expect(await start({ SITE_FOLDER: folder })).toEqual([
    "Port 8000 is used by another program: end that program, or set PORT to a free port.",
  ]);
});

it.each(["abc", "0", "70000", "80.5"])("names a port that is none: %s", async (port) => {
  expect(await start({ PORT: port, SITE_FOLDER: folder })).toEqual([
    `PORT holds "${port}"; it should be a number from 1 to 65535, such as 8000.`,
  ]);
  expect(serve).not.toHaveBeenCalled();
});

it("names a folder without a site", async () => {
  expect(await start({ SITE_FOLDER: join(folder, "none") })).toEqual([
    `There is no site in ${join(folder, "none")}: run npm run build, or set SITE_FOLDER to the folder of the site.`,
  ]);
});
