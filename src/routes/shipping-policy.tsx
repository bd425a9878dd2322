import { shippingPolicy } from "@/content/shipping-policy";
import { paths } from "@/lib/paths";
import { TextPage } from "@/routes/text-page";

export default function Page() {
  return <TextPage page={shippingPolicy} path={paths.shippingPolicy} />;
}
