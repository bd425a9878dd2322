// Addresses that hand a page over to a social site. They work without script.

export function tweetLink(text: string, url: string): string {
  return withQuery("https://twitter.com/intent/tweet", { text, url });
}

export function facebookLink(url: string): string {
  return withQuery("https://www.facebook.com/sharer/sharer.php", { u: url });
}

export function linkedInLink(url: string): string {
  return withQuery("https://www.linkedin.com/sharing/share-offsite/", { url });
}

/** Mail programs read %20 as a space, and + as a plus. */
export function mailShareLink(subject: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`;
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}
