// What pages need of src/content/shop-days.ts. They are static, so the visitor's clock decides what holds.
import type { Brand, ShopDays } from "../../src/content/schema/index.ts";
import { momentsOf } from "../../src/lib/purchase/delivery-dates.ts";
import { policySource } from "../host/policy-source.ts";

export type DatedParts = ReturnType<typeof datedParts>;

export function datedParts(days: ShopDays, timeZone: string, { email, productTitle }: Brand, now: number) {
  const { notice, pause } = days;
  const windows = Object.entries({ "data-notice": notice, "data-paused": pause }).flatMap(([name, dated]) =>
    dated ? [[name, ...momentsOf(dated, timeZone)] as const] : [],
  );
  const script = windows.length > 0 ? `${scriptOf(JSON.stringify(windows))}${notice ? MEASURE : ""}` : null;
  return {
    // Null where there is none, here and below: the bundler then leaves out the code for it.
    closed: days.closed.length > 0 ? days.closed : null,
    notice: notice && notice.text,
    pause: pause && {
      text: pause.text,
      link: pause.link,
      href: `mailto:${email}?subject=${encodeURIComponent(productTitle)}`,
    },
    offset: offsetAt(now, timeZone),
    /** Attributes of the document that hold on the day of the build: a page without script shows these. */
    marks: windows.flatMap(([name, start, end]) => (start <= now && now < end ? [name] : [])),
    /** Sets them by the visitor's clock. */
    script,
    /** Allow it in the content security policy. */
    sources: script === null ? [] : [policySource(script)],
  };
}

/** Such as -05:00. The time of a day is ambiguous to search engines without it. It changes with daylight saving time until the next build. */
function offsetAt(now: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(now);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  // Where it is zero, the name is GMT alone.
  return name.slice("GMT".length) || "+00:00";
}

/**
 * A script that browsers wait for: the boot script came after the first paint, and the page moved by a fifth of the window when the
 * notice appeared. It runs again because a page may come back on another day: from the back/forward cache, or in a tab from the
 * background.
 */
function scriptOf(windows: string): string {
  return `{const mark=()=>{for(const [name,start,end] of ${windows})document.documentElement.toggleAttribute(name,start<=Date.now()&&Date.now()<end)};mark();for(const type of ["pageshow","visibilitychange"])addEventListener(type,mark)}`;
}

/**
 * Measures where the navigation ends before its menu opens. Anchor positioning would need no script, but on a scrolled page, WebKitGTK
 * 2.50 took the room below the sticky navigation for what it is in the document, and the menu was 101 px high.
 */
const MEASURE = `addEventListener("beforetoggle",()=>document.documentElement.style.setProperty("--bar",document.querySelector(".site-bar").getBoundingClientRect().bottom+"px"),true)`;

export function withMarks(html: string, { marks, script }: DatedParts): string {
  if (script === null) return html;
  return html
    .replace("<html", (tag) => [tag, ...marks.map((name) => `${name}=""`)].join(" "))
    .replace("</head>", (tag) => `<script>${script}</script>${tag}`);
}
