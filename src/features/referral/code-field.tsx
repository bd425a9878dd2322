import { type ReactNode, useId, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import type { CodeLabels } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import { isCode, MAX_CODE_LENGTH } from "@/lib/referral/referral-code";
import { MAX_TYPED_LENGTH, typedCode } from "@/lib/referral/typed-code";

interface CodeFieldProps {
  labels: CodeLabels;
  typed: string;
  /** Why the last code was not accepted; null where it was. */
  refusal: ReactNode;
  onType: (text: string) => void;
  /** Called with the code in the text, which may be a whole link. */
  onSubmit: (code: string) => void;
}

/** The field for a referral code that the shopper types. It keeps the text until a code is accepted. */
export function CodeField({ labels, typed, refusal, onType, onSubmit }: CodeFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<"empty" | "malformed" | null>(null);
  const error = problem === null ? refusal : fillText(labels[problem], { longest: MAX_CODE_LENGTH });

  function submit(): void {
    const code = typedCode(typed);
    setProblem(typed.trim() === "" ? "empty" : isCode(code) ? null : "malformed");
    if (isCode(code)) onSubmit(code);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="block text-small font-semibold">
        {labels.field}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          type="text"
          inputMode="text"
          enterKeyHint="done"
          value={typed}
          onChange={(event) => {
            setProblem(null);
            onType(event.target.value);
          }}
          maxLength={MAX_TYPED_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={`${id}-error`}
          className="code-field"
        />
        <button type="submit" className={buttonClasses("outline")}>
          {labels.submit}
        </button>
      </div>
      <p id={`${id}-error`} role="alert" className="code-error">
        {error}
      </p>
    </form>
  );
}
