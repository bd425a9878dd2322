// The content types of all files that the build writes, by their ending. Servers know too few: nginx sends captions as bytes.

/** Types of text, which hosts compress. */
export const TEXT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".tsv": "text/tab-separated-values; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};

export const FILE_TYPES: Record<string, string> = {
  ...TEXT_TYPES,
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
