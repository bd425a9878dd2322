import { Arrival } from "@/components/arrival";
import { arrivalLabels } from "@/content/interface";
import { shipping } from "@/content/shipping";
import { shippingPolicy } from "@/content/shipping-policy";
import { useShopBundles } from "@/features/checkout/checkout-context";
import { areAllSoldOut } from "@/lib/purchase/shop-bundles";
import { paths } from "@/lib/site/paths";
import { TextPage } from "@/page/text-page";

export default function Page() {
  const isAllSoldOut = areAllSoldOut(useShopBundles());
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
