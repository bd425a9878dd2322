import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** An address of the site, with its query and hash. */
  to: string;
  /** The router passes this to the new page as `location.state`. */
  state?: unknown;
}

/** A link within the site, which the router follows. */
export function SiteLink(props: SiteLinkProps) {
  return <Link {...props} />;
}
