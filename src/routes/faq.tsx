import { plainText } from "@/components/text-blocks";
import { faq, faqMeta, faqPage } from "@/content/faq";
import { FaqList } from "@/features/faq/faq-list";
import { paths } from "@/lib/paths";
import { PageFrame } from "@/app/frames/page-frame";
import { faqData } from "@/app/frames/structured-data";

export default function FaqPage() {
  return (
    <PageFrame
      meta={faqMeta}
      path={paths.faq}
      heading={faqPage.heading}
      headingSize="poster"
      lead={faqPage.lead}
      structuredData={[faqData(faq, plainText)]}
    >
      <FaqList items={faq} labels={faqPage.labels} />
    </PageFrame>
  );
}
