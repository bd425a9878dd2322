import { brand } from "@/content/brand";
import { benefits, steps, strip, testimonials, ugc } from "@/content/home-story";
import { mugshotsOnHome } from "@/content/mugshots-on-home";
import { Benefits } from "@/features/landing/benefits";
import { Steps } from "@/features/landing/steps";
import { UgcCall } from "@/features/landing/ugc-call";
import { TestimonialStrip } from "@/features/testimonials/testimonial-strip";

/** The landing page between the hero and the drop. */
export default function HomeStory() {
  return (
    <>
      <UgcCall
        heading={ugc.heading}
        text={ugc.text}
        profile={{ label: ugc.profileLabel, url: brand.social.tiktok.url }}
        wallLabel={ugc.wallLabel}
        mugshots={mugshotsOnHome}
      />
      <TestimonialStrip heading={strip.heading} testimonials={testimonials} />
      <Steps {...steps} />
      <Benefits {...benefits} />
    </>
  );
}
