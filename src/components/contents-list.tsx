import { useCurrentSection } from "@/hooks/use-current-section";

/** The parts of a page, numbered, with links to them. The one that is being read is marked. */
export function ContentsList({ parts }: { parts: readonly { id: string; text: string }[] }) {
  const current = useCurrentSection(parts.map(({ id }) => id));
  return (
    <ol className="contents-list">
      {parts.map(({ id, text }, index) => (
        <li key={id}>
          <a href={`#${id}`} className="contents-link" aria-current={current === id ? "location" : undefined}>
            <span aria-hidden="true">{partNumber(index)}</span>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

export function partNumber(index: number): string {
  return String(index + 1).padStart(2, "0");
}
