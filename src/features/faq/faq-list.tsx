import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { SiteLink } from "@/components/site-link";
import { Disclosure } from "@/components/disclosure";
import { TextBlocks } from "@/components/text-blocks";
import type { FaqItem } from "@/content/schema";
import { findAnswers } from "./find-answers";
import { scrollTargetFromHash } from "@/lib/scroll";
import { fillText } from "@/lib/fill-text";
import { paths } from "@/lib/paths";

export interface FaqLabels {
  searchLabel: string;
  searchHint: string;
  /** `{shown}` and `{all}` are numbers. */
  allShown: string;
  someShown: string;
  noneShown: string;
  noneHint: string;
  showAll: string;
  askHeading: string;
  askLabel: string;
  linkLabel: string;
}

interface FaqListProps {
  items: readonly FaqItem[];
  labels: FaqLabels;
}

/** The questions and answers. The hash of an answer opens it. With script, a search filters them while typing. */
export function FaqList({ items, labels }: FaqListProps) {
  const { hash } = useLocation();
  // Another hash ends the search, because its answer may not be among those found.
  const [search, setSearch] = useState({ text: "", at: hash });
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const query = search.at === hash ? search.text : "";
  const found = findAnswers(items, query);

  // The field is in the prerendered HTML, so the user may have typed before the application was running.
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) setSearch({ text: typed, at: window.location.hash });
  }, []);

  useOpenTarget(items);

  const count = { shown: found.size, all: items.length };
  const statusText = found.size === 0 ? labels.noneShown : query === "" ? labels.allShown : labels.someShown;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)] xl:gap-x-28">
      <div className="lg:sticky lg:top-28 lg:self-start print:hidden">
        <div role="search" className="noscript:hidden">
          <label htmlFor={id} className="block font-semibold">
            {labels.searchLabel}
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            value={query}
            onChange={(event) => setSearch({ text: event.target.value, at: hash })}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            className="field mt-2"
          />
          <p id={`${id}-hint`} className="mt-2 text-small text-smoke">
            {labels.searchHint}
          </p>
          <p role="status" className="mt-4 font-mono text-mono font-semibold">
            {fillText(statusText, count)}
          </p>
        </div>
        <p className="mt-10 hidden border-t border-rule-light pt-6 lg:block">
          {labels.askHeading}{" "}
          <SiteLink to={paths.contact} className="text-link">
            {labels.askLabel}
          </SiteLink>
        </p>
      </div>
      <div className="on-bone min-w-0">
        {found.size > 0 ? null : (
          <div className="border-y border-rule-light py-8">
            <p className="loud wrap-anywhere">“{query.trim()}”</p>
            <p className="max-w-prose text-lead">{labels.noneHint}</p>
            <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
              <SiteLink to={paths.contact} className="text-link py-2">
                {labels.askLabel}
              </SiteLink>
              <button
                type="button"
                className="text-link py-2"
                onClick={() => {
                  setSearch({ text: "", at: hash });
                  field.current?.focus();
                }}
              >
                {labels.showAll}
              </button>
            </p>
          </div>
        )}
        {items.map(({ id: itemId, question, answer }) => (
          <Disclosure key={itemId} id={itemId} summary={question} hidden={!found.has(itemId)}>
            <TextBlocks blocks={answer} />
            <p className="print:hidden">
              <a href={`#${itemId}`} className="answer-link">
                #{itemId}
                <span className="sr-only">, {labels.linkLabel}</span>
              </a>
            </p>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

/**
 * Opens the answer of the hash. Browsers do that on a full load, but not when the router navigates. The same hash opens
 * it again. This runs before the layout scrolls to the answer, because React runs the effects of children first.
 */
function useOpenTarget(items: readonly FaqItem[]): void {
  const location = useLocation();
  useEffect(() => {
    const target = scrollTargetFromHash(location.hash)?.id;
    if (target === undefined || !items.some(({ id }) => id === target)) return;
    const details = document.getElementById(target)?.closest("details");
    if (details) details.open = true;
  }, [items, location]);
}
