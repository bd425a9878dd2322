// Selects the styles that a group of pages uses, out of the sheet of all pages, and the characters of their headings out of the font. Both
// are put into the HTML of these pages, so that no page waits for a style sheet, and a heading has its look from the first paint on. The
// other fonts load after it (src/main.tsx).
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";
import subsetFont from "subset-font";
import type { Rolldown } from "vite";
import { paths } from "../../src/lib/site/paths.ts";
import { startsByItself, type StyleGroup, styleGroupOf } from "../../src/lib/site/style-groups.ts";
import { textOf } from "../entities.ts";
import { write } from "../files.ts";
import { policySource } from "../host/policy-source.ts";

const ROUTE_MODULE = /\/src\/routes\/([^/]+)\.tsx$/;

/** Where the head of a page begins that social sites need not read. */
export const FIRST_ICON = '<link rel="icon"';

/** Pages that have the same styles: their files, all names of classes, elements and attributes in them, and the characters of their headings. */
export function styleGroups(dist: string) {
  const groups = new Map<StyleGroup, { names: Set<string>; characters: Set<string>; files: string[] }>();
  return {
    /** `html`: of which the styles are. Empty for the page of an affiliate, which adds none to those of the home page. */
    add(path: string, file: string, body: string, html: string): void {
      const name = styleGroupOf(path);
      const group = groups.get(name) ?? { names: new Set(), characters: new Set(), files: [] };
      groups.set(name, group);
      for (const found of namesInHtml(html))
        // V8 keeps a part of a string as a reference to the whole, which would keep the HTML of all pages in memory: a copy does not.
        if (!group.names.has(found)) group.names.add(Buffer.from(found).toString());
      for (const character of headingCharacters(body)) group.characters.add(character);
      group.files.push(file);
    },
    /** Adds to each page the styles of its group. Returns their sources for the content security policy. */
    async write(root: string, scripts: BuiltScripts, assets: readonly string[]): Promise<string[]> {
      const sheetFile = `/assets/${builtSheet(assets, "site")}`;
      const sheet = await readFile(join(dist, sheetFile), "utf8");
      const sources: string[] = [];
      for (const [group, { names, characters, files }] of groups) {
        // The modules of routes have the names of their paths.
        const isOfGroup = (route: string) =>
          styleGroupOf(route === "home" ? paths.home : `/${route}`) === group;
        const starts = startsByItself(group);
        const inScripts = starts ? namesInScripts(scripts, isOfGroup) : [];
        const used = await usedStyles(sheet, new Set([...names, ...inScripts]), starts ? COMPOSED_NAMES : []);
        const headline = await headlineFont(root, characters);
        const styles = styleElement(`${headline.face}${used}`);
        sources.push(styles.source);
        for (const file of files) {
          const html = readFileSync(join(dist, file), "utf8");
          write(
            dist,
            file,
            html.replace(FIRST_ICON, (icon) => `${headline.preload}${styles.html}${icon}`),
          );
        }
      }
      write(dist, sheetFile, withoutFonts(sheet));
      return sources;
    },
  };
}

/** What is needed of the scripts of the built site to find out which names of classes each may put into a page. */
export function builtScripts(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  return new Map(
    // One by one, because the fields of the bundler's object are getters, which the spread syntax leaves out.
    chunks.map(({ fileName, code, imports, dynamicImports, isEntry, facadeModuleId }) => [
      fileName,
      // `module`: for which the file was made; null for files with shared modules.
      { code, imports, dynamicImports, isEntry, module: facadeModuleId },
    ]),
  );
}
export type BuiltScripts = ReturnType<typeof builtScripts>;

/**
 * The names in every script that the pages of some route modules run, so that the styles are also those of the purchase, of the
 * referral code and of all else that appears after hydration.
 */
