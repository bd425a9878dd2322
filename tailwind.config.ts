import type { Config } from "tailwindcss";
// The only file with values of colors, font sizes, radii, curves and durations. tests/styles/tokens.test.ts fails when another
// file contains one.

const charcoal = "#0f1012";
const headingTracking = "-0.015em";
const posterTracking = "-0.02em";
const h3 = "min(9.5vw, clamp(1.375rem, 1.24rem + 0.55vw, 1.75rem))";
const edge = "var(--edge)"; // src/styles/site.css

export default {
  // Only folders with markup: words in content and vendors, such as "blur" and "filter", made Tailwind generate 4.5 KB of rules.
  content: ["./src/{app,components,demo,features,page,routes}/**/*.{ts,tsx}"],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      charcoal,
      graphite: "#1b1c20",
      ash: "#a5a39b",
      smoke: "#5c5a54",
      bone: "#f3efe6",
      lime: "#d2ff3c",
      amber: "#ffb340", // oil only
      clay: "#e8694a",
      "clay-ink": "#a63b1f",
      slate: "#9aa5ad",
      wall: "#e6dfcf", // the bone-colored background of the rendered pictures
      steel: "#6b6d74", // the half of the poster headline without a gradient
      felt: "#3a3c41", // a sheet, as in the renders
      black: "#000", // for print
      veil: `${charcoal}e0`, // 88%, over films
      backdrop: `${charcoal}d1`, // 82%, behind the popup
      scrim: `${charcoal}a8`, // 66%, behind the cart
      "rule-hero": "#55565b", // lines on the lighter middle of the hero
      "rule-dark": "#2f3136",
      "rule-light": "#d8d2c4",
      "rule-control": "#7d7b74", // borders of controls: 3:1 and more on charcoal and on bone
    },
    fontFamily: {
      poster: ["Archivo", "Archivo Headline", "Archivo Fallback", "Arial Narrow", "sans-serif"],
      display: ["Archivo", "Archivo Fallback", "Arial", "sans-serif"],
      body: ["Instrument Sans", "Instrument Sans Fallback", "Arial", "sans-serif"],
      mono: ["Martian Mono", "Martian Mono Fallback", "ui-monospace", "Menlo", "monospace"],
    },
    fontSize: {
      mono: ["clamp(0.6875rem, 0.66rem + 0.12vw, 0.75rem)", { lineHeight: "1.6" }],
      small: ["0.9375rem", { lineHeight: "1.5" }],
      body: ["clamp(1rem, 0.95rem + 0.2vw, 1.125rem)", { lineHeight: "1.5" }],
      lead: ["clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)", { lineHeight: "1.45" }],
      h3: [h3, { lineHeight: "1.1", letterSpacing: headingTracking }],
      h2: [
        "min(4px + 8.75vw, clamp(2.375rem, 1.9rem + 2vw, 3.5rem))",
        { lineHeight: "1.02", letterSpacing: headingTracking },
      ],
      h1: [
        "min(20vw, clamp(3.5rem, 2.4rem + 4.4vw, 6rem))",
        { lineHeight: "0.86", letterSpacing: posterTracking },
      ],
      // Fixed sizes, named by their pixels where the visitor has not changed the browser's font size.
      10: "0.625rem",
      11: "0.6875rem",
      12: "0.75rem",
      13: "0.8125rem",
      14: "0.875rem",
      16: "1rem",
      17: "1.0625rem",
      18: "1.125rem",
      19: "1.1875rem",
      20: "1.25rem",
      24: "1.5rem",
      26: "1.625rem",
      28: "1.75rem",
      72: "4.5rem",
      before: "0.75em", // a price before a discount, beside the price after it
      // Each of these sizes belongs to one component.
      // "Refer a bro" is 4.61 em wide, and one line at 360 px.
      "page-title": `min(21.5vw, clamp(4.5rem, 1.5rem + 13.5vw, 17rem), (100vw - 2 * ${edge}) / 4.62)`,
      // "Shipping policy" is one line at 360 px.
      "page-heading": "min(20vw, clamp(min(3.5rem, 14.3vw), 2.1rem + 4.9vw, 6rem))",
      "page-title-short": "max(11.5svh, 9vw)",
      "page-title-low": "min(5rem, 19svh)",
      "share-low": "min(44svh, 27vw)",
      "page-title-low-split": "min(14svh, 7vw)",
      "page-title-split": "clamp(min(4.5rem, 7.1vw), 7.8vw, 10.5rem)",
      // On low phones the links are above the buy bar.
      "missing-page": "clamp(min(11rem, 55vw, 16svh), min(26vw, 64svh - 14rem), 25rem)",
      "missing-placard": "clamp(0.8125rem, 0.75rem + 0.3vw, 1rem)",
      "wipe-label": "min(1rem, 3cqw)",
      "mugshot-placard": "8cqw",
      "mugshot-placard-long": "6.5cqw",
      "mugshot-placard-longest": "5.6cqw",
      "article-title": "min(18vw, clamp(min(2.75rem, 11vw), 1.2rem + 5.2vw, 6rem))",
      // Two words of ten characters are one line of half the page.
      "article-title-split": "min(4.5rem, 5.3vw)",
      "article-title-low": "min(2.75rem, 11.3svh)",
      article: "clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)",
      quote: "min(13vw, clamp(2rem, 1.2rem + 2.6vw, 4rem))",
      rule: "min(16vw, clamp(2.25rem, 0.95rem + 5.6vw, 7rem))",
      "signup-heading": "min(1.75rem, 14vw)",
      "contact-address": "min(1.1875rem, 6.5vw)", // the part behind the @ is one line at 320 px and 200% text
      "cart-title": "min(1.1875rem, 5.8vw)", // one line beside the close button and a scrollbar at 320 px and 200% text
      picker: "min(2.5rem, 11.2vw)",
      "picker-short": "min(2.25rem, 11.2vw)",
      "picker-wide": "min(5.25rem, 6.6vw)",
      "picker-price": "min(1.5rem, 8.6vw)",
      "held-placard": "3.2cqw",
      section: "min(9.5vw, clamp(1.625rem, 1.4rem + 0.9vw, 2.25rem))",
      loud: "min(18vw, clamp(2.5rem, 1.8rem + 3vw, 4.5rem))",
      menu: "clamp(min(1.9rem, 10vw), 6.8svh, min(20vw, 4.5rem))", // all links are in view on low windows
      figure: "min(11.9vw, clamp(2.75rem, 1.6rem + 4.4vw, 6rem))",
      "figure-of-four": "clamp(min(3.25rem, 5.1vw), 4.9vw, 6rem)",
      // The longest name and its price, also struck, are on one line of a third of the page.
      bundle: [`clamp(1rem, 2.1vw, ${h3})`, { lineHeight: "1.1", letterSpacing: headingTracking }],
      price: "clamp(1.25rem, 6.5vw, 2rem)", // $100.00 fits beside the quantity at 320 px
      "popup-heading": "min(1.25rem, 0.45rem + 2.7vw)", // two lines of 200% text fit beside the symbol at 390 px
      "popup-figure": "min(7.5rem, 37.5vw)",
      "popup-figure-plain": "min(3.5rem, 17.5vw)",
      // "Case closed." is 4.9 em wide. Beside it is the picture, which is as high as the window has room for.
      receipt: "min(15.4vw, 3.75rem)",
      "receipt-short": "min(14vw, 3.25rem)",
      "receipt-tablet": "min(6.4vw, 3.5rem)",
      "receipt-wide": "min(10.6vw, 13rem)",
      "receipt-high": "clamp(6rem, (min(45vw, 100svh - 8rem) - 24rem) * 0.6, 15.75rem)", // two lines beside the picture
      "mono-line": "min(0.9375rem, 1.8vw)",
      "print-title": "36pt",
      "print-rule": "22pt",
      "print-figure": "20pt",
      "print-article": "11pt",
    },
    borderRadius: { none: "0", inner: "8px", control: "14px", tile: "18px", pill: "99px", full: "9999px" },
    extend: {
      spacing: {
        // Space and large type are bounded by the window, too, so that large text leaves room for itself. The bounds take
        // effect above 100% text only.
        edge,
        section: "clamp(3.5rem, 1.8rem + 7vw, 7.5rem)",
        gutter: "clamp(min(1rem, 5vw), 0.7rem + 1.2vw, 1.5rem)",
        touch: "2.75rem", // 44 px, the smallest target that a finger hits reliably
      },
      maxWidth: { page: "120rem", measure: "41.3em" },
      letterSpacing: { heading: headingTracking, poster: posterTracking },
      backgroundImage: {
        stage: `radial-gradient(56rem 44rem at 60% 46%, #26282d 0, #15161a 46%, ${charcoal} 78%)`,
        shine:
          "linear-gradient(104deg, #8f8c84 0, #fff 13%, #f6f3ea 17%, #77756f 30%, #d8d5cc 42%, #fff 47%, #8c8a83 56%, #efece3 72%, #fff 76%, #6f6d68 92%)",
      },
      transitionTimingFunction: { stop: "cubic-bezier(.2,.9,.2,1)" },
      transitionDuration: {
        none: "1ms", // for reduced motion; with 0, no transitionend event would fire
        page: "120ms",
        step: "50ms",
        quick: "160ms",
        shared: "260ms",
        turn: "400ms",
        wipe: "600ms",
        matte: "700ms",
        pulse: "1200ms",
      },
    },
  },
} satisfies Config;
