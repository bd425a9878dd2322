import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { isPlainClick } from "@/lib/browser/plain-click";
import { keepRangesWhole } from "@/lib/text/whole-ranges";

/** `html` must be sanitized. Links within the site are followed by the router. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();

  function followInSite(event: MouseEvent<HTMLDivElement>): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.getAttribute("href") ?? "";
    if (
      !isPlainClick(event) ||
      event.defaultPrevented ||
      !address.startsWith("/") ||
      address.startsWith("//")
    )
      return;
    event.preventDefault();
    // A second click on a link whose page is still loading adds no history entry, as with other links (components/site-link.tsx).
    navigate(address, { replace: link?.href === window.location.href });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The user operates the links inside, with the keyboard as well: Enter clicks them.
    <div
      className="article-body"
      onClick={followInSite}
      // oxlint-disable-next-line react/no-danger -- lib/blog/sanitize-html.ts has sanitized it.
      dangerouslySetInnerHTML={{ __html: keepRangesWhole(html) }}
    />
  );
}
