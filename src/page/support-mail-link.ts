import { brand } from "@/content/brand";

/** Returns a `mailto:` address of the brand with a subject, and a text to fill in. */
export function supportMailLink(subject: string, body = ""): string {
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;
}
