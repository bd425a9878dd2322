import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useCodeAnswer } from "@/hooks/use-code-answer";
import { codeAnswers } from "@/lib/referral/code-answers";

afterEach(() => codeAnswers.set(new Map()));

function Answer({ code }: { code: string | null }) {
  return <output>{JSON.stringify(useCodeAnswer(code))}</output>;
}

const shown = (): unknown => JSON.parse(screen.getByRole("status").textContent);

it("returns null until the answer on the code is there, and without a code", () => {
  const { rerender } = render(<Answer code="BRO25" />);
  expect(shown()).toBeNull();
  act(() => codeAnswers.set(new Map([["BRO25", { state: "unknown" }]])));
  expect(shown()).toEqual({ state: "unknown" });
  rerender(<Answer code="MATTE15" />);
  expect(shown()).toBeNull();
  rerender(<Answer code={null} />);
  expect(shown()).toBeNull();
});
