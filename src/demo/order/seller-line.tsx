import { BreakBehind } from "@/components/break-behind";
import { PhoneLink } from "@/components/phone-link";
import type { DemoCheckoutLabels } from "@/content/schema";

interface SellerLineProps {
  labels: Pick<DemoCheckoutLabels["summary"], "seller" | "questions">;
  line: string;
  email: string;
  phone: string | null;
}

export function SellerLine({ labels, line, email, phone }: SellerLineProps) {
  return (
    <p className="order-small mt-5">
      {labels.seller} {line}. {labels.questions}{" "}
      {/* One block with the comma: in front of it, a line could break after a block of the address alone. */}
      <span className="inline-block wrap-anywhere">
        <a href={`mailto:${email}`} className="underline underline-offset-4 hover:decoration-2">
          <BreakBehind sign="@" text={email} />
        </a>
        {phone && ","}
      </span>{" "}
      {phone && (
        <PhoneLink phone={phone} className="inline-block underline underline-offset-4 hover:decoration-2" />
      )}
    </p>
  );
}
