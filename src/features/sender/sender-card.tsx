// The card of the affiliate who sent the visitor, in the hero. A script of its own, for visitors with a code.
import { useState } from "react";
import { Filled } from "@/components/filled";
import { Picture } from "@/components/picture";
import type { BroLabels } from "@/content/schema";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useSent } from "@/hooks/use-sent";
import { adoptStyles } from "@/lib/browser/adopt-styles";
import { warnOnce } from "@/lib/log";
import { faceOf } from "@/lib/referral/sender";
import faceStyles from "./face-beside-code.css?inline";
import styles from "./sender.css?inline";

/** The HTML of an affiliate's page has these, too. */
export { styles as senderStyles };

if (!import.meta.env.SSR) {
  try {
    adoptStyles(styles + faceStyles);
  } catch {
    // Safari before 16.4.
    warnOnce("The styles of the face beside the code cannot be added.");
  }
}

/** Longer names get smaller type on phones, where they would be a third line. */
const LONG_NAME = 20;
/** Longer lines are two lines at 360 px. */
const LONG_LINE = 36;

export function SenderCard({ labels }: { labels: BroLabels }) {
  const sender = useSent()?.sender;
  const isHydrated = useIsHydrated();
  // Where the hero is shown already, the card would push it on phones, and waits for the next page.
  const [isLate] = useState(() => isHydrated && document.querySelector(".hero") !== null);
  if (!sender) return null;
  const { name, shortName, line } = sender;
  const classes = [
    "sender",
    isLate && "sender-late",
    name.length > LONG_NAME && "sender-long-name",
    line.length > LONG_LINE && "sender-long-line",
  ];
  return (
    <figure className={classes.filter(Boolean).join(" ")}>
      <figcaption>
        <Filled text={labels.sentBy} values={{ name }} />
      </figcaption>
      <Picture picture={faceOf(sender)} sizes="(min-width: 1600px) 96px, 64px" />
      <blockquote dir="auto">
        <q>{line}</q>
      </blockquote>
      <p>
        <Filled text={labels.earns} values={{ name: shortName }} />
      </p>
    </figure>
  );
}
