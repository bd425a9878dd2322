import type { ReactNode } from "react";
import { Picture } from "@/components/picture";
import { PlayIcon } from "@/components/play-icon";
import { fillText } from "@/lib/text/fill-text";
import { HAS_INCENTIVES } from "@/lib/site/sample-content";
import type { TestimonialVideo, VideoLabels } from "@/content/schema";

interface TestimonialCardProps {
  labels: VideoLabels;
  testimonial: TestimonialVideo;
  /** The player; null until its script has loaded. */
  player: ReactNode;
}

/** A vertical card: the poster, the username, the caption, and a link to the video until the player has loaded. */
export function TestimonialCard({ labels, testimonial, player }: TestimonialCardProps) {
  const { src, poster, username, caption, source } = testimonial;
  return (
    <figure className="film-card">
      <figcaption className="film-text">
        <p className="font-mono text-mono font-semibold text-lime">{username}</p>
        <p className="mt-1 text-small">{caption}</p>
        {HAS_INCENTIVES && source?.incentive ? (
          <p className="font-mono text-mono">{source.incentive}</p>
        ) : null}
      </figcaption>
      <Picture picture={poster} sizes="320px" className="aspect-[9/16] h-auto w-full object-cover" />
      {src === "" ? <p className="film-notice">{labels.comingSoon}</p> : null}
      {src === ""
        ? null
        : (player ?? (
            <a href={src} aria-label={fillText(labels.watch, { username })} className="film-control">
              <span className="film-icon">
                <PlayIcon />
              </span>
            </a>
          ))}
    </figure>
  );
}
