import { bundles } from "@/content/bundles";
import { quotes } from "@/content/home-end";
import { Quotes } from "@/features/landing/quotes";

/** What customers say, under the landing page's bundles. */
export default function HomeQuotes() {
  return <Quotes bundles={bundles} quotes={quotes} />;
}
