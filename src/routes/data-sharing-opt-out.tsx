import { optOut } from "@/content/opt-out";
import { paths } from "@/lib/paths";
import { TextPage } from "@/routes/text-page";

// No optional script is loaded, so there is nothing that a switch could turn off.
const ABOUT_THE_SWITCH = new Set(["the-switch", "global-privacy-control"]);
const page = { ...optOut, sections: optOut.sections.filter(({ id }) => !ABOUT_THE_SWITCH.has(id)) };

export default function DataSharingOptOutPage() {
  return <TextPage page={page} path={paths.optOut} />;
}
