/** The file is kept this long for browsers that read it only after the click. */
const FILE_KEPT_MS = 60_000;

/** Downloads a file that was made in the page. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FILE_KEPT_MS);
}
