import { withTimeLimit } from "@/lib/time-limit";

const OWN_FILE_LIMIT_MS = 8_000;

/**
 * A JSON file of the site itself; null when there is none. Some hosts answer a missing file with a page: that is
 * none too. Rejects when the host fails, takes longer than the limit, or the file is broken.
 */
export function fetchOwnFile(path: string, send: typeof fetch): Promise<unknown> {
  return withTimeLimit(
    (signal) => requestOwnFile(path, send, signal),
    OWN_FILE_LIMIT_MS,
    () => new Error(`${path} took too long.`),
  );
}

async function requestOwnFile(path: string, send: typeof fetch, signal: AbortSignal): Promise<unknown> {
  const response = await send(path, { headers: { Accept: "application/json" }, signal });
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  if (!/json/.test(response.headers.get("Content-Type") ?? "")) return null;
  const value: unknown = await response.json();
  return value;
}
