import { privacy } from "@/content/privacy";
import { withVendors } from "@/features/privacy/with-vendors";
import { paths } from "@/lib/site/paths";
import { vendorPrivacy } from "@/vendors/vendor-privacy";
import { TextPage } from "@/page/text-page";

const page = withVendors(privacy, vendorPrivacy);

export default function Page() {
  return <TextPage page={page} path={paths.privacy} />;
}
