import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from "react";
import { buttonClasses } from "@/components/button-link";
import type { Contact } from "@/content/schema";
import { ContactFailure } from "./contact-failure";
import { ContactField } from "./contact-field";
import {
  checkMessage,
  CONTACT_FIELDS,
  type ContactField as FieldName,
  type FieldProblem,
  MAX_LENGTH,
} from "./contact-rules";
import type { ContactState, ContactStore } from "./contact-store";
import { useDraft } from "./use-draft";
import { HONEYPOT, readForm, clearHoneypot } from "./form-values";
import { fillText } from "@/lib/text/fill-text";
import { note } from "@/lib/log";

interface ContactFormProps {
  texts: Contact["form"];
  email: string;
  store: ContactStore;
  /** Whether an endpoint is configured. Without one, a submission is only logged to the console. */
  connected: boolean;
}

const WRITING: ContactState = { phase: "writing" };

export function ContactForm(props: ContactFormProps) {
  const { texts, store } = props;
  const state = useSyncExternalStore(store.subscribe, store.get, () => WRITING);
  const [isNew, setIsNew] = useState(false);

  function startNew(): void {
    setIsNew(true);
    store.startNew();
  }

  return (
    <section aria-labelledby="form-heading" className="min-w-0 noscript:hidden print:hidden">
      <Outcome state={state} texts={texts} onAgain={startNew} />
      {state.phase === "sent" ? null : <MessageForm {...props} state={state} takesFocus={isNew} />}
    </section>
  );
}

interface MessageFormProps extends ContactFormProps {
  state: ContactState;
  /** Whether the form replaces the confirmation, whose button had the focus. */
  takesFocus: boolean;
}

/** The fields are uncontrolled: input from before the application ran, or restored by the browser, is kept. */
function MessageForm({ texts, email, store, connected, state, takesFocus }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<FieldName, FieldProblem>>>({});
  const draft = useDraft(form, store);
  const sending = state.phase === "sending";

  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>("input")?.focus();
  }, [takesFocus]);

  function onInput(): void {
    if (!form.current) return;
    draft.changed();
    // A corrected field loses its error at once. New errors appear only on submission.
    const now = checkMessage(readForm(form.current));
    setProblems((before) =>
      Object.fromEntries(
        CONTACT_FIELDS.flatMap((name) => (before[name] && now[name] ? [[name, now[name]]] : [])),
      ),
    );
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!form.current) return;
    const message = readForm(form.current);
    const found = checkMessage(message);
    setProblems(found);
    const firstWrong = CONTACT_FIELDS.find((name) => found[name]);
    if (firstWrong) {
      form.current.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus();
      return;
    }
    if (clearHoneypot(form.current)) return;
    if (!connected) {
      note("The contact form was submitted. No endpoint is configured, so nothing was sent.");
      return;
    }
    draft.save();
    void store.send(message);
    // It says that the message is being sent. The buy bar returns over it when no field has the focus, and Enter in a field sends, too.
    form.current.querySelector("button")?.scrollIntoView({ block: "nearest" });
  }

  const errorOf = (name: FieldName): string | null => {
    const problem = problems[name];
    if (problem === undefined) return null;
    const text = problem === "no-email" ? texts.errors[problem] : texts.errors[problem][name];
    return fillText(text, { longest: MAX_LENGTH[name].toLocaleString("en-US") });
  };

  return (
    <>
      <h2 id="form-heading" className="heading-wide text-h2">
        {texts.heading}
      </h2>
      {connected ? null : <p className="mt-4 font-semibold">{texts.notConnected}</p>}
      {/* With this method a submission before the application runs does not send the input to the page's address. */}
      <form
        ref={form}
        method="dialog"
        noValidate
        aria-busy={sending}
        aria-labelledby="form-heading"
        onInput={onInput}
        onSubmit={onSubmit}
        className="relative mt-8 grid gap-x-gutter gap-y-6 sm:grid-cols-2"
      >
        {CONTACT_FIELDS.map((name) => (
          <ContactField
            key={name}
            name={name}
            label={texts.labels[name]}
            error={errorOf(name)}
            readOnly={sending}
          />
        ))}
        <Honeypot label={texts.leaveEmpty} />
        <div className="sm:col-span-2">
          <button
            type="submit"
            aria-disabled={sending}
            // A double click must not send twice: the first request may have arrived although it is reported as failed.
            onClick={(event) => (event.detail > 1 ? event.preventDefault() : undefined)}
            className={buttonClasses(
              "ink",
              "w-full sm:w-auto sm:min-w-52 aria-disabled:cursor-progress aria-disabled:border-transparent aria-disabled:bg-wall aria-disabled:text-smoke",
            )}
          >
            {sending ? texts.labels.sending : texts.labels.submit}
          </button>
          {state.phase === "failed" ? (
            <ContactFailure texts={texts.failure} problem={state.problem} email={email} form={form} />
          ) : null}
        </div>
      </form>
    </>
  );
}

/**
 * A field that users do not see and that bots fill. The attributes tell browsers and password managers not to fill it.
 * If one fills it nevertheless, the first submission is dropped and empties the field, and the second one is sent.
 */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[300vw]">
      <label>
        {label}
        <input
          type="text"
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}

interface OutcomeProps {
  state: ContactState;
  texts: Contact["form"];
  onAgain: () => void;
}

/** The live region is always in the document, so that screen readers announce its changes. */
function Outcome({ state: { phase }, texts, onAgain }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    // The submit button is removed with the form. The focus moves only when sending turns to sent, not on later visits.
    if (before.current === "sending" && phase === "sent") {
      heading.current?.focus({ preventScroll: true });
      // The text below the heading, too, is above the buy bar.
      heading.current?.parentElement?.scrollIntoView({ block: "center" });
    }
    before.current = phase;
  }, [phase]);
  return (
    <div role="status">
      {phase === "sending" ? <p className="sr-only">{texts.labels.sending}</p> : null}
      {phase === "sent" ? (
        // As high as the form that it replaces, so that the page keeps its height. Where the window is lower, the margin lets its end
        // be out of view, and keeps its top below the navigation.
        <div className="flex flex-col items-start justify-center rounded-tile bg-wall p-[clamp(1.5rem,4vw,4rem)] lg:min-h-136 lg:scroll-mb-[min(0px,100svh-42rem)]">
          <h2 ref={heading} id="form-heading" tabIndex={-1} className="poster-heading outline-none">
            {texts.sent.heading}
          </h2>
          <p className="mt-5 max-w-[29.3em] text-lead">{texts.sent.text}</p>
          <button type="button" onClick={onAgain} className={buttonClasses("ink", "mt-8")}>
            {texts.sent.again}
          </button>
        </div>
      ) : null}
    </div>
  );
}
