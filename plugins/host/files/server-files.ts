// What nginx and Caddy read, from the templates beside this file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../files.ts";
import { FILE_TYPES, TEXT_TYPES } from "../file-types.ts";
import { CODE_FILE, type HeaderRule } from "../static-host.ts";
import {
  CODE_PATTERN,
  decodedSegmentPattern,
  headerValues,
  type HeaderValues,
  otherName,
  SHOP_FOLDER,
} from "./server-rules.ts";

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
