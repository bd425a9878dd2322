import { broCode } from "@/content/brocode";
import { paths } from "@/lib/paths";
import { PageFrame } from "@/routes/page-frame";

export default function BroCodePage() {
  return (
    <PageFrame meta={broCode.meta} path={paths.brocode} heading={broCode.heading} lead={broCode.lead}>
      <ol className="grid gap-x-gutter md:grid-cols-2">
        {broCode.rules.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[4.5rem_1fr] items-start border-t border-rule-light py-7 lg:grid-cols-[7rem_1fr]"
          >
            <span
              aria-hidden="true"
              className="font-poster text-[4rem] leading-[.8] font-black [font-stretch:62%] lg:text-[6rem]"
            >
              {index + 1}
            </span>
            <div>
              <h2 className="font-display text-h3 font-black [font-stretch:125%]">{title}</h2>
              <p className="mt-2 max-w-[44ch]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 font-display text-h3 font-black [font-stretch:112%]">{broCode.pricing}</p>
    </PageFrame>
  );
}
