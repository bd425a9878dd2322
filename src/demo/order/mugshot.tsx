// The picture on the receipt. What is shown is what is shared: draw-picture.ts draws these elements on a canvas.
import type { Ref } from "react";
import type { DemoCheckoutLabels, Picture } from "@/content/schema";
import { mediaAddress } from "@/lib/site/media-address";
import { largestPicturePath, sizeOf } from "@/lib/site/picture-path";

/** In pixels of the shared file, as all figures below. */
const MUGSHOT = { width: 1080, height: 1350 };

const PITCH = 102.6;
const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** The lines that have a height. */
const LABELLED = [4, 6];
const FLOOR = 1238;
const FIRST_BASELINE = 949;
const LEADING = 60.5;
/** Characters of a line between the hands. */
const LONGEST = 20;

export interface MugshotParts {
  man: { username: string; before: Picture; after: Picture };
  /** His left hand in the picture; the right one is its reflection. */
  hand: Picture;
  /** The class that fills the wall with his color. */
  wall: string;
  /** Lines of the placard, above the status. */
  lines: readonly string[];
  /** 'mugworks.example' */
  address: string;
}

interface MugshotProps extends MugshotParts {
  labels: Pick<DemoCheckoutLabels["mugshot"], "slogan" | "heights">;
  status: { label: string; text: string; isMatte: boolean };
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

export function Mugshot({
  man,
  hand,
  wall,
  lines,
  address,
  labels,
  status,
  className = "",
  ref,
}: MugshotProps) {
  const onPlacard = [...lines, status.label];
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${MUGSHOT.width} ${MUGSHOT.height}`}
      aria-hidden="true"
      focusable="false"
      className={`receipt-picture ${className}`}
    >
      <rect width={MUGSHOT.width} height={FLOOR} className={wall} />
      {LINES.map((line) => (
        <rect
          key={line}
          y={line * PITCH - 3}
          width={MUGSHOT.width}
          height={3}
          opacity={0.31}
          className="fill-charcoal"
        />
      ))}
      {labels.heights.map((height, index) => (
        <g key={height} transform={`translate(0 ${(LABELLED[index] ?? 0) * PITCH})`} className="receipt-mono">
          <rect x={10} y={-13} width={70} height={26} className={wall} />
          <rect x={1000} y={-13} width={70} height={26} className={wall} />
          <text x={20} y={8} fontSize={24} className="fill-charcoal">
            {height}
          </text>
          <text x={1060} y={8} fontSize={24} textAnchor="end" className="fill-charcoal">
            {height}
          </text>
        </g>
      ))}
      <text
        x={540}
        y={254}
        fontSize={270}
        letterSpacing={-5.4}
        textAnchor="middle"
        className="poster fill-charcoal"
      >
        {labels.slogan.toUpperCase()}
      </text>
      <PictureIn picture={status.isMatte ? man.after : man.before} x={140} y={205} width={800} />
      <g transform="rotate(-1.4 540 1026)" className="receipt-mono">
        <rect x={184} y={864} width={712} height={324} className="fill-charcoal" />
        <rect x={195} y={875} width={690} height={302} className="fill-bone" />
        <rect x={207} y={887} width={666} height={278} className="fill-charcoal" />
        {onPlacard.map((line, index) => (
          <text key={line} x={282} y={FIRST_BASELINE + index * LEADING} fontSize={37.8} className="fill-bone">
            {(line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line).toUpperCase()}
            {index === lines.length ? (
              <tspan className={status.isMatte ? "fill-lime" : "fill-amber"}>
                {` ${status.text.toUpperCase()}`}
              </tspan>
            ) : null}
          </text>
        ))}
      </g>
      <PictureIn picture={hand} x={69} y={929} width={194} />
      <g transform={`translate(${MUGSHOT.width} 0) scale(-1 1)`}>
        <PictureIn picture={hand} x={69} y={912} width={194} />
      </g>
      <rect y={FLOOR} width={MUGSHOT.width} height={MUGSHOT.height - FLOOR} className="fill-charcoal" />
      <image href="/brand/logo-on-dark.svg" x={43} y={1268} width={440} height={51.3} />
      <text x={1037} y={1304} fontSize={29} textAnchor="end" className="receipt-mono fill-bone">
        {address}
      </text>
    </svg>
  );
}

/** Before the picture is shown: the man shines for a moment only. */
export function fetchMan({ before, after }: MugshotParts["man"]): void {
  for (const picture of [before, after]) new Image().src = mediaAddress(largestPicturePath(picture));
}

interface PictureInProps {
  picture: Picture;
  x: number;
  y: number;
  width: number;
}

function PictureIn({ picture, x, y, width }: PictureInProps) {
  const size = sizeOf(picture);
  const height = (width * size.height) / size.width;
  return <image href={mediaAddress(largestPicturePath(picture))} x={x} y={y} width={width} height={height} />;
}
