import { WholeRanges } from "./whole-ranges";
import type { Figure } from "@/content/schema";

/** A small table with the figures that most readers look for. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <div role="group" aria-label={label}>
      <dl className="figures">
        {figures.map(({ figure, label: counted }) => (
          <div key={counted}>
            <dt>
              <WholeRanges text={counted} />
            </dt>
            <dd>
              <WholeRanges text={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
