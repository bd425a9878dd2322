import { type ReactNode, useRef, useState } from "react";
import { BreakBehind } from "@/components/break-behind";
import { Picture } from "@/components/picture";
import { PlayIcon } from "@/components/play-icon";
import { Sentences } from "@/components/sentences";
import type { TestimonialVideo, VideoLabels } from "@/content/schema";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { HAS_INCENTIVES } from "@/lib/site/sample-content";
import { fillText } from "@/lib/text/fill-text";
import { useVideoPlayers } from "./use-video-players";

interface TestimonialStripProps {
  labels: VideoLabels;
  heading: string;
  testimonials: readonly TestimonialVideo[];
  /** The same testimonials in the random order of this page load, which prerendered HTML cannot have. */
  shuffled: readonly TestimonialVideo[];
}

/** A row of vertical videos that scrolls sideways and snaps to each card. At most one of them has sound. */
export function TestimonialStrip({ labels, heading, testimonials, shuffled }: TestimonialStripProps) {
  const hydrated = useIsHydrated();
  const row = useRef<HTMLDivElement>(null);
  const players = useVideoPlayers(row);
  const [soundOwner, setSoundOwner] = useState<number | null>(null);
  const [chosenAutoplay, setChosenAutoplay] = useState<boolean | null>(null);
  const autoplay = chosenAutoplay ?? players?.autoplay ?? false;

  return (
    <section className="bg-charcoal py-14 lg:pt-16 lg:pb-section text-bone" aria-labelledby="strip-heading">
      <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-8 gap-y-6 px-edge lg:flex-nowrap">
        <h2 id="strip-heading" className="max-w-[13em] heading-wide lg:max-w-none text-h2">
          <Sentences text={heading} />
        </h2>
        <div className="strip-controls">
          {players ? (
            <players.StripControls
              labels={labels}
              row={row}
              autoplay={autoplay}
              onAutoplayChange={setChosenAutoplay}
            />
          ) : null}
        </div>
      </div>
      {/* The row is focusable, so that the arrow keys scroll it. */}
      <div ref={row} role="group" aria-labelledby="strip-heading" tabIndex={0} className="card-row mt-8">
        <ul className="flex w-max gap-3 sm:gap-4">
          {(hydrated ? shuffled : testimonials).map((testimonial, position) => (
            // The key is the position. Moving the elements would count as layout shift if the strip is already in view.
            <li key={position} className="film-place">
              <TestimonialCard
                labels={labels}
                testimonial={testimonial}
                player={
                  players ? (
                    <players.VideoPlayer
                      key={testimonial.id}
                      labels={labels}
                      testimonial={testimonial}
                      autoplay={autoplay}
                      hasSound={soundOwner === testimonial.id}
                      onSoundChange={(hasSound) =>
                        setSoundOwner((owner) =>
                          hasSound ? testimonial.id : owner === testimonial.id ? null : owner,
                        )
                      }
                    />
                  ) : null
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TestimonialCardProps {
  labels: VideoLabels;
  testimonial: TestimonialVideo;
  /** The player; null until its script has loaded. */
  player: ReactNode;
}

/** A vertical card: the poster, the username, the caption, and a link to the video until the player has loaded. */
function TestimonialCard({ labels, testimonial, player }: TestimonialCardProps) {
  const { src, poster, username, caption, source } = testimonial;
  return (
    <figure className="film-card">
      <figcaption className="film-text">
        <p className="font-mono text-mono font-semibold text-lime">
          <BreakBehind sign="." text={username} />
        </p>
        <p className="mt-1 text-small">{caption}</p>
        {HAS_INCENTIVES && source?.incentive ? (
          <p className="font-mono text-mono">{source.incentive}</p>
        ) : null}
      </figcaption>
      <Picture picture={poster} sizes="320px" className="film-poster" />
      {src === "" ? (
        <p className="film-notice">{labels.comingSoon}</p>
      ) : (
        (player ?? (
          <a href={src} aria-label={fillText(labels.watch, { username })} className="film-control">
            <span className="film-icon">
              <PlayIcon />
            </span>
          </a>
        ))
      )}
    </figure>
  );
}

/** How many positions at the start the featured testimonial may take. */
const FEATURED_POSITIONS = 3;

/**
 * Returns the testimonials in a random order. `random` returns numbers from 0 up to, but not including, 1. Every order
 * has the same probability, except that the featured testimonial takes one of the first three positions.
 */
export function orderTestimonials<T extends { username: string; featured?: boolean }>(
  list: readonly T[],
  random: () => number,
): T[] {
  const draw = (count: number): number => Math.floor(random() * count);
  const remaining = list.filter(({ featured }) => !featured);
  const ordered: T[] = [];
  while (remaining.length > 0) ordered.push(...remaining.splice(draw(remaining.length), 1));
  const first = list.filter(({ featured }) => featured);
  ordered.splice(draw(FEATURED_POSITIONS), 0, ...first);
  return ordered;
}
