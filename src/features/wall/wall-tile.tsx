import { MugshotPicture } from "@/components/mugshot";
import { PlayIcon } from "@/components/play-icon";
import { HAS_INCENTIVES } from "@/lib/site/sample-content";
import type { MugShot, Wall } from "@/content/schema";

interface WallTileProps {
  mugshot: MugShot;
  labels: Wall;
  /** The page of the hashtag. The videos belong to their authors and are only where the authors posted them. */
  videosUrl: string;
}

const SIZES =
  "(min-width: 1920px) 295px, (min-width: 1280px) 15vw, (min-width: 1024px) 18vw, (min-width: 640px) 31vw, 46vw";

/** One picture of the wall with the username on its placard, and below it the city with the badge, and the caption. */
export function WallTile({ mugshot, labels, videosUrl }: WallTileProps) {
  const { type, username, city, caption, source } = mugshot;
  return (
    <figure className="relative">
      <div className="relative overflow-clip rounded-tile">
        <MugshotPicture mugshot={mugshot} sizes={SIZES} />
        {type === "video" ? (
          <span className="wall-play">
            <PlayIcon className="size-4" />
          </span>
        ) : null}
      </div>
      <figcaption className="mt-2.5">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 font-mono text-mono font-semibold text-smoke">
          <p>{city}</p>
          <p className="rounded-pill bg-charcoal px-2.5 py-0.5 text-11 text-bone">{labels.badge}</p>
        </div>
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
