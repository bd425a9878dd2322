import { useId, useRef, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import type { KitLabels } from "@/content/schema";
import { useCopy, type CopyText } from "./use-copy";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import type { systemShare } from "@/lib/browser/share";

interface LinkActionsProps {
  labels: KitLabels["link"];
  siteUrl: string;
  /** Of the link; null while the input is not a working code. */
  path: string | null;
  /** Shared together with the link. */
  message: string;
  copy: CopyText;
  findShare: typeof systemShare;
}

/** Shows the referral link, with buttons to copy and to share it. */
export function LinkActions({ labels, siteUrl, path, message, copy, findShare }: LinkActionsProps) {
  const shown = useRef<HTMLElement>(null);
  const labelId = useId();
  const link = `${siteUrl}${path ?? "/"}`;
  const { status, run } = useCopy(copy, labels, link, shown);
  const share = useIsHydrated() ? findShare() : null;
  const [failedLink, setFailedLink] = useState<string | null>(null);

  async function shareIt(): Promise<void> {
    if (!share) return;
    setFailedLink(null);
    const outcome = await share({ text: message, url: link });
    if (outcome === "failed") setFailedLink(link);
  }

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className="mt-6 min-w-0 border-t border-rule-dark pt-6 2xl:mt-0 2xl:-mb-7 2xl:border-t-0 2xl:pt-0 noscript:hidden"
    >
      <p id={labelId} className="font-mono text-mono font-semibold text-ash">
        {labels.label}
      </p>
      <p className="mt-2 min-h-[3.2em] text-17 leading-relaxed font-semibold wrap-anywhere sm:text-20">
        <span ref={shown} translate="no" className="select-all">
          <span className="text-ash">{siteUrl}/</span>
          <wbr />
          <span className="text-lime">{path?.slice(1)}</span>
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          disabled={path === null}
          onClick={() => void run()}
          className={buttonClasses("lime", DISABLED)}
        >
          {labels.copy}
        </button>
        {share ? (
          <button
            type="button"
            disabled={path === null}
            onClick={() => void shareIt()}
            className={buttonClasses("outline", DISABLED)}
          >
            {labels.share}
          </button>
        ) : null}
      </div>
      <p role="status" className="mt-3 min-h-12 max-w-[34.6em]">
        {failedLink === link ? labels.shareFailed : status}
      </p>
    </div>
  );
}

const DISABLED =
  "disabled:cursor-not-allowed disabled:border-2 disabled:border-rule-dark disabled:bg-transparent disabled:text-ash";
