import { useState } from "react";
import { buttonClasses } from "@/components/button-link";
import { VendorArea } from "@/components/vendor-area";
import type { Reviews as ReviewLabels } from "@/content/schema";
import { useWidget } from "@/hooks/use-widget";
import { config } from "@/vendors/config";
import type { WidgetPlan } from "@/vendors/widget";

interface ReviewsAreaProps {
  labels: Omit<ReviewLabels, "mailSubject">;
  /** `mailto:` address with a subject. */
  mailLink: string;
}

/** The reviews of the vendor. Renders nothing if no reviews script is configured. */
export function ReviewsArea(props: ReviewsAreaProps) {
  const { reviews } = config;
  return reviews === null ? null : <ConfiguredReviews {...props} reviews={reviews} />;
}

type Reviews = NonNullable<typeof config.reviews>;

function ConfiguredReviews({ labels, mailLink, reviews }: ReviewsAreaProps & { reviews: Reviews }) {
  const [open] = useState(() => async (): Promise<WidgetPlan> => {
    const { reviewsWidget } = await import("@/vendors/reviews/reviews-widget");
    return reviewsWidget({ reviews, productId: config.shop?.productId ?? "", title: labels.area });
  });
  const shown = useWidget(open);
  return (
    <section className="bg-bone text-charcoal" aria-labelledby="reviews-heading">
      <div className="mx-auto max-w-page px-edge py-section">
        <div className="grid items-end gap-x-gutter gap-y-4 md:grid-cols-3">
          <h2 id="reviews-heading" className="poster-heading md:col-span-2">
            {labels.heading}
          </h2>
          <p className="max-w-[22.6em] text-lead text-smoke">{labels.text}</p>
        </div>
        {/* The height is fixed, because the checkout is below: a long list of reviews would push it down. */}
        <VendorArea
          shown={shown}
          labels={labels}
          scrollLabel={labels.area}
          className="mt-12 h-96 overflow-y-auto [scrollbar-color:theme(colors.smoke)_transparent] md:h-80 print:h-auto"
        >
          <a href={mailLink} className={buttonClasses("ink")}>
            {labels.mailLabel}
          </a>
        </VendorArea>
      </div>
    </section>
  );
}
