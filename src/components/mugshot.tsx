import { Picture } from "@/components/picture";
import type { MugShot } from "@/content/types";

/** A wall picture with its placard lettered: username and city. */
export function MugshotPicture({
  mugshot,
  sizes,
}: {
  mugshot: Pick<MugShot, "picture" | "username" | "city">;
  sizes: string;
}) {
  return (
    <div className="mugshot">
      <Picture picture={mugshot.picture} sizes={sizes} className="block h-auto w-full" />
      <p className="mugshot-placard">
        <span>{mugshot.username}</span>
        <span>{mugshot.city}</span>
      </p>
    </div>
  );
}
