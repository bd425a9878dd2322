import { type ReactNode, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import { VendorArea } from "@/components/vendor-area";
import type { EmailArea } from "@/content/schema";
import { useWidget } from "@/hooks/use-widget";
import { type EmailTimers, type OpenEmailForm, openEmailForm } from "@/vendors/email-form";

interface EmailSignupProps {
  labels: EmailArea;
  /** A `mailto:` address with a subject, which works without the vendor. */
  mailLink: string;
  timers: EmailTimers;
}

/** The newsletter section: the vendor's form if one is configured. Without it, and until it is ready, a mail link. */
export function EmailSignup({ labels, mailLink, timers }: EmailSignupProps) {
  const link = (
    <a href={mailLink} className={buttonClasses("ink")}>
      {labels.mailLabel}
    </a>
  );
  return (
    <section className="bg-bone text-charcoal print:hidden" aria-labelledby="email-heading">
      <div
        className={`mx-auto grid max-w-page items-center gap-x-16 gap-y-8 px-edge py-section ${openEmailForm ? "lg:grid-cols-2" : "md:grid-cols-[1fr_auto]"}`}
      >
        <div>
          <h2 id="email-heading" className="heading-wide text-h2">
            {labels.heading}
          </h2>
          <p className="mt-4 max-w-[30.6em] text-lead text-smoke">{labels.text}</p>
        </div>
        {openEmailForm ? (
          <VendorForm openForm={openEmailForm} labels={labels} timers={timers}>
            {link}
          </VendorForm>
        ) : (
          <p className="md:justify-self-end">{link}</p>
        )}
      </div>
    </section>
  );
}

interface VendorFormProps {
  openForm: OpenEmailForm;
  labels: EmailArea;
  timers: EmailTimers;
  children: ReactNode;
}

/** The vendor's form in an area whose height is reserved. */
function VendorForm({ openForm, labels, timers, children }: VendorFormProps) {
  const [open] = useState(() => () => openForm(timers));
  return (
    <VendorArea shown={useWidget(open)} labels={labels} className="min-h-72">
      {children}
    </VendorArea>
  );
}
