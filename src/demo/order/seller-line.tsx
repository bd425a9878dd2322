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
      <a
        href={`mailto:${email}`}
        className="inline-block break-all underline underline-offset-4 hover:decoration-2"
      >
        {email}
      </a>
      {phone === null ? null : (
        <>
          {/* Without a place to break before the comma. */}
          {"\u2060, "}
          <PhoneLink phone={phone} className="inline-block underline underline-offset-4 hover:decoration-2" />
        </>
      )}
    </p>
  );
}
