/** The used part of the context that Cloudflare Pages passes to a function that answers with files of the site. */
export interface PagesContext {
  request: Request;
  env: {
    /** Answers as Pages does without a function, with the headers of `_headers`. */
    ASSETS: { fetch: (request: Request) => Promise<Response> };
  };
}
