// What each host reads, all of it from one value: the rules of `_headers`.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtFiles } from "../built-files.ts";
import { parseHeadersFile } from "../static-host.ts";
import { caddyFile } from "./caddy-file.ts";
import { nginxFile, nginxHeadersFile, nginxLookupFile } from "./nginx-file.ts";
import { routesFile } from "./routes-file.ts";
import { vercelFile } from "./vercel-file.ts";

/** `headers` is the text of `_headers`. Called last, because one of the files names what the built folder has. */
export async function writeHostFiles(dist: string, headers: string, siteUrl: string): Promise<void> {
  const rules = parseHeadersFile(headers);
  const { host } = new URL(siteUrl);
  const served = builtFiles(dist);
  // Beside the built folder, because no host may serve these files.
  const folder = `${dist}-hosts`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(dist, "_headers"), headers);
  await writeFile(join(dist, "_routes.json"), routesFile(served));
  await writeFile(join(folder, "nginx.conf"), nginxFile(rules, host));
  await writeFile(join(folder, "nginx-headers.conf"), nginxHeadersFile(rules));
  await writeFile(join(folder, "lookup.conf"), nginxLookupFile);
  await writeFile(join(folder, "Caddyfile"), caddyFile(rules, host));
  await writeFile(join(folder, "vercel.json"), vercelFile(rules));
}
