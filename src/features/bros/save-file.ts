export type SaveFile = (file: Blob, name: string) => void;

/** Long enough for browsers that fetch the file after the click. */
const FILE_KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. */
export const saveFile: SaveFile = (file, name) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FILE_KEPT_MS);
};
