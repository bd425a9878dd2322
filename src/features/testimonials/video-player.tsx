import { useId } from "react";
import { PlayIcon } from "@/components/play-icon";
import { captionsPath } from "@/lib/site/captions-path";
import { mediaAddress } from "@/lib/site/media-address";
import { fillText } from "@/lib/text/fill-text";
import type { TestimonialVideo, VideoLabels } from "@/content/schema";
import { useVideoPlayback } from "@/hooks/use-video-playback";

interface VideoPlayerProps {
  labels: VideoLabels;
  testimonial: TestimonialVideo;
  autoplay: boolean;
  hasSound: boolean;
  onSoundChange: (hasSound: boolean) => void;
}

/** A video over its poster. The whole card is the button that turns the sound on and off. */
export function VideoPlayer({ labels, testimonial, autoplay, hasSound, onSoundChange }: VideoPlayerProps) {
  const { src, username } = testimonial;
  const statusId = useId();
  const { video, status, hasFrame, toggleSound } = useVideoPlayback({
    src: mediaAddress(src),
    autoplay,
    hasSound,
    onSoundChange,
  });
  const playing = status === "playing";
  const playingText = hasSound ? labels.playingWithSound : labels.playingMuted;

  return (
    <>
      <video
        ref={video}
        className={`film ${hasFrame && status !== "failed" ? "" : "opacity-0"}`}
        muted={!hasSound}
        loop
        playsInline
        tabIndex={-1}
        aria-hidden
      >
        {/* The track is rendered before the video is fetched: Firefox turns tracks off, or never fetches them, that are
            added later. */}
        <track
          default
          kind="captions"
          srcLang="en"
          label={labels.captions}
          src={mediaAddress(captionsPath(src))}
        />
      </video>
      {status === "loading" ? <p className="film-loading">{labels.loading}</p> : null}
      {status === "failed" ? (
        <p id={statusId} role="status" className="film-notice">
          {labels.unavailable}
        </p>
      ) : (
        <p id={statusId} className="sr-only">
          {playing ? playingText : labels.paused}
        </p>
      )}
      <button
        type="button"
        aria-label={fillText(status === "failed" ? labels.retryOne : labels.sound, { username })}
        aria-pressed={status === "failed" ? undefined : hasSound}
        aria-describedby={statusId}
        onClick={toggleSound}
        className="film-control"
      >
        <span className={`film-icon ${playing && hasSound ? "text-lime" : ""}`}>
          {status === "failed" ? <span>{labels.retry}</span> : null}
          {status === "paused" ? <PlayIcon /> : null}
          {playing || status === "loading" ? <SpeakerIcon isOn={hasSound} /> : null}
        </span>
      </button>
    </>
  );
}

function SpeakerIcon({ isOn }: { isOn: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-6" fill="currentColor">
      <path d="M3 9v6h4l6 5V4L7 9z" />
      <path
        d={isOn ? "M16.5 8.5a5 5 0 0 1 0 7M19 5.5a9 9 0 0 1 0 13" : "m16 9 6 6m0-6-6 6"}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
