import { returnPolicy } from "@/content/return-policy";
import { paths } from "@/lib/paths";
import { TextPage } from "@/routes/text-page";

export default function Page() {
  return <TextPage page={returnPolicy} path={paths.returnPolicy} />;
}
