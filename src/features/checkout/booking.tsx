// The suspect at the picker, whose placard says what the choice is, and until when its sheets last.
import { useState } from "react";
import { BookingCard } from "@/components/booking-card";
import { Picture } from "@/components/picture";
import type { BookedSuspect, Picture as PictureData, PlacardLabels } from "@/content/schema";
import { useBookedSuspect } from "@/hooks/use-booked-suspect";
import { daysOf } from "@/lib/purchase/matte-until";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { fillText } from "@/lib/text/fill-text";
import { countOf } from "@/lib/text/wording";
import { useCheckoutState } from "./checkout-context";

/** Where each pack is behind him. More would not be seen. */
const PLACES = ["pack-1", "pack-2", "pack-3", "pack-4", "pack-5", "pack-6"];

interface BookingProps {
  suspects: readonly BookedSuspect[];
  labels: PlacardLabels;
  pack: PictureData;
  bundle: ShopBundle;
  /** How many of the bundle. */
  count: number;
  /** Until when so many sheets last, or null where the clock is not known. */
  until: ((sheets: number, wipesPerDay: number) => string) | null;
}

export function Booking({ suspects, labels, pack, bundle, count, until }: BookingProps) {
  const wipes = useCheckoutState((state) => state.wipes);
  const suspect = useBookedSuspect(suspects);
  const choice = `${bundle.id} ${wipes} ${count}`;
  const [first] = useState(choice);
  const sheets = bundle.sheets * count;
  const last = until?.(sheets, wipes);
  const sheetsText = fillText(labels.sheets, { count: sheets.toLocaleString("en-US"), quantity: wipes });
  if (!suspect) return null;
  return (
    <>
      <BookingCard
        suspect={suspect}
        className="picker-booking"
        sizes="(min-width: 1100px) 30vw, (max-height: 779px) 160px, 205px"
        hasHands
        wipeKey={choice}
        lines={[
          { text: labels.caseNumber, className: "placard-more" },
          // A second line would push the day out of the frame; the row of the bundle has the whole name.
          { text: bundle.name, className: "line-clamp-1 wrap-anywhere whitespace-normal" },
          { text: sheetsText, className: "placard-more" },
          last === undefined
            ? { text: labels.lasting, last: String(daysOf(sheets, wipes)) }
            : { text: labels.until, last },
        ]}
      >
        <Packs pack={pack} count={bundle.packs} />
      </BookingCard>
      <p role="status" className="sr-only">
        {choice === first || last === undefined
          ? ""
          : fillText(labels.announced, { last, quantity: countOf(wipes, "wipe") })}
      </p>
    </>
  );
}

/** The packs behind him, in two fans. One that joins opens from the left. */
function Packs({ pack, count }: { pack: PictureData; count: number }) {
  const [first] = useState(count);
  return PLACES.slice(0, count).map((place, index) => (
    <Picture
      key={place}
      picture={{ ...pack, alt: "" }}
      sizes="(min-width: 1100px) 8.2vw, 64px"
      className={`booking-pack ${place} ${index < first ? "" : "wiped-in"}`}
    />
  ));
}
