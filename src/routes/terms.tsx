import { terms } from "@/content/terms";
import { paths } from "@/lib/site/paths";
import { TextPage } from "@/page/text-page";

export default function Page() {
  return <TextPage page={terms} path={paths.terms} />;
}
