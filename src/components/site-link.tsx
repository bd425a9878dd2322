import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** An address of the site, with its query and hash. */
  to: string;
  /** What the router hands to the page that follows. */
  state?: unknown;
}

/**
 * A link of the site, which the router follows. Made of the router's hooks, because its own `Link` carries the fetching
 * ahead of its other modes along, 3 KB of script that can never run here.
 */
export function SiteLink({ to, state, onClick, children, ...anchor }: SiteLinkProps) {
  const follow = useLinkClickHandler(to, { state });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
