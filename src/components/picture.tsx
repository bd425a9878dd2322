import type { Picture as PictureData } from "@/content/schema";

interface PictureProps {
  picture: PictureData;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** For the one picture that the first screen is judged by. */
  priority?: boolean;
}

const ROOT = "/pictures";

/** AVIF where the browser has it, WebP elsewhere, in the size that fits; its space is kept while it loads. */
export function Picture({ picture, sizes, className, priority = false }: PictureProps) {
  const { width, height, alt } = picture;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSources(picture, "avif")} sizes={sizes} />
      <img
        src={pictureFile(picture)}
        srcSet={pictureSources(picture, "webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        {...(priority ? { fetchPriority: "high" } : {})}
      />
    </picture>
  );
}

/** Path of the largest size, in the format that everything reads. */
export function pictureFile({ name, width }: PictureData): string {
  return `${ROOT}/${name}-${width}.webp`;
}

/** The `srcset` of one format. */
export function pictureSources({ name, widths }: PictureData, format: "avif" | "webp"): string {
  return widths.map((width) => `${ROOT}/${name}-${width}.${format} ${width}w`).join(", ");
}
