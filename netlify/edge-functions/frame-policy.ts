// Netlify's part of the vendors' frames (`plugins/host/frames.ts`). Two rules of `_headers` match the page of a frame, and Netlify
// does not document whether both of their policies are sent: its own development server sends the last one
// (https://github.com/netlify/cli, src/utils/headers.ts). A browser enforces all that it gets, and the frame would stay empty.
const POLICY = "Content-Security-Policy";
/** Where Netlify adds no headers to the response of a function: the frame never gets the site's origin. */
const LEAST = "sandbox allow-scripts";

/** Leaves a response the last one of its policies, which is that of the frame. */
export default async function framePolicy(
  _request: Request,
  context: { next: () => Promise<Response> },
): Promise<Response> {
  const response = await context.next();
  const policies = response.headers.get(POLICY)?.split(", ") ?? [];
  response.headers.set(POLICY, policies.at(-1) ?? LEAST);
  return response;
}

export const config = { path: "/frames/*" };
