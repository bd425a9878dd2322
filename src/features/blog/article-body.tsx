import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";

/** `html` must be sanitised. Links into the site go through the router. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();

  function followInSite(event: MouseEvent<HTMLDivElement>): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.getAttribute("href") ?? "";
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!plain || event.defaultPrevented || !address.startsWith("/") || address.startsWith("//")) return;
    event.preventDefault();
    void navigate(address);
  }

  return (
    // The links inside are what is operated, with the keyboard too: Enter clicks them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="article-body"
      onClick={followInSite}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
