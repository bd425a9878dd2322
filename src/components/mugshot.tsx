import { Picture } from "./picture";
import type { MugShot } from "@/content/schema";

/** A wall picture with its placard lettered: username and city. */
export function MugshotPicture({
  mugshot,
  sizes,
  isLetteredBelow = false,
}: {
  mugshot: Pick<MugShot, "picture" | "username" | "city">;
  sizes: string;
  /** Whether the same words stand below, large enough to be read: then the placard need not be read out. */
  isLetteredBelow?: boolean;
}) {
  return (
    <div className="mugshot">
      <div className="mugshot-picture">
        <Picture picture={mugshot.picture} sizes={sizes} className="block h-auto w-full" />
      </div>
      <p className="mugshot-placard" aria-hidden={isLetteredBelow}>
        <span>{mugshot.username}</span>
        <span>{mugshot.city}</span>
      </p>
    </div>
  );
}
