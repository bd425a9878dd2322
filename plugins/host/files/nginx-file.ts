import { FILE_TYPES, TEXT_TYPES } from "../file-types.ts";
import {
  CODE_PATTERN,
  decodedSegmentPattern,
  SHOP_FOLDER,
  headerValues,
  otherName,
  type HeaderValues,
} from "./server-rules.ts";
import { CODE_FILE, type HeaderRule } from "../static-host.ts";

const HTTPS_ONLY = "Strict-Transport-Security";

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

/** The server. Headers are set for all of it, because a location with a header of its own would lose all others. */
export function nginxFile(rules: readonly HeaderRule[], host: string): string {
  const values = headerValues(rules);
  const code = decodedSegmentPattern(`(?<segment>${CODE_PATTERN})`);
  return `# nginx, 1.18 or newer. Written by the build: copy it to /etc/nginx/conf.d/, and the content of dist to the folder below "root".
server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    root /srv/${host};
    # What the operator adds, such as lookup.conf: docs/hosting.md. Copying this file again leaves it alone.
    include /etc/nginx/${host}/*.conf;
    # For HTTPS, which certbot adds. A browser can read a record of TLS when it has all of it. By default it has 16 KB, which is more
    # than the 14 KB that a new connection carries before the browser's first response to them.
    ssl_buffer_size 4k;

    charset utf-8;
    charset_types ${essences(TEXT_TYPES, "charset=utf-8").join(" ")};
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 6;
    gzip_types ${essences(TEXT_TYPES).join(" ")};
    types {
${Object.entries(FILE_TYPES)
  .map(([ending, type]) => `        ${type.split(";")[0]} ${ending.slice(1)};`)
  .join("\n")}
    }

    # The values are in nginx-headers.conf.
${values.map((value) => `    add_header ${value.name} ${variableOf(value)} always;`).join("\n")}

    error_page 403 404 /404.html;
    location = /404.html {
        internal;
    }
    location = / {
        try_files /index.html =404;
    }
    location = /index.html {
        return 308 /$is_args$args;
    }
    # Files that are only for hosts.
    location ^~ /_ {
        return 404;
    }
    # A page has one address, the one without ".html".
    location ~ ^(?<page>/.+)\\.html$ {
        if (!-f $request_filename) {
            return 404;
        }
        return 308 $page$is_args$args;
    }
    # A referral link, unless it is a page.
    location ~ "^(?:${SHOP_FOLDER})?/${code}/*$" {
        try_files /$segment.html $own_page =404;
    }
    location ~ ^(?<path>/.+?)/*$ {
        try_files $path $path.html =404;
    }
}

# The other name of the site leads to it, with the code of a referral link.
server {
    listen 80;
    listen [::]:80;
    server_name ${otherName(host)};
    return 308 $scheme://${host}$request_uri;
}
`;
}

/** The affiliate lookup, for the folder that the file of the server includes. */
export const nginxLookupFile = `# Written by the build. The server for Deno answers the affiliate lookup: docs/hosting.md.
location = /api/affiliates {
    proxy_pass http://127.0.0.1:8000;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    # The lookup sends headers of its own. A location with one header loses those of the server, which would double them.
    add_header ${HTTPS_ONLY} ${variableOf({ name: HTTPS_ONLY })} always;
}
`;

function variableOf({ name }: Pick<HeaderValues, "name">): string {
  return `$site_${name.toLowerCase().replaceAll("-", "_")}`;
}

function mapOf(value: HeaderValues): string {
  const lines = value.below.map((rule) => `    "~^${rule.folder.replace(".", "\\.")}" "${rule.value}";`);
  return `map $uri ${variableOf(value)} {\n    default "${value.everywhere ?? ""}";\n${lines.map((line) => `${line}\n`).join("")}}\n`;
}

/** Types without parameters, except HTML, which nginx adds itself. */
function essences(types: Record<string, string>, parameter = ""): string[] {
  return Object.values(types)
    .filter((type) => type.endsWith(parameter) && !type.startsWith("text/html"))
    .map((type) => type.split(";")[0] ?? type);
}
