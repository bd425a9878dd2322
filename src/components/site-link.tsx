import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** An address of the site, with its query and hash. */
  to: string;
  /** What the router hands to the page that follows. */
  state?: unknown;
}

/** A link of the site, which the router follows. `discover` would add an attribute for a mode that we do not use. */
export function SiteLink(props: SiteLinkProps) {
  return <Link discover="none" {...props} />;
}
