import { Picture } from "./picture";
import type { MugShot } from "@/content/schema";

/** A picture of the wall with its username and city written on the placard. */
export function MugshotPicture({
  mugshot,
  sizes,
  isTextRepeated = false,
}: {
  mugshot: Pick<MugShot, "picture" | "username" | "city">;
  sizes: string;
  /** Whether the same text is shown below in a readable size. Then the placard is hidden from screen readers. */
  isTextRepeated?: boolean;
}) {
  return (
    <div className="mugshot">
      <div className="mugshot-picture">
        <Picture picture={mugshot.picture} sizes={sizes} className="block h-auto w-full" />
      </div>
      <p className="mugshot-placard" aria-hidden={isTextRepeated}>
        <span>{mugshot.username}</span>
        <span>{mugshot.city}</span>
      </p>
    </div>
  );
}
