import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from "react";
import { buttonClasses } from "@/components/button-link";
import { ContactFailure, type FailureWords } from "./contact-failure";
import { ContactField } from "./contact-field";
import {
  checkMessage,
  CONTACT_FIELDS,
  type ContactField as FieldName,
  type FieldProblem,
  LONGEST,
} from "./contact-rules";
import type { ContactState, ContactStore } from "./contact-store";
import { useDraft } from "./use-draft";
import { HONEYPOT, readForm, takeHoney } from "./form-values";
import { fillText } from "@/lib/fill-text";
import { note } from "@/lib/log";

export interface ContactFormWords {
  heading: string;
  labels: Record<FieldName, string> & { submit: string; sending: string };
  /** `{longest}` is a number of characters. */
  errors: Record<Exclude<FieldProblem, "no-email">, Record<FieldName, string>> & { "no-email": string };
  leaveEmpty: string;
  noScript: string;
  notConnected: string;
  sent: { heading: string; text: string; again: string };
  failure: FailureWords;
}

interface ContactFormProps {
  words: ContactFormWords;
  email: string;
  store: ContactStore;
  /** Without an endpoint the form tells the console that it was submitted, and does nothing else. */
  connected: boolean;
}

const WRITING: ContactState = { phase: "writing" };

export function ContactForm(props: ContactFormProps) {
  const { words, store } = props;
  const state = useSyncExternalStore(store.subscribe, store.get, () => WRITING);
  const [anew, setAnew] = useState(false);

  function startAnew(): void {
    setAnew(true);
    store.startAnew();
  }

  return (
    <section aria-labelledby="form-heading" className="min-w-0 noscript:hidden print:hidden">
      <Outcome state={state} words={words} onAgain={startAnew} />
      {state.phase === "sent" ? null : <MessageForm {...props} state={state} takesFocus={anew} />}
    </section>
  );
}

interface MessageFormProps extends ContactFormProps {
  state: ContactState;
  /** Whether it comes in the place of what had the focus. */
  takesFocus: boolean;
}

/** Its fields are the browser's own: what is typed before the application runs, or restored by the browser, stays. */
function MessageForm({ words, email, store, connected, state, takesFocus }: MessageFormProps) {
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
    // A mended field is no longer called wrong; one that was not called wrong yet is left in peace.
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
    if (takeHoney(form.current)) return;
    if (!connected) {
      note("The contact form was submitted. No endpoint is configured, so nothing was sent.");
      return;
    }
    draft.save();
    void store.send(message);
  }

  const errorOf = (name: FieldName): string | null => {
    const problem = problems[name];
    if (problem === undefined) return null;
    const text = problem === "no-email" ? words.errors[problem] : words.errors[problem][name];
    return fillText(text, { longest: LONGEST[name].toLocaleString("en-US") });
  };

  return (
    <>
      <h2 id="form-heading" className="heading-wide text-h2">
        {words.heading}
      </h2>
      {connected ? null : <p className="mt-4 font-semibold">{words.notConnected}</p>}
      {/* The method keeps a submission before the application runs from sending the words to this page's address. */}
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
            label={words.labels[name]}
            error={errorOf(name)}
            readOnly={sending}
          />
        ))}
        <Honeypot label={words.leaveEmpty} />
        <div className="sm:col-span-2">
          <button
            type="submit"
            aria-disabled={sending}
            // The second click of a pair may come after a failure that may have been none.
            onClick={(event) => (event.detail > 1 ? event.preventDefault() : undefined)}
            className={buttonClasses(
              "ink",
              "w-full sm:w-auto sm:min-w-52 aria-disabled:cursor-progress aria-disabled:bg-wall aria-disabled:text-smoke",
            )}
          >
            {sending ? words.labels.sending : words.labels.submit}
          </button>
          {state.phase === "failed" ? (
            <ContactFailure words={words.failure} problem={state.problem} email={email} form={form} />
          ) : null}
        </div>
      </form>
    </>
  );
}

/**
 * For robots that fill every field. Browsers and password managers are asked in each of their ways to leave it alone; where one
 * fills it all the same, the first press is dropped and empties it, and the second sends.
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
  words: ContactFormWords;
  onAgain: () => void;
}

/** Stands in the page all the time, so that what comes into it is announced. */
function Outcome({ state: { phase }, words, onAgain }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    // Its button is gone with the form. Who comes back to the page later is at its top.
    if (before.current === "sending" && phase === "sent") heading.current?.focus();
    before.current = phase;
  }, [phase]);
  return (
    <div role="status">
      {phase === "sending" ? <p className="sr-only">{words.labels.sending}</p> : null}
      {phase === "sent" ? (
        <div className="contact-sent">
          <h2 ref={heading} id="form-heading" tabIndex={-1} className="poster-heading outline-none">
            {words.sent.heading}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead">{words.sent.text}</p>
          <button type="button" onClick={onAgain} className={buttonClasses("ink", "mt-8 hover:bg-bone")}>
            {words.sent.again}
          </button>
        </div>
      ) : null}
    </div>
  );
}
