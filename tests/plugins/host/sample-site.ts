// The smallest site that has something for every line of the contract.
import type { SiteFacts } from "../../../tools/site/contract/site-facts";
import { parseHeadersFile } from "../../../plugins/host/static-host";

const page = (path: string): string => `<!doctype html><html data-page="${path}">`;
const contents = new Map(
  Object.entries({
    "/index.html": `${page("/")}<link rel="canonical" href="https://mugworks.example/"/>`,
    "/pages/referral-link.html": `${page("/")}<meta name="robots" content="noindex"/>`,
    "/404.html": `${page("/404")}<meta name="robots" content="noindex"/>`,
    "/faq.html": page("/faq"),
    "/muglife.html": page("/muglife"),
    "/muglife/page/2.html": page("/muglife/page/2"),
    "/assets/app-1.js": "export {};",
    "/assets/app-1.css": "p{}",
    "/assets/poster-1.woff2": "font",
    "/data/muglife/page/2.json": "{}",
    "/frames/vendor.html": "<!doctype html>",
    "/favicon.svg": "<svg/>",
    "/pictures/pack.avif": "picture",
    "/videos/film.mp4": "x".repeat(200),
    "/videos/film.vtt": "WEBVTT",
  }).map(([path, text]) => [path, new TextEncoder().encode(text)]),
);
/** The text of `_headers`. */
const headers = [
  "/*",
  "  X-Content-Type-Options: nosniff",
  "/assets/*",
  "  Cache-Control: public, max-age=31536000, immutable",
  "/pictures/*",
  "  Cross-Origin-Resource-Policy: cross-origin",
  "  Cache-Control: public, max-age=604800",
  "/videos/*",
  "  Cache-Control: public, max-age=604800",
  "/frames/vendor",
  "  ! X-Content-Type-Options",
  "  X-Content-Type-Options: of the frame",
].join("\n");
const read = (file: string): Uint8Array => contents.get(file) ?? new Uint8Array();
const facts: SiteFacts = {
  pages: ["/", "/404", "/faq", "/muglife", "/muglife/page/2"],
  files: [...contents.keys()],
  code: "BRO25",
  rules: parseHeadersFile(headers),
  read,
};

export const sampleSite = { facts, contents, headers };
