import { FILE_TYPES } from "../file-types.ts";
import { CODE_PATTERN, decodedSegmentPattern, SHOP_FOLDER, headerValues, otherName } from "./server-rules.ts";
import { CODE_FILE, type HeaderRule } from "../static-host.ts";

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
  const pages = codes.map((code) => `~(?i)^${code}$ /${code}.html`);
  const types = Object.entries(FILE_TYPES).map(([ending, type]) => `~\\${ending}$ "${type}"`);
  return `# Caddy 2. Written by the build: copy it to /etc/caddy/Caddyfile, and the content of dist to the folder after "root".
{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:/srv/${host}}
	encode zstd gzip
	route {
		# What the operator adds, such as the affiliate lookup: docs/hosting.md. Copying this file again leaves it alone.
		import /etc/caddy/${host}/*.caddy
${indented(2, [...everywhere, ...below])}

		# Files that are only for hosts.
		error /_* 404

		# A page has one address, the one without ".html".
		@pageFile {
			path *.html
			file
		}
		route @pageFile {
			uri strip_suffix .html
			rewrite /index /
			redir {uri} 308
		}

		@slash path_regexp slash ^(/.+?)/+$
		rewrite @slash {re.slash.1}
		try_files {path} {path}.html
		@code {
			path_regexp code ^(?:${SHOP_FOLDER})?/${decodedSegmentPattern(`(${CODE_PATTERN})`)}$
			not file
		}
		# The page of an affiliate, in any letter case of the code.
		map {re.code.1} {ownPage} {
${indented(3, pages)}
			default ${CODE_FILE}
		}
		rewrite @code {ownPage}
		rewrite / /index.html
		map {path} {fileType} {
${indented(3, types)}
			default "application/octet-stream"
		}
		header Content-Type {fileType}
		file_server
	}
	handle_errors {
		route {
${indented(3, [...everywhere, `header Content-Type "${FILE_TYPES[".html"]}"`])}
			rewrite * /404.html
			file_server
		}
	}
}
# The other name of the site leads to it, with the code of a referral link.
{$OTHER_ADDRESS:${otherName(host)}} {
	redir https://${host}{uri} 308
}
`;
}

function indented(depth: number, lines: readonly string[]): string {
  return lines.map((line) => "\t".repeat(depth) + line).join("\n");
}
