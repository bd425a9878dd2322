import { memo, useRef, useState, useSyncExternalStore } from "react";
import { buttonClasses, ButtonLink } from "@/components/button-link";
import { ErrorBoundary } from "@/components/error-boundary";
import { Filled } from "@/components/filled";
import { Picture } from "@/components/picture";
import { WholeRanges } from "@/components/whole-ranges";
import type { LineUp as LineUpContent, Suspect, Ugc } from "@/content/schema";
import { useLate } from "@/hooks/use-late";
import type { InformedLineUp } from "@/hooks/use-sent";
import { onceInView } from "@/lib/browser/in-view";
import { createLoader } from "@/lib/load-once";
import { warnOnce } from "@/lib/log";
import { paths } from "@/lib/site/paths";
import { breakAfterDots } from "@/lib/text/wording";
import { wipedSuspects } from "@/lib/wiped-suspects";

interface LineUpProps {
  content: InformedLineUp;
  /** The sheets of the pack that the visitor holds. */
  sheets: number;
  /** What the link to the picker chooses, and the lowest price as it is shown; null where it is not in dollars. */
  pack: { bundle: string | undefined; price: string | null };
  onBuyIntent: () => void;
  /** The call for pictures, beneath. */
  call: Ugc;
  profileUrl: string;
}

const SIZES = "(min-width: 1024px) 25vw, 58vw";

const wipes = createLoader((_only: "line-up") => import("./line-up-wipe"));
const warnOfWipe = (error: unknown): void => warnOnce("The line-up cannot be wiped.", error);

const setMatte = (username: string): void => wipedSuspects.set([...wipedSuspects.get(), username]);

/** Six suspects who shine. The visitor wipes them; without script each stands beside himself after the wipe. */
export function LineUp({ content, sheets, pack, onBuyIntent, call, profileUrl }: LineUpProps) {
  const { suspects, informant } = content;
  const wiped = useSyncExternalStore(wipedSuspects.subscribe, wipedSuspects.get, () => NONE);
  const matte = informant ? [informant.username, ...wiped] : wiped;
  const wall = useRef<HTMLDivElement>(null);
  const [whenNear] = useState(
    // No earlier: on a phone the suspects begin where the first screen ends, and not every visitor scrolls.
    () => (run: () => void) => (wall.current ? onceInView(wall.current, "0px", run) : () => undefined),
  );
  const [hasFailed, setFailed] = useState(false);
  const [onFailure] = useState(() => (error: unknown) => {
    warnOfWipe(error);
    setFailed(true);
  });
  const late = useLate(wipes, "line-up", onFailure, whenNear);
  const left = sheets - wiped.length;
  const isClosed = matte.length === suspects.length;

  return (
    <section
      className="bg-charcoal text-bone"
      aria-labelledby="line-up-heading"
      // As without script: nothing asks for a wipe that cannot be.
      data-without-script={hasFailed || undefined}
    >
      <div className="mx-auto grid max-w-page items-end gap-x-6 gap-y-4 px-edge pt-18 pb-6 lg:grid-cols-[auto_1fr] lg:pt-14">
        <h2 id="line-up-heading" className="poster-heading">
          {content.heading}
        </h2>
        <div className="lg:text-right">
          <p className="text-lead text-ash">
            {content.text} <span className="block noscript:hidden">{content.hint}</span>
          </p>
          <p className="line-up-count noscript:hidden">
            <Filled
              text={content.count}
              values={{ before: suspects.length - matte.length, after: matte.length, count: left }}
            />
          </p>
        </div>
      </div>
      <div ref={wall} className="line-up-wall">
        <ol className="suspects">
          {suspects.map((suspect) => (
            <SuspectOf
              key={suspect.username}
              suspect={suspect}
              content={content}
              isMatte={matte.includes(suspect.username)}
              place={suspect.username === informant?.username ? informant.place : null}
            />
          ))}
        </ol>
        {late ? (
          <ErrorBoundary onFailure={warnOfWipe} renderFailure={() => null}>
            <late.LineUpWipe wall={wall} content={content} matte={matte} left={left} onMatte={setMatte} />
          </ErrorBoundary>
        ) : null}
      </div>
      <div className="mx-auto grid max-w-page gap-x-gutter gap-y-3 px-edge pt-6 pb-14 lg:grid-cols-2">
        <div className="line-up-end noscript:hidden">
          {late && wiped.length > 0 ? (
            <late.LineUpEnd
              content={content}
              matte={wiped.length}
              isClosed={isClosed}
              pack={pack}
              onBuyIntent={onBuyIntent}
            />
          ) : (
            <p className="line-up-case text-ash">{content.open}</p>
          )}
        </div>
        <section className="border-rule-dark max-lg:border-t max-lg:pt-6" aria-labelledby="ugc-heading">
          <h2 id="ugc-heading" className="heading-wide text-h3 break-words">
            {call.heading}
          </h2>
          <p className="mt-3 max-w-[30.6em] text-ash">
            <WholeRanges text={call.text} />
          </p>
          <p className="mt-5 flex flex-wrap gap-3 wrap-anywhere">
            <a href={profileUrl} target="_blank" rel="noopener" className={buttonClasses("outline")}>
              {call.profileLabel}
            </a>
            <ButtonLink to={paths.mugshots} look="outline">
              {isClosed ? call.nextLabel : call.wallLabel}
            </ButtonLink>
          </p>
        </section>
      </div>
    </section>
  );
}

const NONE: readonly string[] = [];

interface SuspectOfProps {
  suspect: Suspect;
  content: LineUpContent;
  isMatte: boolean;
  /** Marks the place of the informant. */
  place: string | null;
}

/** Not rendered again when another one is wiped: the hand goes on meanwhile. */
const SuspectOf = memo(function SuspectOf({ suspect, content, isMatte, place }: SuspectOfProps) {
  const { username, occasion, before, after } = suspect;
  return (
    <li className="suspect" data-matte={isMatte || undefined}>
      <div className="suspect-chart">
        {place === null ? null : <span className="informant">{place}</span>}
        <span className="suspect-heights" aria-hidden="true">
          {content.heights.join("\n")}
        </span>
        <div className="suspect-pictures">
          <Picture picture={before} sizes={SIZES} className="suspect-before" />
          <Picture picture={after} sizes={SIZES} className="suspect-after" />
        </div>
      </div>
      <p className="suspect-plate">
        <span translate="no">{breakAfterDots(username)}</span> <span className="text-ash">{occasion}</span>{" "}
        <span>
          {content.status} <span className="suspect-status">{isMatte ? content.matte : content.shiny}</span>
        </span>
      </p>
    </li>
  );
});
