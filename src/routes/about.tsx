import { Picture } from "@/components/picture";
import { about } from "@/content/about";
import { paths } from "@/lib/paths";
import { TextPage } from "@/routes/text-page";

const picture = {
  name: "people/origin-story",
  widths: [360, 720, 1200],
  width: 1200,
  height: 750,
  alt: "Two people behind a wooden table with bamboo, lumps of charcoal, a stack of sheets and three packs of wipes.",
};

export default function AboutPage() {
  return (
    <TextPage page={about} path={paths.about}>
      <Picture
        picture={picture}
        sizes="(min-width: 1440px) 1200px, 92vw"
        className="mb-14 h-auto w-full rounded-tile"
        priority
      />
    </TextPage>
  );
}
