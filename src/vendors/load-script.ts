// The one loader of third-party scripts.

export const SCRIPT_LIMIT_MS = 8_000;

const loading = new Map<string, Promise<void>>();

/** Loads a script once per page. Rejects when it is blocked, missing, or takes longer than the limit. */
export function loadScript(address: string, limitMs: number = SCRIPT_LIMIT_MS): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => reject(new Error(`The script took too long: ${address}`)), limitMs);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    script.addEventListener("load", end(resolve));
    script.addEventListener(
      "error",
      end(() => reject(new Error(`The script was blocked or is missing: ${address}`))),
    );
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
  loading.set(address, promise);
  return promise;
}
