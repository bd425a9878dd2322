import { shippingPolicy } from "@/content/shipping-policy";
import { paths } from "@/lib/paths";
import { TextPage } from "@/app/frames/text-page";

export default function Page() {
  return <TextPage page={shippingPolicy} path={paths.shippingPolicy} />;
}
