import { muglife } from "@/content/muglife";
import { paths } from "@/lib/paths";
import { PageFrame } from "@/routes/page-frame";

export default function MugLifePage() {
  return <PageFrame meta={muglife.meta} path={paths.muglife} heading={muglife.heading} lead={muglife.lead} />;
}
