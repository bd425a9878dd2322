import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { SiteLink } from "@/components/site-link";
import { Disclosure } from "@/components/disclosure";
import { TextBlocks } from "@/components/text-blocks";
import type { FaqItem, FaqPage, FaqSearchLabels, SearchedPage } from "@/content/schema";
import { scrollTargetFromHash } from "@/lib/browser/scroll";
import { fillText } from "@/lib/text/fill-text";
import { paths } from "@/lib/site/paths";
import { type LoadPages, useAnswerSearch } from "./use-answer-search";

const NONE: ReadonlySet<string> = new Set();

interface FaqListProps {
  items: readonly FaqItem[];
  labels: FaqPage["labels"] & FaqSearchLabels;
  /** Loads the pages that the search finds besides the answers. */
  loadPages: LoadPages;
  /** Returns a `mailto:` address with a subject. */
  mailLink: (subject: string) => string;
}

/**
 * The questions and answers. The hash of an answer opens it. With script, a search filters them while typing, opens a
 * single one, and finds other pages.
 */
export function FaqList({ items, labels, loadPages, mailLink }: FaqListProps) {
  const { hash } = useLocation();
  // Another hash ends the search, because its answer may not be among those found.
  const [search, setSearch] = useState({ text: "", at: hash });
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const query = search.at === hash ? search.text : "";
  const { answers, pages, loadIndex } = useAnswerSearch(items, loadPages, query);
  const isNothingFound = answers.size === 0 && pages.length === 0;

  // On wide screens the field sticks beside the list. A list that shrinks above the window would carry the field away, so
  // the list is scrolled to its beginning: `scroll-padding` of a focused field less the scroll margin is where it sticks.
  useLayoutEffect(() => {
    if (query !== "" && list.current && list.current.getBoundingClientRect().top < 0)
      list.current.scrollIntoView({ behavior: "instant" });
  }, [query]);

  const searchFor = (text: string, at = hash): void => {
    setSearch({ text, at });
    if (text !== "") loadIndex();
  };

  // The field is in the prerendered HTML, so the user may have typed before the application was running.
  const searchTyped = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed) searchFor(typed, window.location.hash);
  });
  useEffect(() => searchTyped(), []);

  useOpenTarget(items);
  useOpenSingle(answers.size < items.length ? answers : NONE);

  const statusLabel = isNothingFound ? labels.noneShown : query === "" ? labels.allShown : labels.someShown;
  const answersText = fillText(statusLabel, { shown: answers.size, all: items.length });
  const pagesText = fillText(labels.pagesShown, { shown: pages.length });
  return (
    <div className="grid gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-[min(22rem,37%)_minmax(0,1fr)] xl:gap-x-28">
      <div className="lg:sticky lg:top-28 lg:self-start print:hidden">
        <div role="search" className="flex flex-wrap items-baseline justify-between gap-x-4 noscript:hidden">
          <label htmlFor={id} className="order-first font-semibold">
            {labels.searchLabel}
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            value={query}
            onFocus={loadIndex}
            onChange={(event) => searchFor(event.target.value)}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            className="field mt-2"
          />
          <p id={`${id}-hint`} className="mt-2 w-full text-small text-smoke">
            {labels.searchHint}
          </p>
          {/* The number of all answers is on the line of the label, where the longer result of a search has no room. */}
          <p
            role="status"
            className={`font-mono text-mono font-semibold ${query === "" ? "-order-1" : "mt-3 w-full"}`}
          >
            {pages.length === 0 ? answersText : `${answersText}, ${pagesText}`}
          </p>
        </div>
        <p className="mt-10 hidden border-t border-rule-light pt-6 lg:block">
          {labels.askHeading}{" "}
          <SiteLink to={paths.contact} className="text-link">
            {labels.askLabel}
          </SiteLink>
        </p>
      </div>
      <div
        ref={list}
        className="on-bone min-h-[50svh] min-w-0 -scroll-mt-4 [overflow-anchor:none] lg:min-h-[calc(100svh-7rem)]"
      >
        {!isNothingFound ? null : (
          <div className="border-y border-rule-light pt-3 pb-8">
            <p className="loud wrap-anywhere">{`“${query.trim()}”`}</p>
            <p className="max-w-measure text-lead">{labels.noneHint}</p>
            <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
              <a href={mailLink(query.trim())} className="text-link py-2">
                {labels.mail}
              </a>
              <SiteLink to={paths.contact} className="text-link py-2">
                {labels.askLabel}
              </SiteLink>
              <button
                type="button"
                className="text-link py-2"
                onClick={() => {
                  searchFor("");
                  field.current?.focus();
                }}
              >
                {labels.showAll}
              </button>
            </p>
          </div>
        )}
        {groupsOf(items).map((group) => (
          <section
            key={group[0].id}
            className="faq-group"
            aria-labelledby={group[0].begins === undefined ? undefined : `${group[0].id}-group`}
            hidden={!group.some((item) => answers.has(item.id))}
          >
            {group[0].begins === undefined ? null : (
              <h2 id={`${group[0].id}-group`} className="mb-4 heading-wide text-h2 lg:mb-6">
                {group[0].begins}
              </h2>
            )}
            {group.map(({ id: itemId, question, answer }) => (
              <Disclosure key={itemId} id={itemId} summary={question} hidden={!answers.has(itemId)}>
                <TextBlocks blocks={answer} />
                <p className="print:hidden">
                  <a href={`#${itemId}`} className="answer-link">
                    #{itemId}
                    <span className="sr-only">, {labels.linkLabel}</span>
                  </a>
                </p>
              </Disclosure>
            ))}
          </section>
        ))}
        {pages.length === 0 ? null : <FoundPages heading={labels.pagesHeading} pages={pages} />}
      </div>
    </div>
  );
}

/** The pages, and parts of pages, that a search found. */
function FoundPages({ heading, pages }: { heading: string; pages: readonly SearchedPage[] }) {
  return (
    <section className="-mt-px border-t border-rule-light pt-6 print:hidden">
      <h2 className="font-mono text-mono font-semibold">{heading}</h2>
      <ul className="mt-3 grid gap-1">
        {pages.map(({ to, heading: part, page }) => (
          <li key={to}>
            <SiteLink to={to} className="inline-flex flex-wrap items-baseline gap-x-3 py-1.5">
              <span className="text-link">{part}</span>
              {page === null ? null : <span className="text-small text-smoke">{page}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Group = [FaqItem, ...FaqItem[]];

/** The questions in groups: each begins with a question that has its heading. */
function groupsOf(items: readonly FaqItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.begins === undefined) last.push(item);
    else groups.push([item]);
  }
  return groups;
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
    const details = detailsOf(target);
    if (details) details.open = true;
  }, [items, location]);
}

/** Opens the answer that the search found, if it found one alone, and closes it when the search finds others. */
function useOpenSingle(found: ReadonlySet<string>): void {
  const [single] = found.size === 1 ? found : [];
  useEffect(() => {
    const details = single === undefined ? null : detailsOf(single);
    if (!details || details.open) return;
    details.open = true;
    return () => {
      details.open = false;
    };
  }, [single]);
}

function detailsOf(id: string): HTMLDetailsElement | null {
  return document.getElementById(id)?.closest("details") ?? null;
}
