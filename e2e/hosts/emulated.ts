// The hosts that have no server to start here: each is answered by the code of its vendor, or by the nearest to it, within this process.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { z } from "zod";
import { FILE_TYPES } from "../../plugins/host/file-types.ts";
import { nodeHandler, respondByRoutes, type Route } from "./respond.ts";

export interface EmulatedHost {
  handler: RequestListener;
  stop: () => unknown;
}

/** The parts of the packages that are used here. They are installed when a test asks for them, so their types are not there. */
interface NetlifyModule {
  NetlifyDev: new (options: object) => {
    start: () => Promise<unknown>;
    stop: () => Promise<unknown>;
    handle: (request: Request) => Promise<Response | undefined>;
  };
}
interface VercelModule {
  getTransformedRoutes: (configuration: object) => { routes: Route[]; error: Error | null };
}
type S3Module = new (options: object) => {
  run: () => Promise<{ port: number }>;
  close: () => Promise<unknown>;
  callback: () => RequestListener;
};

/** Netlify's own emulator: its parsers of `netlify.toml` and `_headers`, its redirects, headers and files. */
export async function netlifyHost(modules: string, dist: string, folder: string): Promise<EmulatedHost> {
  emptied(folder);
  cpSync("netlify.toml", join(folder, "netlify.toml"));
  cpSync(dist, join(folder, "dist"), { recursive: true });
  const { NetlifyDev }: NetlifyModule = await import(join(modules, "@netlify/dev/dist/main.js"));
  const [on, off] = [{ enabled: true }, { enabled: false }];
  const site = new NetlifyDev({
    projectRoot: folder,
    // It runs in a copy, which no repository has.
    skipGitignore: true,
    serverAddress: "http://localhost:8888",
    headers: on,
    redirects: on,
    staticFiles: on,
    aiGateway: off,
    blobs: off,
    database: off,
    // They need Deno from an address that is no registry.
    edgeFunctions: off,
    environmentVariables: off,
    functions: off,
    geolocation: off,
    images: off,
    logger: { log: () => undefined, warn: console.warn, error: console.error },
  });
  await site.start();
  const handler = nodeHandler(async (request) => {
    const found = await site.handle(request);
    if (found) return found;
    // The emulator leaves this to the command line tool around it: https://docs.netlify.com/routing/redirects/redirect-options/
    const page = await site.handle(new Request(new URL("/404.html", request.url)));
    return new Response(page?.body ?? null, { status: 404, headers: page?.headers ?? {} });
  });
  return { handler, stop: () => site.stop() };
}

/** The routes that Vercel's own package makes of `vercel.json`, answered in the order that Vercel documents for them. */
export function vercelHost(modules: string, dist: string, file: string): EmulatedHost {
  const { getTransformedRoutes }: VercelModule = createRequire(join(modules, "x.js"))(
    "@vercel/routing-utils",
  );
  const configuration = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, "utf8")));
  const { routes, error } = getTransformedRoutes(configuration);
  if (error) throw new Error(error.message);
  return { handler: nodeHandler(respondByRoutes(routes, cleanUrls(dist))), stop: () => undefined };
}

/** Address -> file, as `cleanUrls` names them. The recipe leaves out what other hosts read. */
function cleanUrls(dist: string): (path: string) => Uint8Array<ArrayBuffer> | null {
  const files = filesOf(dist).filter((file) => !file.startsWith("_"));
  return (path) => {
    const file = files.find((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, "$1")}` === path);
    return file === undefined ? null : new Uint8Array(readFileSync(join(dist, file)));
  };
}

/** s3rver, an independent implementation of S3, with the website of a bucket to which the build with folders is copied. */
export async function s3Host(modules: string, dist: string, folder: string): Promise<EmulatedHost> {
  const S3rver: S3Module = createRequire(join(modules, "x.js"))("s3rver");
  emptied(folder);
  const website =
    "<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument>" +
    "<ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>";
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "site", configs: [website] }],
  });
  const { port } = await server.run();
  for (const file of filesOf(dist)) {
    // The recipe leaves these files out.
    if (file.startsWith("_")) continue;
    const type = FILE_TYPES[file.slice(file.lastIndexOf("."))];
    const response = await fetch(`http://127.0.0.1:${port}/site/${file}`, {
      method: "PUT",
      body: readFileSync(join(dist, file)),
      headers: type === undefined ? {} : { "Content-Type": type },
    });
    if (!response.ok) throw new Error(`s3rver refused ${file} with status ${response.status}.`);
  }
  const answer = server.callback();
  const handler: RequestListener = (request, response) => {
    // A bucket's website has a host name of its own.
    request.headers.host = "site";
    answer(request, response);
  };
  return { handler, stop: () => server.close() };
}

function emptied(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** What GitHub Pages documents, and what its answers show, as a configuration of nginx. No package answers as it does. */
export function githubPagesServer(port: number, dist: string): string {
  return [
    "server {",
    `listen ${port};`,
    `root ${dist};`,
    "include /etc/nginx/mime.types;",
    "types { application/manifest+json webmanifest; text/vtt vtt; image/avif avif; font/woff2 woff2; text/javascript js mjs; video/mp4 mp4; }",
    "absolute_redirect off;",
    "gzip on;",
    "gzip_types text/css text/javascript application/json image/svg+xml application/xml;",
    'add_header Cache-Control "max-age=600" always;',
    "error_page 404 /404.html;",
    "error_page 403 =404 /404.html;",
    // The recipe leaves these files out.
    "location ~ ^/_ { return 404; }",
    "location / { try_files $uri $uri.html $uri/ =404; }",
    "}",
  ].join("\n");
}
