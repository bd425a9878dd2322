import { useEffect, useRef, useState, type RefObject } from "react";
import type { Contact } from "@/content/schema";
import { readForm } from "./form-values";
import { mailLink } from "./mail-link";
import { fillText } from "@/lib/text/fill-text";
import { CONTACT_LIMIT_MS, type ContactProblem } from "@/vendors/contact-endpoint/contact-endpoint";

interface ContactFailureProps {
  texts: Contact["form"]["failure"];
  problem: ContactProblem;
  email: string;
  form: RefObject<HTMLFormElement | null>;
}

/** Shows why the message was not sent, and a mail link with the same text. */
export function ContactFailure({ texts, problem, email, form }: ContactFailureProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState({ href: `mailto:${email}`, whole: true });

  // The text is read from the form, where the user may still change it.
  useEffect(() => {
    const node = form.current;
    if (!node) return;
    const update = (): void => {
      const { subject, message } = readForm(node);
      setLink(mailLink(email, subject, message, texts.cutNote));
    };
    update();
    node.addEventListener("input", update);
    return () => node.removeEventListener("input", update);
  }, [email, form, texts.cutNote]);

  useEffect(() => {
    // The braces matter: newer browsers return a promise from this, and an effect must not return one.
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div ref={panel} className="mt-5 rounded-control border-2 border-clay-ink px-6 py-5">
      <p role="alert" className="font-semibold text-balance">
        {fillText(texts.problems[problem], { seconds: CONTACT_LIMIT_MS / 1000 })} {texts.kept}
      </p>
      <p className="mt-3">
        <a href={link.href} className="text-link inline-block py-1">
          {texts.mailLabel}
        </a>
        {link.whole ? null : <span className="mt-1 block text-small text-smoke">{texts.tooLongForLink}</span>}
      </p>
    </div>
  );
}
