import type { Picture as PictureData } from "@/content/schema";
import { mediaAddress } from "@/lib/site/media-address";
import { largestPicturePath, picturePath, sizeOf } from "@/lib/site/picture-path";

interface PictureProps {
  picture: PictureData;
  /** The width in which the picture is shown, as the `sizes` attribute of HTML. */
  sizes: string;
  className?: string;
  /** Set this for the largest picture above the fold, which decides the Largest Contentful Paint. */
  priority?: boolean;
}

/** A picture in the size that fits, as AVIF if the browser supports it, else as WebP. Its space is reserved. */
export function Picture({ picture, sizes, className, priority = false }: PictureProps) {
  const { width, height } = sizeOf(picture);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSources(picture, "avif")} sizes={sizes} />
      <img
        src={mediaAddress(largestPicturePath(picture))}
        srcSet={pictureSources(picture, "webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={picture.alt}
        className={className}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        {...(priority ? { fetchPriority: "high" } : {})}
      />
    </picture>
  );
}

/** Returns the `srcset` of one format. */
export function pictureSources({ name, widths }: PictureData, format: "avif" | "webp"): string {
  return widths.map((width) => `${mediaAddress(picturePath(name, width, format))} ${width}w`).join(", ");
}
