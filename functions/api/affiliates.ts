// Cloudflare Pages' form of the affiliate lookup: the file's place is its route. Other hosts: see the README.
import { handleAffiliates, liveDependencies, readSettings } from "../lib/affiliate-lookup.ts";

/** What is used of the context that Pages hands to a function. */
interface PagesContext {
  request: Request;
  /** Secrets and variables of the project, by name. */
  env: Record<string, unknown>;
}

/** Cloudflare sets this header itself, whatever a visitor sends. */
const dependencies = liveDependencies((request) => request.headers.get("CF-Connecting-IP") ?? "unknown");

/** All methods, so that what we do not take is answered in our words. */
export const onRequest = ({ request, env }: PagesContext): Promise<Response> =>
  handleAffiliates(
    request,
    readSettings((name) => env[name]),
    dependencies,
  );
