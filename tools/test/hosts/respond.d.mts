import type { RequestListener } from "node:http";

/** A route of Vercel's Build Output API, as far as our configuration needs it. */
export interface Route {
  handle?: string;
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
}

export function nodeHandler(respond: (request: Request) => Response | Promise<Response>): RequestListener;
export function respondByRoutes(
  routes: readonly Route[],
  fileAt: (path: string) => Uint8Array<ArrayBuffer> | null,
): (request: Request) => Response;