export function namesInScripts(
  scripts: BuiltScripts,
  isRouteOfGroup: (routeModule: string) => boolean,
): Set<string> {
  const entries = [...scripts].flatMap(([file, { isEntry }]) => (isEntry ? [file] : []));
  if (entries.length === 0) throw new Error("The build has no entry.");
  const reached = new Set(entries);
  for (const file of reached) {
    const { imports = [], dynamicImports = [] } = scripts.get(file) ?? {};
    for (const next of [...imports, ...dynamicImports]) {
      const module = scripts.get(next)?.module ?? "";
      const [, route] = ROUTE_MODULE.exec(module) ?? [];
      if (route !== undefined && !isRouteOfGroup(route)) continue;
      reached.add(next);
    }
  }
  const code = [...reached].map((file) => scripts.get(file)?.code ?? "").join("\n");
  // Everything that may be the name of a class, an element, an attribute or an id.
  return new Set(code.match(/[^<>"'`\s=]*[^<>"'`\s=:]/g));
}

/** The names of the elements, attributes, classes and ids in a page's HTML. Words of its texts and of its scripts are none. */
export function namesInHtml(html: string): Set<string> {
  const names = new Set<string>();
  const elements = html.replaceAll(/(<script\b[^>]*>).*?(?=<\/script>)/gs, "$1");
  for (const [, tag = "", attributes = ""] of elements.matchAll(/<([a-z][^\s/>]*)((?:"[^"]*"|[^>"])*)>/gi)) {
    names.add(tag);
    for (const [, name = "", value = ""] of attributes.matchAll(/([^\s"=/]+)(?:="([^"]*)")?/g)) {
      names.add(name);
      if (name === "class" || name === "id") for (const part of value.split(/\s+/)) names.add(part);
    }
  }
  return names;
}

/** Names of classes that scripts put together when they run: the buy button's `shopify-buy-frame--` and what is in the frame. */
export const COMPOSED_NAMES: readonly RegExp[] = [/^shopify-buy(?!-frame--cart|__cart|__btn--c)/];

/** Names in the rules of an open cart, which come with the buy button (src/features/checkout/cart-sheet.css). */
const WITH_BUY_BUTTON = [
  /^cart-(?!drawer|scrim|parts|code|pill|label)/,
  /^shopify-buy(?:-frame--cart|__cart|__btn--c)/,
];

const FIELDS = ["input", "textarea", "select"];
/** Tailwind's rules for parts of fields, which PurgeCSS takes for parts of any element. */
const FIELD_PARTS =
  /(?<=^|[{}])::?(?:file-selector-button|placeholder|-moz-ui-invalid|-webkit-(?:search|date|calendar|inner|outer)[\w-]*)\{[^{}]*\}/g;

/** Tailwind registers the properties of all its utilities that a sheet uses; PurgeCSS keeps those that no rule reads. */
const PROPERTY = /@property (--[\w-]+)\{[^{}]*\}/g;
const EMPTY_CONDITION = /@supports[^{}]*\{\}/g;

/** The rules of the sheet whose selectors consist of these names. */
export async function usedStyles(
  sheet: string,
  names: ReadonlySet<string>,
  composed: readonly RegExp[] = [],
): Promise<string> {
  const rules = FIELDS.some((name) => names.has(name)) ? sheet : withoutFields(sheet);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "html" }],
    css: [{ raw: rules }],
    defaultExtractor: () => [...names],
    // Selectors such as `:focus-visible`, which have no name. By itself PurgeCSS leaves their rules out.
    safelist: [/^:/, ...composed],
    blocklist: WITH_BUY_BUTTON,
    keyframes: true,
    variables: true,
    // Rules are not left out for the attributes in their selectors, because scripts and browsers set them under other names.
    dynamicAttributes: [...sheet.matchAll(/\[([\w-]+)/g)].map(([, name = ""]) => name),
  });
  if (!result) throw new Error("PurgeCSS returned no styles.");
  const { css } = result;
  return (
    css
      .replaceAll(PROPERTY, (rule, name: string) => (css.includes(`var(${name}`) ? rule : ""))
      // The license comment stays in the sheet of all pages.
      .replace(/^\/\*![^]*?\*\//, "")
      .trim()
  );
}

function withoutFields(sheet: string): string {
  const rules = sheet.replaceAll(FIELD_PARTS, "");
  // From the inner to the outer.
  return rules.replaceAll(EMPTY_CONDITION, "").replaceAll(EMPTY_CONDITION, "");
}

/**
 * The sheet without its `@font-face` rules, which every page's HTML has. Where a sheet that loads later has any, browsers measure all
 * text of the page anew.
 */
export function withoutFonts(sheet: string): string {
  return sheet.replaceAll(/@font-face\s*\{[^}]*\}/g, "");
}

function builtSheet(assets: readonly string[], name: string): string {
  const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith(".css"));
  if (file === undefined) throw new Error(`The build has no sheet of src/styles/${name}.css.`);
  return file;
}

/** Without script the browser loads the fonts from the sheet. */
export function withFonts(html: string, assets: readonly string[]): string {
  const sheet = `<noscript><link rel="stylesheet" href="/assets/${builtSheet(assets, "fonts")}"></noscript>`;
  return html.replace("</head>", `${sheet}</head>`);
}

/** The style element, and the source by which the content security policy allows it. */
export function styleElement(css: string): { html: string; source: string } {
  if (css.includes("</")) throw new Error("The style sheet contains the end of an element.");
  return { html: `<style>${css}</style>`, source: policySource(css) };
}

/** The font of all h1 elements: see `poster` in src/styles/utilities.css. They are shown in upper case. */
const FONT = "src/fonts/archivo-condensed.woff2";

/** The characters that the first-level headings of a page's HTML show. */
export function headingCharacters(html: string): string {
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = ""]) => heading);
  return textOf(headings.join("")).toUpperCase();
}

/**
 * The rule that contains the font, and the element that starts loading it while the HTML is still read. With the rule alone,
 * Chromium (156) starts with the first layout and decodes a `data:` font in a later task, so that one frame shows the heading in
 * its fallback, where it may have other lines. The element repeats the font, and stands next to it: compression takes that away.
 * WebKit (2.50) fails to read a `data:` font that was preloaded with `crossorigin`, also for the rule. So the element has a media
 * query that Chromium alone knows. Without `crossorigin`, Chromium would not use it for the rule.
 */
export async function headlineFont(
  root: string,
  characters: Iterable<string>,
): Promise<{ face: string; preload: string }> {
  const text = [...new Set(characters)].sort().join("");
  const font = await subsetFont(await readFile(join(root, FONT)), text, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: ["kern"],
  });
  const address = `data:font/woff2;base64,${font.toString("base64")}`;
  return {
    face: `@font-face{font-family:"Archivo Headline";src:url(${address});font-weight:800 900;font-stretch:62%}`,
    preload: `<link rel="preload" as="font" crossorigin media="(prefers-reduced-transparency:no-preference)" href="${address}">`,
  };
}
