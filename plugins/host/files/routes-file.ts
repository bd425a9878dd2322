/** Cloudflare's limit for all rules of the file together. */
const MAX_RULES = 100;
/** A function answers requests for films, because Cloudflare does not answer requests for a part of a file. */
const FOLDERS_WITH_FUNCTION = new Set(["videos"]);

/**
 * The file that tells Cloudflare Pages which requests need no function: pages and files that exist. A function costs money and
 * time. `files` are the paths of all files with a leading slash.
 */
export function routesFile(files: readonly string[]): string {
  const excluded = new Set<string>();
  for (const file of files) {
    const [first = "", ...rest] = file.split("/").slice(1);
    if (first.startsWith("_") || FOLDERS_WITH_FUNCTION.has(first)) continue;
    excluded.add(
      rest.length > 0 ? `/${first}/*` : first === "index.html" ? "/" : `/${first.replace(/\.html$/, "")}`,
    );
  }
  // Folders first: they have most files. What does not fit is answered by the function, with the same result.
  const sorted = [...excluded].sort((one, other) => Number(other.endsWith("*")) - Number(one.endsWith("*")));
  const routes = { version: 1, include: ["/*"], exclude: sorted.slice(0, MAX_RULES - 1) };
  return `${JSON.stringify(routes, null, 2)}\n`;
}
