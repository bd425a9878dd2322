import { type ComponentProps, type MouseEvent, use } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";
import { withoutCodeInHash } from "@/lib/referral/code-in-hash";
import { isPlainClick } from "@/lib/browser/plain-click";

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** An address of the site, with its query and hash. A hash alone is one of the page that is shown. */
  to: string;
  /** The router passes this to the new page as `location.state`. */
  state?: unknown;
}

/**
 * A link within the site, which the router follows. The router's own `Link` reads the current location, so each of the 40 links around
 * a page was rendered again before the next page was shown: 20 ms on a slow phone.
 */
export function SiteLink({ to, state, onClick, children, ...rest }: SiteLinkProps) {
  const { navigator: router } = use(NavigationContext);

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const shown = window.location;
    const { href, pathname, search, hash } = new URL(to, shown.origin + shown.pathname);
    const address = pathname + search + hash;
    // A link to the address that is shown adds no history entry, as without a router.
    if (href === withoutCodeInHash(shown.href)) router.replace(address, state);
    else router.push(address, state);
  }

  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
