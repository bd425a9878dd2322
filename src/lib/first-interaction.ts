// What only serves someone who is there may wait until there is a sign of them.

const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart", "wheel"] as const;

let first: Promise<void> | null = null;

/** Resolves at the visitor's first movement on this page; at once where there is no window, as in the build. */
export function firstInteraction(): Promise<void> {
  first ??= new Promise((resolve) => {
    if (typeof window === "undefined" || window.scrollY > 0) return resolve();
    const end = (): void => {
      for (const sign of SIGNS) window.removeEventListener(sign, end);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, end, { passive: true });
  });
  return first;
}
