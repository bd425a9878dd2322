import { Arrival } from "@/components/arrival";
import { arrivalLabels } from "@/content/interface";
import { shipping } from "@/content/shipping";
import { shippingPolicy } from "@/content/shipping-policy";
import { paths } from "@/lib/paths";
import { TextPage } from "@/app/frames/text-page";

export default function Page() {
  return (
    <TextPage
      page={shippingPolicy}
      path={paths.shippingPolicy}
      extras={{
        delivery: (
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
