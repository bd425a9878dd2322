/** The captions of a film lie beside it. */
export function captionsPath(film: string): string {
  return film.replace(/\.mp4$/, ".vtt");
}
