// Addresses of social sites that open a form to share a page. They work without script.

export function tweetLink(text: string, url: string): string {
  return withQuery("https://twitter.com/intent/tweet", { text, url });
}

export function facebookLink(url: string): string {
  return withQuery("https://www.facebook.com/sharer/sharer.php", { u: url });
}

export function linkedInLink(url: string): string {
  return withQuery("https://www.linkedin.com/sharing/share-offsite/", { url });
}

/** Spaces are encoded as %20, because mail programs show + as a plus sign. */
export function mailShareLink(subject: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`;
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}
