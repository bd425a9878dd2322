import { useEffect, useId, useRef, useState } from "react";
import type { KitLabels, ReferralPopupLabels } from "@/content/schema";
import { BrowserNotes } from "./browser-notes";
import { FriendPreview } from "./friend-preview";
import { LinkActions } from "./link-actions";
import { QrCodePanel } from "./qr-code-panel";
import { TestResult } from "./test-result";
import type { CopyText } from "./use-copy";
import { type AskAboutCode, type FindPreview, useAskedCode } from "./use-asked-code";
import { copyText } from "@/lib/browser/clipboard";
import { linkPath, testLinkCode } from "@/lib/referral/link-test";
import { systemShare } from "@/lib/browser/share";

interface LinkKitProps {
  labels: KitLabels;
  /** The labels of the referral popup, which a friend sees after following the link. */
  popup: ReferralPopupLabels;
  siteUrl: string;
  /** Null where nobody can be asked whose code it is. */
  ask?: AskAboutCode | null;
  /** Null where no affiliate has a page. */
  findPreview?: FindPreview | null;
  /** To ask for a page for a code. */
  mailLink: (subject: string, body: string) => string;
  copy?: CopyText;
  findShare?: typeof systemShare;
}

/** Makes a link, a QR code and a message from a referral code. The input is not stored anywhere. */
export function LinkKit({
  labels,
  popup,
  siteUrl,
  ask = null,
  findPreview = null,
  mailLink,
  copy = copyText,
  findShare = systemShare,
}: LinkKitProps) {
  const [typed, setTyped] = useState("");
  const [isExample, setExample] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const test = testLinkCode(typed);
  const code = test.result === "works" ? test.code : null;
  const answer = useAskedCode(isExample ? null : code, ask);
  const preview = useAskedCode(code, findPreview);
  const path = test.result === "works" ? test.path : null;
  const link = path === null ? null : `${siteUrl}${path}`;

  const showExample = (isShown: boolean): void => {
    setExample(isShown);
    setTyped(isShown ? labels.exampleCode : "");
  };

  // The field is in the prerendered HTML, so the user may have typed before the application was running. Otherwise it has the example,
  // so that the kit shows what it makes.
  useEffect(() => {
    const early = field.current?.value ?? "";
    setExample(early === "");
    setTyped(early || labels.exampleCode);
  }, [labels]);

  return (
    <section aria-labelledby="kit" className="mt-14 border-t border-rule-light pt-14 lg:mt-20 lg:pt-20">
      <div className="grid overflow-hidden rounded-tile bg-charcoal text-bone lg:grid-cols-[1fr_auto]">
        <div className="grid min-w-0 items-end gap-x-14 px-6 py-8 sm:p-10 xl:p-14 2xl:grid-cols-2">
          <div className="min-w-0">
            <p className="font-mono text-mono font-semibold text-ash">{labels.eyebrow}</p>
            <h2 id="kit" className="mt-3 heading-wide text-h2">
              {labels.heading}
            </h2>
            <p className="mt-4 max-w-[34.6em] text-balance text-ash">{labels.text}</p>
            <noscript>
              <p className="mt-6 font-semibold">
                {labels.noScript}{" "}
                <span
                  translate="no"
                  className="block wrap-anywhere text-lime"
                >{`${siteUrl}/${labels.exampleCode}`}</span>
              </p>
            </noscript>
            <div className="noscript:hidden">
              <label htmlFor={id} className="mt-8 block font-semibold">
                {labels.codeLabel}
              </label>
              <input
                ref={field}
                id={id}
                type="text"
                value={typed}
                onChange={(event) => {
                  setExample(false);
                  setTyped(event.target.value);
                }}
                // It makes room for the user's own code, and comes back where none was typed.
                onFocus={() => (isExample ? showExample(false) : undefined)}
                onBlur={() => (typed === "" ? showExample(true) : undefined)}
                aria-describedby={`${id}-hint ${id}-result`}
                aria-invalid={code === null && test.result !== "empty"}
                autoComplete="off"
                autoCapitalize="off"
                autoCorrect="off"
                spellCheck={false}
                className="mt-2 block min-h-14 w-full max-w-120 rounded-control border-2 border-rule-control bg-graphite px-4 font-mono text-18 font-semibold focus-visible:border-lime"
              />
              <p id={`${id}-hint`} className="mt-2 max-w-120 text-small text-balance text-ash">
                {labels.codeHint}
              </p>
              <TestResult
                id={`${id}-result`}
                test={test}
                answer={answer}
                labels={isExample ? { ...labels.results, works: labels.results.example } : labels.results}
              />
              {code === null || isExample ? null : <BrowserNotes labels={labels.results} />}
            </div>
          </div>
          <LinkActions
            labels={labels.link}
            siteUrl={siteUrl}
            path={path}
            message={labels.friend.message}
            copy={copy}
            findShare={findShare}
          />
        </div>
        <QrCodePanel labels={labels.qr} code={code} link={link} />
      </div>
      <FriendPreview
        labels={labels.friend}
        popup={popup}
        code={code ?? labels.exampleCode}
        path={path ?? linkPath(labels.exampleCode)}
        siteUrl={siteUrl}
        ready={link !== null}
        copy={copy}
        preview={preview}
        mailLink={mailLink}
      />
    </section>
  );
}
