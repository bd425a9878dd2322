import { BreakBehind } from "@/components/break-behind";
import { PhoneLink } from "@/components/phone-link";
import { brand, sellerLine } from "@/content/brand";
import { contact } from "@/content/contact";
import { ContactForm } from "@/features/contact/contact-form";
import { createContactStore } from "@/features/contact/contact-store";
import { config } from "@/vendors/config";
import { paths } from "@/lib/site/paths";
import { visitStore } from "@/lib/browser/storage";
import { sellerData } from "@/page/organization-data";
import { PageLayout } from "@/page/page-layout";
import { sendContactMessage } from "@/vendors/contact-endpoint/contact-endpoint";

const { contactEndpoint } = config;
const { phone } = brand.seller;

const store = createContactStore(async (message) => {
  // The form sends nothing without an endpoint. If it did, the page must not announce that the message was sent.
  if (contactEndpoint === null) throw new Error("No contact endpoint is configured.");
  await sendContactMessage(contactEndpoint, message, {
    send: (input, init) => fetch(input, init),
    isOnline: () => navigator.onLine,
  });
}, visitStore);

export default function ContactPage() {
  const { emailCard, form } = contact;
  return (
    <PageLayout
      meta={contact.meta}
      path={paths.contact}
      heading={<span className="sm:whitespace-nowrap">{contact.heading}</span>}
      isLeadBeside
      lead={contact.lead}
      structuredData={[sellerData(brand, config.siteUrl)]}
    >
      <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-x-24">
        {/* Below each other; on tablets and on phones held sideways in two columns, so that the address is above the bar. */}
        <section
          className="grid gap-x-10 gap-y-6 rounded-tile bg-charcoal p-5 text-bone sm:max-lg:grid-cols-2 sm:max-lg:p-8 lg:sticky lg:top-28 lg:gap-y-10 lg:p-10"
          aria-labelledby="email-us"
        >
          <div>
            <h2 id="email-us" className="heading-wide text-h3">
              {emailCard.heading}
            </h2>
            <p className="mt-3 max-w-[29.3em] text-balance text-ash">{emailCard.text}</p>
          </div>
          <a
            href={`mailto:${brand.email}`}
            className="-mt-2 justify-self-start py-1 text-contact-address/[1.3] font-semibold wrap-anywhere text-lime underline decoration-2 underline-offset-8 hover:text-bone sm:mt-0 sm:self-start sm:text-h3 lg:-mt-5"
          >
            <BreakBehind sign="@" text={brand.email} />
          </a>
          <noscript>
            <p className="font-semibold">{form.noScript}</p>
          </noscript>
          <div className="border-t border-rule-dark pt-4 lg:pt-6">
            <p aria-hidden="true" className="poster-heading">
              {emailCard.responseFigure}
            </p>
            <p className="mt-3 font-mono text-mono font-semibold text-ash">{emailCard.responseNote}</p>
          </div>
          <div className="border-t border-rule-dark pt-4 lg:pt-6">
            <h3 className="heading text-17">{emailCard.sellerNote}</h3>
            <address className="mt-2 text-ash not-italic">
              {sellerLine}
              {phone === null ? null : (
                <PhoneLink
                  phone={phone}
                  className="mt-2 block w-fit py-1 underline underline-offset-4 hover:text-bone"
                />
              )}
            </address>
          </div>
        </section>
        <ContactForm texts={form} email={brand.email} store={store} connected={contactEndpoint !== null} />
      </div>
    </PageLayout>
  );
}
