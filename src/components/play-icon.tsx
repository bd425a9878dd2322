/** The play triangle that marks a video. */
export function PlayIcon({ className = "size-6" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={className} fill="currentColor">
      <path d="M7 4.5v15l13-7.5z" />
    </svg>
  );
}
