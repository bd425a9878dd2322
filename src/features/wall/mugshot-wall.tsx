import { useState } from "react";
import { buttonClasses } from "@/components/button-link";
import { BrandSymbol } from "@/components/logo";
import { Picture } from "@/components/picture";
import { PlayIcon } from "@/components/play-icon";
import type { MugShot, Wall } from "@/content/schema";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { HAS_INCENTIVES } from "@/lib/site/sample-content";

interface MugshotWallProps {
  mugshots: readonly MugShot[];
  hashtag: { label: string; url: string };
  labels: Wall;
}

const TILES_AT_ONCE = 30;
const AT_END =
  "aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:bg-rule-light aria-disabled:text-smoke aria-disabled:hover:bg-rule-light aria-disabled:hover:text-smoke";

/** The grid of pictures. It shows thirty at first, and thirty more on each click. */
export function MugshotWall({ mugshots, hashtag, labels }: MugshotWallProps) {
  const [batches, setBatches] = useState(1);
  const hydrated = useIsHydrated();
  const shown = mugshots.slice(0, batches * TILES_AT_ONCE);
  const hasLoadedMore = batches > 1;
  const isEnd = hasLoadedMore && shown.length === mugshots.length;

  return (
    <>
      {/* Said once: each tile has the mark alone, and screen readers do not repeat it. */}
      <p className="wall-badge mb-3 font-mono text-mono font-semibold">
        <BrandSymbol />
        {labels.badge}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-3 gap-y-8 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fill,minmax(max(11rem,15%),1fr))] lg:gap-x-4">
        {shown.map((mugshot) => (
          <li key={mugshot.id}>
            <WallTile mugshot={mugshot} labels={labels} videosUrl={hashtag.url} />
          </li>
        ))}
      </ul>
      <div className="mt-12 flex min-h-12 flex-wrap items-center gap-x-6 gap-y-3">
        {/* The button stays in the document after the last batch, so that it keeps the focus. It is invisible until the
            application runs, because it needs script. */}
        <button
          type="button"
          aria-disabled={isEnd}
          onClick={() => (isEnd ? undefined : setBatches(batches + 1))}
          className={buttonClasses("ink", `${AT_END} ${hydrated ? "" : "invisible"}`)}
        >
          {labels.more}
        </button>
        <p role="status">
          {hasLoadedMore && !isEnd ? <span>{`${shown.length} / ${mugshots.length}`}</span> : null}
          {isEnd ? (
            <span>
              {labels.end}{" "}
              <a href={hashtag.url} target="_blank" rel="noopener" className="text-link">
                {hashtag.label}
              </a>
            </span>
          ) : null}
        </p>
      </div>
    </>
  );
}

/** Between the fingers, which cover a fourth of the placard on each side, is room for less than the longest username. */
const letteringOf = ({ length }: string): string =>
  length < 11 ? "" : length < 13 ? "text-mugshot-placard-long" : "text-mugshot-placard-longest";

/** A state is not alone on a line. */
const keepWithState = (city: string): string => city.replace(/ (?=[A-Z]{2}$)/, "\u00a0");

interface WallTileProps {
  mugshot: MugShot;
  labels: Wall;
  /** The page of the hashtag. The videos belong to their authors and are only where the authors posted them. */
  videosUrl: string;
}

const SIZES =
  "(min-width: 1920px) 295px, (min-width: 1280px) 15vw, (min-width: 1024px) 18vw, (min-width: 640px) 31vw, 46vw";

/** One picture with the username on its placard, and below it the badge with the city, and the caption. */
function WallTile({ mugshot, labels, videosUrl }: WallTileProps) {
  const { type, picture, username, city, caption, source } = mugshot;
  return (
    <figure className="relative">
      <div className="relative overflow-clip rounded-tile">
        <div className="mugshot">
          <div className="aspect-square bg-wall">
            <Picture picture={picture} sizes={SIZES} className="block h-auto w-full" />
          </div>
          <p className={`mugshot-placard ${letteringOf(username)}`}>{username}</p>
        </div>
        {type === "video" ? (
          <span className="wall-play">
            <PlayIcon className="size-4" />
          </span>
        ) : null}
      </div>
      <figcaption className="mt-2.5">
        <p className="wall-badge font-mono text-mono font-semibold text-smoke">
          <BrandSymbol />
          {keepWithState(city)}
        </p>
        <p className="mt-1.5 text-small">{caption}</p>
        {HAS_INCENTIVES && source?.incentive ? (
          <p className="mt-1 font-mono text-mono text-smoke">{source.incentive}</p>
        ) : null}
        {type === "video" ? (
          <p className="mt-1 text-small">
            <a href={videosUrl} target="_blank" rel="noopener" className="wall-watch">
              {labels.watch}
              <span className="sr-only">: {username}</span>
            </a>
          </p>
        ) : null}
      </figcaption>
    </figure>
  );
}
