import { useState, type MouseEvent, type ReactNode } from "react";
import type { ArticleMeta, BlogLabels } from "@/content/schema";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { copyText } from "@/lib/browser/clipboard";
import { systemShare } from "@/lib/browser/share";
import { track, type ShareWay } from "@/vendors/analytics";
import { isPlainClick } from "@/lib/browser/plain-click";

interface ShareControlsProps {
  slug: string;
  kind: ArticleMeta["kind"];
  title: string;
  /** The public address of the article. */
  url: string;
  labels: BlogLabels["share"];
  copy?: typeof copyText;
  findShare?: typeof systemShare;
  openPopup?: typeof openPopupWindow;
}

const LOOK =
  "inline-flex min-h-11 items-center rounded-pill border-2 border-rule-control px-4 py-2 text-small font-semibold transition-colors duration-quick hover:border-lime hover:bg-lime hover:text-charcoal";

/**
 * The share links of an article. With script, a fixed article opens tabs and the system's share sheet, and a generic
 * one opens small windows.
 */
export function ShareControls({
  slug,
  kind,
  title,
  url,
  labels,
  copy = copyText,
  findShare = systemShare,
  openPopup = openPopupWindow,
}: ShareControlsProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);

  function trackShare(way: ShareWay): void {
    track({ event: "article_shared", article: slug, way });
  }

  async function copyLink(): Promise<void> {
    // The message is removed first, so that screen readers announce a second copy as well.
    setOutcome(null);
    try {
      await copy(url);
      setOutcome("copied");
      trackShare("copy");
    } catch {
      setOutcome("refused");
    }
  }

  async function share(): Promise<void> {
    const result = (await findShare()?.({ text: title, url })) ?? "failed";
    if (result === "shared") trackShare("device");
    if (result === "failed") await copyLink();
  }

  function social(way: ShareWay, href: string, label: string): ReactNode {
    function onClick(event: MouseEvent): void {
      trackShare(way);
      // If the browser blocks the window, it follows the link and opens it in a tab.
      if (kind === "generic" && isPlainClick(event) && openPopup(href)) event.preventDefault();
    }
    return (
      <a href={href} target="_blank" rel="noopener" onClick={onClick} className={LOOK}>
        {label}
      </a>
    );
  }

  const controls = [
    social("tweet", tweetLink(title, url), labels[kind].tweet),
    kind === "fixed" ? (
      <Action key="share" href={mailShareLink(title, url)} onAct={share} label={labels.fixed.share} />
    ) : (
      social("facebook", facebookLink(url), labels.generic.facebook)
    ),
    social("linkedin", linkedInLink(url), labels[kind].linkedIn),
    <Action key="copy" href={url} onAct={copyLink} label={labels[kind].copy} />,
  ];

  return (
    <div className="print:hidden">
      <ul aria-label={labels.label} className="flex flex-wrap gap-2">
        {controls.map((control, index) => (
          <li key={index}>{control}</li>
        ))}
      </ul>
      <p role="status" className="mt-2 min-h-6 text-small font-semibold text-lime">
        {outcome === "copied" ? <span>{labels.copied}</span> : null}
        {outcome === "refused" ? (
          <span>
            {labels.refused}{" "}
            <span translate="no" className="select-all wrap-anywhere text-bone">
              {url}
            </span>
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** A button. Until the application runs it is a link to `href`. */
function Action({ href, label, onAct }: { href: string; label: string; onAct: () => Promise<void> }) {
  return useIsHydrated() ? (
    <button type="button" onClick={() => void onAct()} className={LOOK}>
      {label}
    </button>
  ) : (
    <a href={href} className={LOOK}>
      {label}
    </a>
  );
}

/** Opens a small window. Returns false if the browser blocked it. */
export function openPopupWindow(url: string): boolean {
  // With `noopener`, `window.open` always returns null, so a blocked window could not be told from an open one.
  const opened = window.open(url, "share", "width=600,height=400");
  if (opened === null || opened.closed) return false;
  opened.opener = null;
  return true;
}

// Addresses that open a form to share a page. They work without script.

export function tweetLink(text: string, url: string): string {
  return withQuery("https://twitter.com/intent/tweet", { text, url });
}

export function facebookLink(url: string): string {
  return withQuery("https://www.facebook.com/sharer/sharer.php", { u: url });
}

export function linkedInLink(url: string): string {
  return withQuery("https://www.linkedin.com/sharing/share-offsite/", { url });
}

/** Spaces are encoded as %20, because mail programs show + as a plus sign. */
export function mailShareLink(subject: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`;
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}
