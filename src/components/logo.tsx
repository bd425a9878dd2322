/**
 * The brand's symbol, a mug with a face, in the color of the text. The outline is from the brand's master file. It is
 * decorative: the text beside it names the brand.
 */
export function BrandSymbol({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" className={className} fill="currentColor">
      <path
        fillRule="evenodd"
        d="M10 8H42A4 4 0 0 1 46 12V16.5H48.5A11.5 13.5 0 0 1 48.5 43.5H45.6A18 18 0 0 1 28 58H24A18 18 0 0 1 6 40V12A4 4 0 0 1 10 8ZM46 23.5V36.5H48.5A4.5 6.5 0 0 0 48.5 23.5ZM12.5 26H23.5A5.5 6.5 0 0 1 12.5 26ZM28.5 26H39.5A5.5 6.5 0 0 1 28.5 26ZM18 43.5H34V47.5H18Z"
      />
    </svg>
  );
}
