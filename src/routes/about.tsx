import { Picture } from "@/components/picture";
import { about, aboutPicture } from "@/content/about";
import { paths } from "@/lib/paths";
import { TextPage } from "@/routes/text-page";

export default function AboutPage() {
  return (
    <TextPage page={about} path={paths.about}>
      <Picture
        picture={aboutPicture}
        sizes="(min-width: 1440px) 1200px, 92vw"
        className="mb-14 h-auto w-full rounded-tile"
        priority
      />
    </TextPage>
  );
}
