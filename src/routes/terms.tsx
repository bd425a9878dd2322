import { terms } from "@/content/terms";
import { paths } from "@/lib/paths";
import { TextPage } from "@/app/frames/text-page";

export default function Page() {
  return <TextPage page={terms} path={paths.terms} />;
}
