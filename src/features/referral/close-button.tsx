import type { FocusEvent } from "react";

interface CloseButtonProps {
  label: string;
  onFocus?: (event: FocusEvent) => void;
  onClose: () => void;
}

/** In a corner of the popup, and of the toast that follows it. */
export function CloseButton({ label, onFocus, onClose }: CloseButtonProps) {
  return (
    <button type="button" onClick={onClose} onFocus={onFocus} className="referral-popup-close">
      <span aria-hidden="true">×</span>
      <span className="sr-only">{label}</span>
    </button>
  );
}
