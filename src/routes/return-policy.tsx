import { returnPolicy } from "@/content/return-policy";
import { paths } from "@/lib/site/paths";
import { TextPage } from "@/page/text-page";

export default function Page() {
  return <TextPage page={returnPolicy} path={paths.returnPolicy} />;
}
