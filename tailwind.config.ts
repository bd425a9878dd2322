import type { Config } from "tailwindcss";

// The brand sheet as tokens. A colour, size or curve that is not here does not belong on a page.
export default {
  content: ["./index.html", "./src/**/*.{ts,tsx}"],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      charcoal: "#0f1012",
      graphite: "#1b1c20",
      ash: "#a5a39b",
      smoke: "#5c5a54",
      bone: "#f3efe6",
      lime: "#d2ff3c",
      clay: "#e8694a",
      "clay-ink": "#a63b1f",
      slate: "#9aa5ad",
      amber: "#ffb340", // oil only
      wall: "#e6dfcf", // the bone set of the renders
      steel: "#6b6d74", // the flat half of the poster headline
      "rule-dark": "#2f3136",
      "rule-light": "#d8d2c4",
      "rule-control": "#7d7b74", // borders of controls: 3:1 and more on charcoal and on bone
    },
    fontFamily: {
      poster: ["Archivo", "Archivo Fallback", "Arial Narrow", "sans-serif"],
      display: ["Archivo", "Archivo Fallback", "Arial", "sans-serif"],
      body: ["Instrument Sans", "Instrument Sans Fallback", "Arial", "sans-serif"],
      mono: ["Martian Mono", "Martian Mono Fallback", "ui-monospace", "Menlo", "monospace"],
    },
    fontSize: {
      mono: ["clamp(0.6875rem, 0.66rem + 0.12vw, 0.75rem)", { lineHeight: "1.6" }],
      small: ["0.9375rem", { lineHeight: "1.5" }],
      body: ["clamp(1rem, 0.95rem + 0.2vw, 1.125rem)", { lineHeight: "1.5" }],
      lead: ["clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)", { lineHeight: "1.45" }],
      h3: ["clamp(1.375rem, 1.24rem + 0.55vw, 1.75rem)", { lineHeight: "1.1", letterSpacing: "-0.015em" }],
      h2: ["clamp(2.375rem, 1.9rem + 2vw, 3.5rem)", { lineHeight: "1.02", letterSpacing: "-0.015em" }],
      h1: ["clamp(3.5rem, 2.4rem + 4.4vw, 6rem)", { lineHeight: "0.86", letterSpacing: "-0.02em" }],
    },
    borderRadius: { none: "0", control: "14px", tile: "18px", pill: "99px", full: "9999px" },
    extend: {
      spacing: {
        edge: "clamp(1.125rem, 0.5rem + 2.4vw, 2.5rem)",
        section: "clamp(4.5rem, 3.4rem + 4.4vw, 7.5rem)",
        gutter: "clamp(1rem, 0.7rem + 1.2vw, 1.5rem)",
      },
      maxWidth: { page: "120rem", prose: "62ch" },
      transitionTimingFunction: { stop: "cubic-bezier(.2,.9,.2,1)" },
      transitionDuration: { quick: "160ms", wipe: "600ms" },
    },
  },
} satisfies Config;
