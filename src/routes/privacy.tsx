import { privacy } from "@/content/privacy";
import { paths } from "@/lib/paths";
import { TextPage } from "@/app/frames/text-page";

export default function Page() {
  return <TextPage page={privacy} path={paths.privacy} />;
}
