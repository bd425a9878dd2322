import { buttonClasses } from "./button-link";

declare const __PAUSE__: { text: string; link: string; href: string } | null;

/** Null where the content has no pause. `import.meta.env.PAUSE` is empty then, and the bundler leaves out what depends on it. */
export const pause = __PAUSE__;

/** A class of every way to buy. It ends with a space, so that it can stand before others. */
export const whileSelling = import.meta.env.PAUSE ? "while-selling " : "";

/** Begins a mail. */
export function PausedLink({ className }: { className: string }) {
  return (
    pause && (
      <a href={pause.href} className={className}>
        {pause.link}
      </a>
    )
  );
}

/**
 * What takes the place of the ways to buy during a pause. Both are in the HTML from the build, which may be days old: a script
 * (plugins/config/shop-days.ts) marks the document by the visitor's clock, and while-paused.css hides one of the two.
 */
export function WhilePaused({
  look = "lime",
  className = "",
}: {
  look?: "lime" | "ink";
  className?: string;
}) {
  return (
    <div className={`while-paused ${className}`}>
      <p className="mb-3 font-semibold text-balance">{pause?.text}</p>
      <PausedLink className={buttonClasses(look)} />
    </div>
  );
}

/** The same in a row of buttons, in place of one of them. */
export function PausedInRow({ look, className = "" }: { look: "lime" | "ink"; className?: string }) {
  return (
    <>
      <span className="while-paused basis-full font-semibold text-balance">{pause?.text}</span>
      <PausedLink className={buttonClasses(look, `while-paused ${className}`)} />
    </>
  );
}

/** The same in the bar at the lower edge of the window: one link, so that its texts are the larger target. */
export function PausedBar() {
  return (
    pause && (
      <a href={pause.href} className="while-paused paused-bar">
        <span className="text-small font-semibold">{`${pause.text} `}</span>
        <span className={buttonClasses("lime")}>{pause.link}</span>
      </a>
    )
  );
}
