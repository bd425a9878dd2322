// The rules for referral links and headers in the forms that servers read, which have no module of ours, and what nginx and Caddy read,
// from the templates beside this file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PATH_CODE } from "../../../src/lib/referral/referral-code.ts";
import { ROOT } from "../../files.ts";
import { FILE_TYPES, TEXT_TYPES } from "../file-types.ts";
import { CODE_FILE, type HeaderRule } from "../static-host.ts";

/** Where Shopify's own links to discounts are, `/discount/{code}`: SHOP_LINK of the module above. */
export const SHOP_FOLDER = "/discount";
/** The rule of a path `/{code}` (src/lib/referral/referral-code.ts). */
export const CODE_PATTERN = PATH_CODE.source.slice(1, -1);

/**
 * What is no letter or digit. Servers match bytes, so a letter beyond ASCII is none here: a segment that begins or ends with one gets
 * the home page, and the script shows the 404 page in its place.
 */
const OTHER = "[^A-Za-z0-9/]";
/** The names of files for hosts begin with "_". */
const FIRST = "[^A-Za-z0-9/_]";
const ENCODED = "%[0-9A-Fa-f][0-9A-Fa-f]";

/** Matches a segment with a code, for servers that match the decoded path. `code` may name the group of the code. */
export function decodedSegmentPattern(code = CODE_PATTERN): string {
  return `(?:${FIRST}${OTHER}*)?${code}[^A-Za-z0-9/?&]*(?:[?&][^/]*)?`;
}

/** The same for servers that match the path as it was sent. */
export function encodedSegmentPattern(): string {
  return `(?:(?:${ENCODED}|${FIRST})(?:${ENCODED}|${OTHER})*)?${CODE_PATTERN}(?:${ENCODED}|[^A-Za-z0-9/?&])*(?:(?:[?&]|%26|%3[Ff])[^/]*)?`;
}

/** The codes of affiliates with a page of their own, in capitals, of the built files. */
export function ownCodes(files: readonly string[]): string[] {
  return files.flatMap((file) => /^\/(?!404\.)([A-Z0-9]+)\.html$/.exec(file)?.[1] ?? []);
}

export interface HeaderValues {
  name: string;
  /** The value on every path that no other rule names; null when there the header is missing. */
  everywhere: string | null;
  /** Values on some paths. The first one that matches applies. */
  below: { folder: string; value: string }[];
}

const EVERYWHERE = "/*";

/**
 * The rules of `dist/_headers` by header instead of by path, for servers that cannot join rules. Throws on a pattern or a character that a server's configuration would read in another way.
 */
