/** The used sheet falls, and a clean one is in its place. */
export function toss(sheet: HTMLElement, wall: HTMLElement): void {
  const used = sheet.cloneNode(true);
  if (!(used instanceof HTMLElement)) return;
  used.classList.remove("line-up-held");
  used.classList.add("line-up-tossed");
  used.addEventListener("animationend", () => used.remove());
  wall.append(used);
}
