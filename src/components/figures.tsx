import type { Figure } from "@/content/schema";

/** What most readers came for, as a small table of figures. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl aria-label={label} className="figures">
      {figures.map(({ figure, label: counted }) => (
        <div key={counted}>
          <dt>{counted}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
