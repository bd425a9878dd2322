// @vitest-environment node
import { createHash } from "node:crypto";
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { bootSource } from "../../../tools/site/doctor/check-policy";
import { readFromBoot, takeBootScript, withBootScript } from "../../../plugins/pages/boot-script";

const BOOT = "assets/index-1.js";
const PAGE = "assets/page-1.js";
const EMPTY = "export{};";

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
const page = script(PAGE, "");
/** A page's script, as it reads from the boot script. */
const reading = (code: string) => readFromBoot(code, page, [bootOf(""), page]);

/** The text of an element. */
const textOf = (html: string) => html.replace(/^<script type="module" async>/, "").replace(/<\/script>$/, "");

/** What the scripts leave in a variable, when they run one after the other. */
function seenAfter(...scripts: string[]): unknown {
  const world = createContext({ seen: null });
  // In blocks, because modules share no names.
  for (const code of scripts) runInContext(`{${code}}`, world);
  return world["seen"];
}

it("the other scripts share the boot script's values with it, which runs once, from the HTML", () => {
  const bundle = bundleOf(bootOf("let n=0;var a=()=>++n,c=`code`;a();export{a as b,c};"), page);
  const { html } = takeBootScript(bundle);
  expect(Object.keys(bundle)).toEqual([PAGE]);
  const reader = reading('import{b as count,c}from"./index-1.js";globalThis.seen=[count(),c];');
  expect(seenAfter(textOf(html), reader)).toEqual([2, "code"]);
});

it("it loads other scripts by their address from the root, because pages are in many folders", () => {
  const { html } = takeBootScript(bundleOf(bootOf(`import(\`./app-1.js\`);import("./react-1.js");${EMPTY}`)));
  expect(textOf(html)).toMatch(/^import\(`\/assets\/app-1\.js`\);import\("\/assets\/react-1\.js"\);/);
});

it("the policy's source for it is the hash of its text, also as read from a page", () => {
  const { html, source } = takeBootScript(bundleOf(bootOf(`start();${EMPTY}\n`)));
  const hash = createHash("sha256").update(textOf(html)).digest("base64");
  expect(source).toBe(`'sha256-${hash}'`);
  expect(
    bootSource(`<head><style>p{}</style>${html}</head><script type="speculationrules">{}</script>`),
  ).toBe(source);
  expect(bootSource("<head></head>")).toBeNull();
});

it("takes the place of its file in the HTML, and a page that loads none is an error", () => {
  const boot = takeBootScript(bundleOf(bootOf(`a="$&";${EMPTY}`)));
  const before = '<head><script async type="module" crossorigin src="/assets/index-1.js"></script></head>';
  expect(withBootScript(before, boot)).toBe(`<head>${boot.html}</head>`);
  expect(() => withBootScript("<head></head>", boot)).toThrow(/async module/);
});

it.each([
  ["has no entry", [script(PAGE, "")], /one entry/],
  ["has two entries", [bootOf(""), script(PAGE, "", { isEntry: true })], /one entry/],
  [
    "lets the boot script wait for another one",
    [script(BOOT, EMPTY, { isEntry: true, imports: [PAGE] })],
    /wait for assets\/page-1\.js/,
  ],
  ["exports in another way", [bootOf("export default 1;")], /list its exports/],
  ["loads a file from another folder", [bootOf(`import("../a.js");${EMPTY}`)], /another way/],
  ["has the end of an element in the boot script", [bootOf(`x=\`</SCRIPT>\`;${EMPTY}`)], /end its element/],
])("stops a build that %s", (_, scripts, message) => {
  expect(() => takeBootScript(bundleOf(...scripts))).toThrow(message);
});

it.each(['import*as a from"./index-1.js";', 'import("./index-1.js")', 'import"./index-1.js";'])(
  "stops a build whose page has %s",
  (code) => expect(() => reading(code)).toThrow(/page-1\.js imports/),
);
