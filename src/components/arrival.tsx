import { useArrival } from "@/hooks/use-arrival";
import type { DeliveryRule } from "@/lib/purchase/delivery-dates";
import { fillText } from "@/lib/text/fill-text";

interface ArrivalProps {
  rule: DeliveryRule;
  /** With `{days}`. */
  text: string;
  /** With `{first}` and `{last}`. */
  range: string;
  className?: string;
}

/** When an order that is placed now arrives. The line is reserved in prerendered HTML, and filled once the clock is known. */
export function Arrival({ rule, text, range, className = "" }: ArrivalProps) {
  const days = useArrival(rule, range);
  return (
    <p data-selling className={`noscript:hidden ${className}`}>
      {days === null ? "\u00a0" : fillText(text, { days })}
    </p>
  );
}
