import { returnPolicy } from "@/content/return-policy";
import { paths } from "@/lib/paths";
import { TextPage } from "@/app/frames/text-page";

export default function Page() {
  return <TextPage page={returnPolicy} path={paths.returnPolicy} />;
}
