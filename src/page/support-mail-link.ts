import { brand } from "@/content/brand";

/** Returns a `mailto:` address of the brand with a subject. */
export function supportMailLink(subject: string): string {
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}`;
}
