import { withTimeLimit } from "@/lib/time-limit";

const SITE_FILE_LIMIT_MS = 8_000;

/**
 * Fetches a JSON file of the site itself. Resolves with null if there is no such file; some hosts answer a missing file
 * with an HTML page, which counts as missing. Rejects when the host fails or takes longer than the limit, or when the
 * file is no JSON.
 */
export function fetchSiteFile(path: string, send: typeof fetch): Promise<unknown> {
  return withTimeLimit(
    (signal) => requestSiteFile(path, send, signal),
    SITE_FILE_LIMIT_MS,
    () => new Error(`The request for ${path} timed out.`),
  );
}

async function requestSiteFile(path: string, send: typeof fetch, signal: AbortSignal): Promise<unknown> {
  const response = await send(path, { headers: { Accept: "application/json" }, signal });
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok)
    throw new Error(`The host answered the request for ${path} with status ${response.status}.`);
  if (!/json/.test(response.headers.get("Content-Type") ?? "")) return null;
  const value: unknown = await response.json();
  return value;
}
