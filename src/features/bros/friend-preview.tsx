import { useRef } from "react";
import { buttonClasses } from "@/components/button-link";
import { BrandSymbol } from "@/components/logo";
import { Picture } from "@/components/picture";
import type { KitLabels, ReferralPopupLabels } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import type { LinkPreview } from "./use-asked-code";
import { useCopy, type CopyText } from "./use-copy";

interface FriendPreviewProps {
  labels: KitLabels["friend"];
  popup: ReferralPopupLabels;
  siteUrl: string;
  code: string;
  /** Of the link with this code. */
  path: string;
  /** Whether the code is the user's input and not the example. */
  ready: boolean;
  copy: CopyText;
  preview: LinkPreview | null;
  mailLink: (subject: string, body: string) => string;
}

/** Previews what a friend sees: the message, and the referral popup that the link opens. */
export function FriendPreview({
  labels,
  popup,
  siteUrl,
  code,
  path,
  ready,
  copy,
  preview,
  mailLink,
}: FriendPreviewProps) {
  const { face } = labels;
  const percent = preview?.percent ?? null;
  const { heading, earns } = preview?.popup ?? popup;
  const shown = useRef<HTMLParagraphElement>(null);
  const { status, run } = useCopy(copy, labels, `${labels.message} ${siteUrl}${path}`, shown);
  const answers = [
    { note: labels.noDiscountNote, text: popup.noDiscount },
    { note: labels.unknownCodeNote, text: popup.unknownCode },
    { note: labels.unreadDiscountNote, text: popup.unreadDiscount },
  ];

  return (
    <div className="mt-14 lg:mt-20">
      <h2 className="heading-wide text-h2">{labels.heading}</h2>
      {/* The answers stand below the message and the popup, and from 80rem on in a column of their own. */}
      <div className="mt-8 grid gap-x-gutter gap-y-12 md:grid-cols-2 xl:grid-cols-3">
        <div className="min-w-0">
          <h3 className="heading-wide text-h3">{labels.messageHeading}</h3>
          <p className="mt-3 max-w-[30.6em] text-balance text-smoke">{labels.messageNote}</p>
          <p ref={shown} className="mt-5 max-w-[30.6em] rounded-tile bg-wall p-6 wrap-anywhere">
            {labels.message}{" "}
            <span translate="no">
              {siteUrl}/<wbr />
              <span>{path.slice(1)}</span>
            </span>
          </p>
          {preview ? (
            <p className="mt-3 max-w-[30.6em] overflow-hidden rounded-tile bg-wall">
              <img src={preview.picture} alt="" width="1200" height="630" />
              <strong className="block px-6 pt-4">{preview.title}</strong>
              <span className="block px-6 pb-4 text-small text-smoke">{preview.description}</span>
            </p>
          ) : null}
          <button
            type="button"
            disabled={!ready}
            onClick={() => void run()}
            className={buttonClasses(
              "ink",
              "mt-5 disabled:cursor-not-allowed disabled:border-transparent disabled:bg-wall disabled:text-smoke noscript:hidden",
            )}
          >
            {labels.copy}
          </button>
          <p role="status" className="mt-3 min-h-6 max-w-[30.6em]">
            {status}
          </p>
        </div>
        <div className="min-w-0">
          <h3 className="heading-wide text-h3">{labels.popupHeading}</h3>
          {percent === null ? (
            <p className="mt-3 max-w-[30.6em] text-balance text-smoke">{labels.popupNote}</p>
          ) : null}
          <blockquote className="referral-popup-paper mt-5 max-w-[30.6em]">
            <p className="referral-popup-heading">
              {preview ? (
                // It is 56 px. At two pixels each, that would load a face 1.7 times as wide as what is shown.
                <Picture
                  picture={preview.popup.face}
                  sizes="48px"
                  className="size-14 rounded-inner bg-slate"
                />
              ) : (
                <BrandSymbol />
              )}
              <span>{heading}</span>
            </p>
            <p translate="no" className="referral-popup-figure">
              {`${percent ?? labels.unknownDiscount}%`}
            </p>
            <p className="referral-popup-offer">{popup.offer}</p>
            <p className="referral-popup-code">
              <span className="font-mono text-mono">{popup.codeLabel}</span>
              <strong translate="no">{code}</strong>
            </p>
            <p className="referral-popup-earns">{earns}</p>
          </blockquote>
          <h3 className="mt-10 heading-wide text-h3">{face.heading}</h3>
          <p className="mt-3 max-w-[30.6em] text-balance text-smoke">{face.text}</p>
          <a
            href={mailLink(face.subject, fillText(face.body.join("\n"), { code }))}
            className={buttonClasses("ink", "mt-5")}
          >
            {face.link}
          </a>
        </div>
        <div className="min-w-0 md:col-span-2 xl:col-span-1">
          <h3 className="heading-wide text-h3">{labels.answersHeading}</h3>
          <p className="mt-3 max-w-[30.6em] text-balance text-smoke">{labels.answersNote}</p>
          <dl className="mt-5 grid gap-x-gutter border-b border-rule-light md:grid-cols-3 xl:grid-cols-1 xl:max-w-[30.6em]">
            {answers.map(({ note, text }) => (
              <div key={note} className="border-t border-rule-light py-4">
                <dt className="text-small text-smoke">{note}</dt>
                <dd className="mt-1 text-balance">
                  <q>{text}</q>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
