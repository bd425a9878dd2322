import { ButtonLink } from "@/components/button-link";
import { BrandSymbol } from "@/components/logo";
import { pause, WhilePaused } from "@/components/while-paused";
import type { DemoCheckoutLabels } from "@/content/schema";
import { dropPathFromPages } from "@/lib/site/paths";

interface NoOrderProps {
  labels: DemoCheckoutLabels["empty"];
}

/** In place of an order, where the address has no cart, or an empty one. */
export function NoOrder({ labels }: NoOrderProps) {
  return (
    <>
      <div className="order-none">
        <p>{labels.text}</p>
        <ButtonLink to={dropPathFromPages} data-selling className="mt-6 min-h-13.5 w-full">
          {labels.pick}
        </ButtonLink>
        {pause && <WhilePaused className="mt-6" />}
      </div>
      <div className="order-side">
        <div className="mug-line-up">
          <BrandSymbol className="mug-in-line-up" />
          <p className="mug-placard text-center">{labels.placard}</p>
        </div>
      </div>
    </>
  );
}
