import { useState, type MouseEvent, type ReactNode } from "react";
import type { ArticleMeta, ShareWords } from "@/content/schema";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { copyText } from "@/lib/clipboard";
import { openPopupWindow } from "./popup-window";
import { systemShare } from "@/lib/share";
import { track, type ShareWay } from "@/vendors/analytics";
import { isPlainClick } from "@/lib/plain-click";
import { facebookLink, linkedInLink, mailShareLink, tweetLink } from "./share-links";

interface ShareControlsProps {
  slug: string;
  kind: ArticleMeta["kind"];
  title: string;
  /** Public address of the article. */
  url: string;
  words: ShareWords;
  copy?: typeof copyText;
  findShare?: typeof systemShare;
  openPopup?: typeof openPopupWindow;
}

const LOOK =
  "inline-flex min-h-11 items-center rounded-pill border-2 border-rule-control px-4 py-2 text-small font-semibold transition-colors duration-quick hover:border-lime hover:bg-lime hover:text-charcoal";

/** Links where there is no script. With it, fixed articles open tabs and the share sheet, generic ones small windows. */
export function ShareControls({
  slug,
  kind,
  title,
  url,
  words,
  copy = copyText,
  findShare = systemShare,
  openPopup = openPopupWindow,
}: ShareControlsProps) {
  const [answer, setAnswer] = useState<"copied" | "refused" | null>(null);

  function shared(way: ShareWay): void {
    track({ event: "article_shared", article: slug, way });
  }

  async function copyLink(): Promise<void> {
    // Emptied first, so that a second copy is announced as well.
    setAnswer(null);
    try {
      await copy(url);
      setAnswer("copied");
      shared("copy");
    } catch {
      setAnswer("refused");
    }
  }

  async function share(): Promise<void> {
    const outcome = (await findShare()?.({ text: title, url })) ?? "failed";
    if (outcome === "shared") shared("device");
    if (outcome === "failed") await copyLink();
  }

  function social(way: ShareWay, href: string, label: string): ReactNode {
    function onClick(event: MouseEvent): void {
      shared(way);
      // A blocked window leaves the link to the browser, which opens it in a tab.
      if (kind === "generic" && isPlainClick(event) && openPopup(href)) event.preventDefault();
    }
    return (
      <a href={href} target="_blank" rel="noopener" onClick={onClick} className={LOOK}>
        {label}
      </a>
    );
  }

  const tweet = tweetLink(title, url);
  const linkedIn = linkedInLink(url);
  const controls =
    kind === "fixed"
      ? [
          social("tweet", tweet, words.fixed.tweet),
          <Action key="share" href={mailShareLink(title, url)} onAct={share} label={words.fixed.share} />,
          social("linkedin", linkedIn, words.fixed.linkedIn),
          <Action key="copy" href={url} onAct={copyLink} label={words.fixed.copy} />,
        ]
      : [
          social("tweet", tweet, words.generic.tweet),
          social("facebook", facebookLink(url), words.generic.facebook),
          social("linkedin", linkedIn, words.generic.linkedIn),
          <Action key="copy" href={url} onAct={copyLink} label={words.generic.copy} />,
        ];

  return (
    <div className="print:hidden">
      <ul aria-label={words.label} className="flex flex-wrap gap-2">
        {controls.map((control, index) => (
          <li key={index}>{control}</li>
        ))}
      </ul>
      <p role="status" className="mt-2 min-h-6 text-small font-semibold text-lime">
        {answer === "copied" ? words.copied : null}
        {answer === "refused" ? (
          <>
            {words.refused} <span className="select-all wrap-anywhere text-bone">{url}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** A button; before there is script, a link that does the next best thing. */
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
