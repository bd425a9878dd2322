/** Rejects when the browser has no clipboard, or refuses: say 'copied' only after it resolved. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
