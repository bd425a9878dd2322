import { brand } from "@/content/brand";

/** A mail to the brand. */
export function mailLink(subject: string): string {
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}`;
}
