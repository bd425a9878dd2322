import { withTimeLimit } from "@/lib/time-limit";

const HTML_LIMIT_MS = 8_000;

/** Requests the HTML that the build wrote for the page's address. The browser has it in its cache. */
export async function readHtmlOfBuild(): Promise<Document> {
  const text = await withTimeLimit(
    async (signal) => (await fetch(window.location.pathname, { signal })).text(),
    HTML_LIMIT_MS,
    () => new Error("The request for the page's HTML timed out."),
  );
  return new DOMParser().parseFromString(text, "text/html");
}
