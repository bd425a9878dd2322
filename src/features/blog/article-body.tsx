import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { isPlainClick } from "@/lib/plain-click";

/** `html` must be sanitised. Links into the site go through the router. */
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
    void navigate(address);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The links inside are what is operated, with the keyboard too: Enter clicks them.
    <div
      className="article-body"
      onClick={followInSite}
      // oxlint-disable-next-line react/no-danger -- lib/sanitize-html made it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
