import { Picture } from "./picture";
import type { MugShot } from "@/content/schema";

/** A picture of the wall with its username written on the placard. */
export function MugshotPicture({
  mugshot,
  sizes,
}: {
  mugshot: Pick<MugShot, "picture" | "username">;
  sizes: string;
}) {
  return (
    <div className="mugshot">
      <div className="mugshot-picture">
        <Picture picture={mugshot.picture} sizes={sizes} className="block h-auto w-full" />
      </div>
      <p className="mugshot-placard">{mugshot.username}</p>
    </div>
  );
}
