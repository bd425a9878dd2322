import type { ReactNode } from "react";
import type { BookedSuspect } from "@/content/schema";
import { Picture } from "./picture";
import { Placard, type PlacardLine } from "./placard";

interface BookingCardProps {
  suspect: BookedSuspect;
  /** The lines of his placard; see Placard. */
  lines: readonly PlacardLine[];
  wipeKey?: string;
  /** The width in which the suspect is shown, as the `sizes` attribute of HTML. */
  sizes: string;
  /** Sets the height, and with `--man`, `--man-left`, `--man-top` and `--placard-left` what is where. */
  className: string;
  /** Whether his hands hold the placard, which is below his chin then. */
  hasHands?: boolean;
  /** What is behind him. */
  children?: ReactNode;
}

/**
 * A suspect, matte, before a height chart, with a placard: a strip with the suspect on the left and the placard on the right. The sheet
 * of who uses it may turn it into the held figure (features/checkout/booking.css).
 */
export function BookingCard({
  suspect,
  lines,
  wipeKey,
  sizes,
  className,
  hasHands = false,
  children,
}: BookingCardProps) {
  const hand = <Picture picture={suspect.hand} sizes="84px" className="booking-hand" />;
  return (
    <div className={`booking ${className}`} data-wall={suspect.wall}>
      {children}
      <Picture picture={suspect.picture} sizes={sizes} className="booking-suspect" />
      <Placard lines={lines} {...(wipeKey === undefined ? {} : { wipeKey })} />
      {hasHands ? (
        <>
          {hand}
          {hand}
        </>
      ) : null}
    </div>
  );
}