export function headerValues(rules: readonly HeaderRule[]): HeaderValues[] {
  // A browser keeps a response without this header for a time that it guesses.
  const values = new Map<string, HeaderValues>([
    ["Cache-Control", { name: "Cache-Control", everywhere: "no-cache", below: [] }],
  ]);
  for (const { pattern, headers } of rules) {
    for (const [name, value] of headers) {
      if (/["$\\{}]/.test(value))
        throw new Error(`The header ${name} has a character that servers would read: ${value}`);
      const entry = values.get(name) ?? { name, everywhere: null, below: [] };
      values.set(name, entry);
      if (pattern === EVERYWHERE) entry.everywhere = value;
      // In `_headers` the last rule wins.
      else entry.below.unshift({ folder: folderOf(pattern), value });
    }
  }
  return [...values.values()];
}

/** `/assets/` of `/assets/*`, and the address of a page or a file in the root as it is. */
function folderOf(pattern: string): string {
  const [, folder] = /^((?:\/[\w-]+)+(?:\.\w+$|\/(?=\*$))?)\*?$/.exec(pattern) ?? [];
  if (folder === undefined || (pattern.endsWith("*") && !folder.endsWith("/")))
    throw new Error(
      `Only /*, /folder/*, /page and /file.png can be written for every server, and this is ${pattern}`,
    );
  return folder;
}

/** The name that visitors type instead of the site's: with `www.`, or without it. */
function otherName(host: string): string {
  return host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
}

export function template(file: string): string {
  return readFileSync(join(ROOT, "plugins/host/files", file), "utf8");
}

/** A template with values in place of its `{{names}}`. A list has a line for each entry, as far to the right as its name. */
function filled(file: string, values: Readonly<Record<string, string | readonly string[]>>): string {
  return template(file).replaceAll(/([ \t]*)\{\{(\w+)\}\}/g, (name, indent: string, key: string) =>
    [values[key] ?? name]
      .flat()
      .map((line) => indent + line)
      .join("\n"),
  );
}

/**
 * Everything stands in one `route`, because Caddy sorts directives elsewhere. The 404 page sets its caching again, because it may
 * be the answer to a missing script.
 */
export function caddyFile(rules: readonly HeaderRule[], host: string, codes: readonly string[] = []): string {
  const values = headerValues(rules);
  const everywhere = values.flatMap(({ name, everywhere: value }) =>
    value === null ? [] : [`header ${name} "${value}"`],
  );
  // Later directives win, so the first of the values comes last.
  const below = values.flatMap(({ name, below: folders }) =>
    folders.toReversed().map(({ folder, value }) => `header ${folder}* ${name} "${value}"`),
  );
  return filled("Caddyfile", {
    host,
    otherHost: otherName(host),
    headers: [...everywhere, ...below],
    shopFolder: SHOP_FOLDER,
    code: decodedSegmentPattern(`(${CODE_PATTERN})`),
    ownPages: codes.map((code) => `~(?i)^${code}$ /${code}.html`),
    codeFile: CODE_FILE,
    types: Object.entries(FILE_TYPES).map(([ending, type]) => `~\\${ending}$ "${type}"`),
    errorHeaders: [...everywhere, `header Content-Type "${FILE_TYPES[".html"]}"`],
  });
}

/** The server. Headers are set for all of it, because a location with a header of its own would lose all others. */
export function nginxFile(rules: readonly HeaderRule[], host: string): string {
  return filled("nginx.conf", {
    host,
    otherHost: otherName(host),
    charsetTypes: essences(TEXT_TYPES, "charset=utf-8").join(" "),
    textTypes: essences(TEXT_TYPES).join(" "),
    types: Object.entries(FILE_TYPES).map(([ending, type]) => `${type.split(";")[0]} ${ending.slice(1)};`),
    headers: headerValues(rules).map((value) => `add_header ${value.name} ${variableOf(value)} always;`),
    shopFolder: SHOP_FOLDER,
    code: decodedSegmentPattern(`(?<segment>${CODE_PATTERN})`),
  });
}

/**
 * The values of the headers. They are a file of their own, because they change with each build, while certbot writes into the file of
 * the server. `$uri` is the file that is sent, so the 404 page of a missing script is not cached like a script.
 */
export function nginxHeadersFile(rules: readonly HeaderRule[], codes: readonly string[] = []): string {
  return `# Written by the build: copy it to /etc/nginx/conf.d/ with each deploy. The policy fits the pages of this build only.
${headerValues(rules).map(mapOf).join("\n")}
# The page of an affiliate, in any letter case of the code.
map $segment $own_page {
    default ${CODE_FILE};
${codes.map((code) => `    ~*^${code}$ /${code}.html;\n`).join("")}}
`;
}

function mapOf(value: HeaderValues): string {
  const lines = value.below.map((rule) => `    "~^${rule.folder.replace(".", "\\.")}" "${rule.value}";\n`);
  return `map $uri ${variableOf(value)} {\n    default "${value.everywhere ?? ""}";\n${lines.join("")}}\n`;
}

function variableOf({ name }: HeaderValues): string {
  return `$site_${name.toLowerCase().replaceAll("-", "_")}`;
}

/** Types without parameters, except HTML, which nginx adds itself. */
function essences(types: Record<string, string>, parameter = ""): string[] {
  return Object.values(types)
    .filter((type) => type.endsWith(parameter) && !type.startsWith("text/html"))
    .map((type) => type.split(";")[0] ?? type);
}
