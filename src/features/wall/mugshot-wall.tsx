import { useState } from "react";
import { buttonClasses } from "@/components/button-link";
import type { MugShot, Wall } from "@/content/schema";
import { WallTile } from "./wall-tile";
import { useIsHydrated } from "@/hooks/use-is-hydrated";

interface MugshotWallProps {
  mugshots: readonly MugShot[];
  hashtag: { label: string; url: string };
  labels: Wall;
}

const TILES_AT_ONCE = 30;
const AT_END =
  "aria-disabled:cursor-default aria-disabled:bg-rule-light aria-disabled:text-smoke aria-disabled:hover:bg-rule-light aria-disabled:hover:text-smoke";

/** The grid of pictures. It shows thirty at first, and thirty more on each click. */
export function MugshotWall({ mugshots, hashtag, labels }: MugshotWallProps) {
  const [batches, setBatches] = useState(1);
  const hydrated = useIsHydrated();
  const shown = mugshots.slice(0, batches * TILES_AT_ONCE);
  const hasLoadedMore = batches > 1;
  const isEnd = hasLoadedMore && shown.length === mugshots.length;

  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-3 gap-y-8 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-4 xl:grid-cols-6">
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
