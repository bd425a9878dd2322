import { withTimeLimit } from "@/lib/time-limit";

const HTML_LIMIT_MS = 8_000;

/** Requests the HTML that the build wrote for an address of the site. The browser has that of the page in its cache. */
export async function readHtmlOfBuild(address = window.location.pathname): Promise<Document> {
  const text = await withTimeLimit(
    async (signal) => (await fetch(address, { signal })).text(),
    HTML_LIMIT_MS,
    () => new Error("The request for the page's HTML timed out."),
  );
  return new DOMParser().parseFromString(text, "text/html");
}
