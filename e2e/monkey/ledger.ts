// What the actions so far allow the cart and the live referral code to be.
import { DEMO_CODES } from "@/demo/demo-codes";
import type { Kept } from "./kept.ts";

/** What an action may do. A cart control changes the quantity of one variant by at most `less` and `more`. */
export type Effect =
  | { kind: "none" }
  | { kind: "quantity"; variant: string; less: number; more: number }
  | { kind: "followed code"; code: string }
  /** A control that removes, restores or adds a code: `typed` is the text of its field. */
  | { kind: "code control"; typed: string | null };

/** Whether the demo's affiliate service knows the code. */
export const knows = (code: string): boolean => DEMO_CODES.some((known) => known.code === code);

export class Ledger {
  private lines: ReadonlyMap<string, number> = new Map();
  private readonly pending = new Map<string, { less: number; more: number }>();
  private readonly seen = new Set<string>();
  private codes = new Set<string | null>([null]);

  expect(effect: Effect): void {
    if (effect.kind === "quantity") {
      const { less, more } = this.pending.get(effect.variant) ?? { less: 0, more: 0 };
      this.pending.set(effect.variant, { less: less + effect.less, more: more + effect.more });
    }
    if (effect.kind === "followed code") {
      // The affiliate service does not know the others: these never replace for good one that it knows.
      if (knows(effect.code)) this.codes = new Set([effect.code]);
      else for (const code of [effect.code, ...this.seen]) this.codes.add(code);
      this.seen.add(effect.code);
      this.codes.delete(null);
    }
    if (effect.kind === "code control") {
      if (effect.typed !== null) this.seen.add(effect.typed);
      this.codes = new Set([null, ...this.seen]);
    }
  }

  /** Returns what is wrong with what is kept now. */
  check({ lines, lineCount, code }: Kept): string[] {
    const problems: string[] = [];
    for (const variant of new Set([...this.lines.keys(), ...lines.keys()])) {
      const before = this.lines.get(variant) ?? 0;
      const after = lines.get(variant) ?? 0;
      const { less, more } = this.pending.get(variant) ?? { less: 0, more: 0 };
      if (after < before - less || after > before + more)
        problems.push(`${variant} went from ${before} to ${after}; the actions allow -${less} to +${more}`);
      this.pending.set(variant, {
        less: Math.max(0, less - Math.max(0, before - after)),
        more: Math.max(0, more - Math.max(0, after - before)),
      });
    }
    if (lineCount !== lines.size) problems.push("the cart has two lines of one variant");
    if (!this.codes.has(code))
      problems.push(`the live code is ${code}; the actions allow ${[...this.codes].join(", ")}`);
    this.lines = lines;
    if (code !== null) this.codes.delete(null);
    return problems;
  }
}
