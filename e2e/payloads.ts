// Markup that tries to run a script, to load a file or to navigate away.
import { createRequire } from "node:module";
import { field } from "../src/lib/field.ts";

const require = createRequire(import.meta.url);

function texts(list: unknown, read: (entry: unknown) => unknown): string[] {
  if (!Array.isArray(list)) throw new Error("A payload package no longer holds a list.");
  const found = list.map(read).filter((text) => typeof text === "string");
  if (found.length !== list.length)
    throw new Error("The list of a payload package holds an entry that is no text.");
  return found;
}

/** The fixtures of the last DOMPurify version that was published with its tests. Its code is never loaded. */
const domPurifyFixtures = texts(require("dompurify-fixtures/test/fixtures/expect.js"), (entry) =>
  field(entry, "payload"),
);

/** Scripts, and other texts that break programs: right-to-left marks, null characters, emoji. */
const naughtyStrings = texts(require("big-list-of-naughty-strings"), (entry) => entry);

const RUN = "<img src=x onerror=alert(1)>";

/** Attacks that are newer than those lists, and attacks on the rules of our own sanitizer. */
const own = [
  // Text that parsers read in two ways: as raw text in one namespace, as elements in another.
  `<svg></p><style><a id="</style>${RUN}">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math>${RUN}`,
  `<math><annotation-xml encoding="text/html"><style>${RUN}</style></annotation-xml></math>`,
  `<svg><foreignObject><math><mi><style>${RUN}</style></mi></math></foreignObject></svg>`,
  `<svg><desc><style><a title="</style>${RUN}">`,
  `<noscript><p title="</noscript>${RUN}">`,
  `<textarea><p title="</textarea>${RUN}">`,
  `<xmp><p title="</xmp>${RUN}">`,
  `<p title="]]>${RUN}"><![CDATA[><a title="]]>${RUN}">`,
  `<!--><p title="-->${RUN}">`,
  `<?xml-stylesheet ><img src=x onerror="alert(1)"> ?>`,
  `<table><tr><td><form><table><form><math><mi><style>${RUN}`,
  `<select><option><svg><style>${RUN}</style></svg></select>`,
  `<template><template>${RUN}</template></template>`,
  `<div><template shadowrootmode="open">${RUN}<slot></slot></template>a</div>`,
  `<p is="x-y" onfocus="alert(1)" tabindex="0" autofocus>a</p>`,
  // Everything that runs without user input.
  `<details open ontoggle=alert(1)>a</details><input autofocus onfocus=alert(1)>`,
  `<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>`,
  `<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x dur=1s></svg>`,
  `<iframe srcdoc="<script>parent.alert(1)</script>"></iframe><object data="javascript:alert(1)"></object>`,
  `<p style="animation:x 1s" onanimationstart=alert(1)>a</p><style>@keyframes x{}</style>`,
  `<p popover id=x onbeforetoggle=alert(1)>a</p><button popovertarget=x>b</button>`,
  `<p oncontentvisibilityautostatechange=alert(1) style="display:block;content-visibility:auto">a</p>`,
  // Everything that loads without user input.
  `<img srcset="https://elsewhere.example/a 1x" src="/pictures/../a"><input type=image src=//elsewhere.example>`,
  `<p style="background:url(https://elsewhere.example/b)">a</p><video poster=//elsewhere.example/c></video>`,
  `<link rel=stylesheet href=//elsewhere.example/d><base href=//elsewhere.example/>`,
  `<meta http-equiv=refresh content="0;url=//elsewhere.example/e">`,
  `<body background=//elsewhere.example/f><table background=//elsewhere.example/g><tr><td>a`,
  `<picture><source srcset=//elsewhere.example/h><img src=//elsewhere.example/i></picture>`,
  `<a href="/faq" ping="//elsewhere.example/j" target=_blank>a</a>`,
  // Handlers that become links, around and inside elements that the sanitizer removes or splits.
  `<button onclick=alert(1)><svg><style><a title="</style>${RUN}">b</button>`,
  `<table onclick=alert(1)><a href=javascript:alert(1)><tr onclick=alert(2)><td>a<style><b title="</style>${RUN}">`,
  `<span onclick=alert(1)><form onclick=alert(2)><input name=attributes><input name=closest>a</form></span>`,
  `<form onclick=alert(1) id=f><input name=childNodes><input name=hasAttribute><input name=nodeName>a</form>`,
  `<a onclick=alert(1) href="javascript:alert(2)" target=_blank>a<a onclick=alert(3)>b</a></a>`,
  `<p is=x onclick=alert(1)><b is=y onclick=alert(2)>${RUN}</b></p>`,
  `<p><button onclick=alert(1)><p onclick=alert(2)>a<button onclick=alert(3)><table onclick=alert(4)><td>b`,
  `<math onclick=alert(1)><mi onclick=alert(2)><p onclick=alert(3)>a</math>`,
  `<select onclick=alert(1)><option onclick=alert(2)>a<optgroup><svg onload=alert(3)></select>`,
  `<body onload=alert(1) onclick=alert(2)><frameset onload=alert(3)>a`,
  `<img onclick=alert(1) src=x onerror=alert(2)><img onclick=alert(3) src=/pictures/../x name=body>`,
] as const;

/** Markup that parsers may read differently. */
const twistedMarkup: readonly string[] = [...domPurifyFixtures, ...own];

/** Nested deeper than browsers allow: they insert the rest as siblings, while jsdom continues to nest. */
const deepMarkup = `${"<div>".repeat(520)}<svg><style><a title="</style>${RUN}">`;

export const payloads: readonly string[] = [...twistedMarkup, ...naughtyStrings, deepMarkup];
