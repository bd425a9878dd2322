import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import type { DemoCheckoutLabels } from "@/content/schema";
import { saveFile } from "@/lib/browser/save-file";
import { shareFile } from "@/lib/browser/share-file";
import { whenIdle } from "@/lib/browser/when-idle";
import { warnOnce } from "@/lib/log";
import { drawPicture, type Missing, PictureFailure } from "./draw-picture";

interface ShareMugshotProps {
  labels: DemoCheckoutLabels["mugshot"];
  picture: RefObject<SVGSVGElement | null>;
  draw?: typeof drawPicture;
  share?: typeof shareFile;
  save?: typeof saveFile;
}

/** The button that shares the picture as a file, and saves it where that is not possible. */
export function ShareMugshot({
  labels,
  picture,
  draw = drawPicture,
  share = shareFile,
  save = saveFile,
}: ShareMugshotProps) {
  const [status, setStatus] = useState("");
  const drawn = useRef<Promise<File> | null>(null);

  async function drawOnce(): Promise<File> {
    try {
      if (!picture.current) throw new Error("There is no picture on the page.");
      return await draw(picture.current, labels.fileName);
    } catch (error) {
      // The next tap tries again.
      drawn.current = null;
      throw error;
    }
  }

  async function onShare(): Promise<void> {
    setStatus(labels.drawing);
    try {
      drawn.current ??= drawOnce();
      const file = await drawn.current;
      const outcome = await share(file);
      if (outcome === null || outcome === "failed") save(file, file.name);
      setStatus(outcome === null ? labels.saved : outcome === "failed" ? labels.refused : "");
    } catch (error) {
      warnOnce("The picture could not be drawn.", error);
      setStatus(labels[TEXTS[error instanceof PictureFailure ? error.missing : "canvas"]]);
    }
  }

  // A browser shares only for a moment after the tap. It would be over when fonts and pictures had to be loaded first.
  const drawAhead = useEffectEvent(() => {
    drawn.current ??= drawOnce();
    // It is reported at the tap.
    drawn.current.catch(() => undefined);
  });
  useEffect(() => whenIdle(() => drawAhead()), []);

  return (
    <div className="receipt-share">
      <button
        type="button"
        className={buttonClasses("lime", "min-h-13.5 w-full lg:min-h-16.5 lg:text-20")}
        onClick={() => void onShare()}
      >
        {labels.share}
      </button>
      <p className="receipt-note">
        <span role="status">{status}</span>
        {status === "" ? <span className="receipt-size">{labels.size}</span> : null}
      </p>
    </div>
  );
}

const TEXTS = { canvas: "noCanvas", fonts: "noFonts", pictures: "noPictures" } as const satisfies Record<
  Missing,
  keyof DemoCheckoutLabels["mugshot"]
>;
