import { brand } from "@/content/brand";
import { contact } from "@/content/contact";
import { paths } from "@/lib/paths";
import { PageFrame } from "@/routes/page-frame";

export default function ContactPage() {
  return (
    <PageFrame meta={contact.meta} path={paths.contact} heading={contact.heading} lead={contact.lead}>
      <section
        className="max-w-160 rounded-tile bg-charcoal p-6 text-bone sm:p-10"
        aria-labelledby="email-us"
      >
        <h2 id="email-us" className="font-display text-h2 font-black [font-stretch:125%]">
          {contact.emailCard.heading}
        </h2>
        <p className="mt-4 text-ash">{contact.emailCard.text}</p>
        <a
          href={`mailto:${brand.email}`}
          className="mt-6 inline-block py-1 text-h3 break-all text-lime underline underline-offset-4"
        >
          {brand.email}
        </a>
        <p className="mt-6 font-mono text-mono font-semibold">{contact.responseNote}</p>
      </section>
    </PageFrame>
  );
}
