import type { ComponentProps } from "react";
import { SiteLink } from "./site-link";

type Look = "lime" | "outline" | "ink";

const BASE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 px-[var(--button-edge,min(1.5rem,7.5vw))] py-3 text-center text-balance heading text-17 leading-tight font-extrabold tracking-heading [word-spacing:.08em] transition-[background-color,color,border-color] duration-quick ease-stop ring-inside";

/** On the surfaces of each, also the one with the color of its hover: a border is left there. */
const LOOKS: Record<Look, string> = {
  lime: "border-transparent bg-lime text-charcoal hover:bg-bone",
  outline: "border-current hover:bg-wall hover:text-charcoal",
  ink: "border-charcoal bg-charcoal text-bone hover:bg-lime hover:text-charcoal",
};

/** Returns the classes of a button, for elements that are not links within the site. */
export function buttonClasses(look: Look, more = ""): string {
  return `${BASE} ${LOOKS[look]} ${more}`;
}

interface ButtonLinkProps extends Omit<ComponentProps<typeof SiteLink>, "className"> {
  look?: Look;
  className?: string;
  /** A click chooses this bundle; see lib/purchase/bundle-clicks.ts. */
  "data-bundle"?: string;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ look = "lime", className = "", ...link }: ButtonLinkProps) {
  return <SiteLink {...link} className={buttonClasses(look, className)} />;
}
