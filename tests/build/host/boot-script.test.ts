// @vitest-environment node
import { createHash } from "node:crypto";
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { bootSource, takeBootScript, withBootScript } from "@/build/host/boot-script";

const BOOT = "assets/index-1.js";
const PAGE = "assets/page-1.js";

const script = (fileName: string, code: string, rest: { isEntry?: boolean; imports?: string[] } = {}) => ({
  type: "chunk" as const,
  fileName,
  code,
  isEntry: false,
  imports: [],
  ...rest,
});
const bundleOf = (...scripts: ReturnType<typeof script>[]) =>
  Object.fromEntries(scripts.map((file) => [file.fileName, file]));
const bootOf = (code: string) => script(BOOT, code, { isEntry: true });

/** The text of an element. */
const textOf = (html: string) => html.replace(/^<script type="module" async>/, "").replace(/<\/script>$/, "");

/** What the scripts leave in a variable, when they run one after the other. */
function seenAfter(...scripts: string[]): unknown {
  const page = createContext({ seen: null });
  // In blocks, because modules share no names.
  for (const code of scripts) runInContext(`{${code}}`, page);
  return page["seen"];
}

it("the other scripts share the boot script's values with it, which runs once, from the HTML", () => {
  const page = script(PAGE, 'import{b as count,c}from"./index-1.js";globalThis.seen=[count(),c];');
  const bundle = bundleOf(bootOf("let n=0;var a=()=>++n,c=`code`;a();export{a as b,c};"), page);
  const { html } = takeBootScript(bundle);
  expect(Object.keys(bundle)).toEqual([PAGE]);
  expect(seenAfter(textOf(html), page.code)).toEqual([2, "code"]);
});

it("names in it that the bundler shortened with a dollar sign are kept", () => {
  const page = script(PAGE, 'import{$ as t,_ as $n}from"./index-1.js";globalThis.seen=t+$n;');
  const { html } = takeBootScript(bundleOf(bootOf("var $=1,$t=2;export{$,$t as _};"), page));
  expect(seenAfter(textOf(html), page.code)).toBe(3);
});

it("it loads other scripts by their address from the root, because pages are in many folders", () => {
  const { html } = takeBootScript(bundleOf(bootOf('import(`./app-1.js`);import("./react-1.js");')));
  expect(textOf(html)).toBe('import(`/assets/app-1.js`);import("/assets/react-1.js");');
});

it("the policy's source for it is the hash of its text, also as read from a page", () => {
  const { html, source } = takeBootScript(bundleOf(bootOf("start();\n")));
  const hash = createHash("sha256").update(textOf(html)).digest("base64");
  expect(source).toBe(`'sha256-${hash}'`);
  expect(
    bootSource(`<head><style>p{}</style>${html}</head><script type="speculationrules">{}</script>`),
  ).toBe(source);
  expect(bootSource("<head></head>")).toBeNull();
});

it.each([
  ["has no entry", [script(PAGE, "")], /one entry/],
  ["has two entries", [bootOf(""), script(PAGE, "", { isEntry: true })], /one entry/],
  [
    "lets the boot script wait for another one",
    [script(BOOT, "", { isEntry: true, imports: [PAGE] })],
    /wait for assets\/page-1\.js/,
  ],
  [
    "imports the boot script as a whole",
    [bootOf(""), script(PAGE, 'import*as a from"./index-1.js";')],
    /page-1\.js imports/,
  ],
  [
    "imports the boot script later",
    [bootOf(""), script(PAGE, 'import("./index-1.js")')],
    /page-1\.js imports/,
  ],
  ["has the end of an element in the boot script", [bootOf("x=`</SCRIPT>`")], /end its element/],
])("stops a build that %s", (_, scripts, message) => {
  expect(() => takeBootScript(bundleOf(...scripts))).toThrow(message);
});

it("takes the place of its file in the HTML, and a page that loads none is an error", () => {
  const boot = takeBootScript(bundleOf(bootOf("a=`$&`")));
  const before = '<head><script async type="module" crossorigin src="/assets/index-1.js"></script></head>';
  expect(withBootScript(before, boot)).toBe(`<head>${boot.html}</head>`);
  expect(() => withBootScript("<head></head>", boot)).toThrow(/async module/);
});
