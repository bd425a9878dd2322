import { buttonClasses } from "@/components/button-link";

interface EmailAreaProps {
  heading: string;
  text: string;
  mailLabel: string;
  /** `mailto:` address with a subject. */
  mailLink: string;
}

export function EmailArea({ heading, text, mailLabel, mailLink }: EmailAreaProps) {
  return (
    <section className="bg-bone text-charcoal" aria-labelledby="email-heading">
      <div className="mx-auto grid max-w-page items-center gap-x-gutter gap-y-8 px-edge py-section md:grid-cols-[1.6fr_1fr]">
        <div>
          <h2 id="email-heading" className="font-display text-h2 font-black text-balance [font-stretch:125%]">
            {heading}
          </h2>
          <p className="mt-4 max-w-[46ch] text-lead text-smoke">{text}</p>
        </div>
        <p className="md:justify-self-end">
          <a href={mailLink} className={buttonClasses("ink")}>
            {mailLabel}
          </a>
        </p>
      </div>
    </section>
  );
}
