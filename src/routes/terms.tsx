import { terms } from "@/content/terms";
import { paths } from "@/lib/paths";
import { TextPage } from "@/routes/text-page";

export default function Page() {
  return <TextPage page={terms} path={paths.terms} />;
}
