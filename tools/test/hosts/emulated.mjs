// The hosts that have no server to start here: each is answered by the code of its vendor, or by the nearest to it, within this process.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { importSource } from "../import-source.mjs";
import { nodeHandler, respondByRoutes } from "./respond.mjs";

/** Netlify's own emulator: its parsers of `netlify.toml` and `_headers`, its redirects, headers and files. */
export async function netlifyHandler(modules, dist, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync("netlify.toml", join(folder, "netlify.toml"));
  cpSync(dist, join(folder, "dist"), { recursive: true });
  const { NetlifyDev } = await import(join(modules, "@netlify/dev/dist/main.js"));
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
    logger: { log: () => {}, warn: console.warn, error: console.error },
  });
  await site.start();
  const handler = nodeHandler(async (request) => {
    const found = await site.handle(request);
    if (found) return found;
    // The emulator leaves this to the command line tool around it: https://docs.netlify.com/routing/redirects/redirect-options/
    const page = await site.handle(new Request(new URL("/404.html", request.url)));
    return new Response(page?.body, { status: 404, headers: page?.headers });
  });
  return { handler, stop: () => site.stop() };
}

/** The routes that Vercel's own package makes of `vercel.json`, answered in the order that Vercel documents for them. */
export function vercelHandler(modules, dist, file) {
  const { getTransformedRoutes } = createRequire(join(modules, "x.js"))("@vercel/routing-utils");
  const { routes, error } = getTransformedRoutes(JSON.parse(readFileSync(file, "utf8")));
  if (error) throw new Error(error.message);
  return { handler: nodeHandler(respondByRoutes(routes, cleanUrls(dist))), stop: () => {} };
}

/** Address -> file, as `cleanUrls` names them. The recipe leaves out what other hosts read. */
function cleanUrls(dist) {
  const files = filesOf(dist).filter((file) => !file.startsWith("_"));
  return (path) => {
    const file = files.find((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, "$1")}` === path);
    return file === undefined ? null : readFileSync(join(dist, file));
  };
}

/** s3rver, an independent implementation of S3, with the website of a bucket to which the build with folders is copied. */
export async function s3Handler(modules, dist, folder) {
  const S3rver = createRequire(join(modules, "x.js"))("s3rver");
  const { FILE_TYPES } = await importSource("plugins/host/file-types.ts");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
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
      headers: type ? { "Content-Type": type } : {},
    });
    if (!response.ok) throw new Error(`s3rver refused ${file} with status ${response.status}.`);
  }
  const answer = server.callback();
  const handler = (request, response) => {
    // A bucket's website has a host name of its own.
    request.headers.host = "site";
    return answer(request, response);
  };
  return { handler, stop: () => server.close() };
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** What GitHub Pages documents, and what its answers show, as a configuration of nginx. No package answers as it does. */
export function githubPagesServer(port, dist) {
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
