/** Rejects when the browser has no clipboard or refuses access, so report success only after it resolves. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
