import { about, aboutHeading, aboutPicture } from "@/content/about";
import { paths } from "@/lib/site/paths";
import { TextPage } from "@/page/text-page";

export default function AboutPage() {
  return (
    <div data-section="about" className="contents">
      <TextPage
        page={about}
        path={paths.about}
        heading={
          <>
            {aboutHeading.flat} <span className="shine block w-fit">{aboutHeading.shine}</span>
          </>
        }
        headingSize="poster"
        picture={aboutPicture}
      />
    </div>
  );
}
