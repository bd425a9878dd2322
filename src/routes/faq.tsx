import { Disclosure } from "@/components/disclosure";
import { plainText, TextBlocks } from "@/components/text-blocks";
import { faq, faqMeta } from "@/content/faq";
import { paths } from "@/lib/paths";
import { PageFrame } from "@/routes/page-frame";
import { faqData } from "@/routes/structured-data";

export default function FaqPage() {
  return (
    <PageFrame
      meta={faqMeta}
      path={paths.faq}
      heading="Fair questions"
      lead={faqMeta.description}
      structuredData={[faqData(faq, plainText)]}
    >
      <div className="on-bone max-w-[52rem]">
        {faq.map(({ id, question, answer }) => (
          <Disclosure key={id} id={id} summary={question}>
            <TextBlocks blocks={answer} />
          </Disclosure>
        ))}
      </div>
    </PageFrame>
  );
}
