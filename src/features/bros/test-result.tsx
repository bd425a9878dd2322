import { Fragment } from "react";
import { LineIcon } from "@/components/line-icon";
import type { KitLabels } from "@/content/schema";
import { shownPercent } from "@/lib/referral/affiliate-percent";
import type { LookupAnswer } from "@/lib/referral/code-answers";
import { fillText } from "@/lib/text/fill-text";
import { kindOfCharacter, type LinkTest } from "@/lib/referral/link-test";

interface TestResultProps {
  id: string;
  test: LinkTest;
  /** What the affiliate service says of the code; null where it says nothing. */
  answer: LookupAnswer | null;
  labels: KitLabels["results"];
}

/**
 * Shows whether the link works, or why not. The text changes only with the result, so that screen readers are not
 * interrupted by each key.
 */
export function TestResult({ id, test, answer, labels }: TestResultProps) {
  const works = test.result === "works" && answer?.state !== "unknown";
  return (
    <p
      id={id}
      role="status"
      className={`mt-4 flex min-h-12 max-w-[34.6em] items-start gap-2.5 font-semibold ${works ? "text-lime" : ""}`}
    >
      {test.result === "empty" ? null : (
        <LineIcon className="mt-0.5 size-5 flex-none" strokeWidth="4">
          <path d={works ? "M3 12.5 9.5 19 21 5" : "M5 5l14 14M19 5 5 19"} />
        </LineIcon>
      )}
      <Verdict test={test} answer={answer} labels={labels} />
    </p>
  );
}

function Verdict({ test, answer, labels }: Omit<TestResultProps, "id">) {
  if (test.result === "works" && answer?.state === "unknown")
    return <span className="min-w-0">{labels.unknown}</span>;
  if (test.result === "works" && answer?.state === "known")
    return (
      <span className="min-w-0">
        {answer.percent
          ? fillText(labels.known, { percent: shownPercent(answer.percent) })
          : labels.knownWithoutPercent}
      </span>
    );
  if (test.result !== "forbidden")
    return <span className="min-w-0">{labels[test.result === "too-long" ? "tooLong" : test.result]}</span>;
  const names = test.characters.map((character) => {
    const kind = kindOfCharacter(character);
    return kind === "seen" ? `“${character}”` : labels[kind];
  });
  return (
    <span key="forbidden" className="min-w-0">
      {labels.forbidden}{" "}
      {[...new Set(names)].map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? null : <span>, </span>}
          {/* Each is isolated from the text around it, because some characters change the direction of writing. */}
          <bdi translate="no">{name}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
