import type { ReactNode } from "react";

interface LineIconProps {
  className: string;
  strokeWidth?: string;
  children: ReactNode;
}

/** A drawing of lines in the color of the text. It is decorative: a text beside it says the same. */
export function LineIcon({ className, strokeWidth = "3", children }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
