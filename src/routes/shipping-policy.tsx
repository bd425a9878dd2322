import { Arrival } from "@/components/arrival";
import { arrivalLabels } from "@/content/interface";
import { shipping } from "@/content/shipping";
import { shippingPolicy } from "@/content/shipping-policy";
import { useCheckoutState } from "@/features/checkout/checkout-context";
import { isSoldOut } from "@/features/checkout/stock";
import { paths } from "@/lib/paths";
import { TextPage } from "@/app/frames/text-page";

export default function Page() {
  // The chosen bundle is sold out only where all are, and then nothing can be ordered now.
  const isAllSoldOut = useCheckoutState(({ variants, chosen }) => isSoldOut(variants, chosen));
  return (
    <TextPage
      page={shippingPolicy}
      path={paths.shippingPolicy}
      extras={{
        delivery: isAllSoldOut ? null : (
          <Arrival
            rule={shipping.arrival}
            text={arrivalLabels.onShippingPage}
            range={arrivalLabels.range}
            className="font-semibold"
          />
        ),
      }}
    />
  );
}
