// @vitest-environment node
import { expect, it } from "vitest";
import {
  type BuiltScripts,
  COMPOSED_NAMES,
  namesInHtml,
  namesInScripts,
  styleElement,
  usedStyles,
  withoutFonts,
} from "../../../plugins/pages/page-styles";

type BuiltScript = NonNullable<ReturnType<BuiltScripts["get"]>>;
const script = (code: string, more: Partial<BuiltScript> = {}): BuiltScript => ({
  code,
  imports: [],
  dynamicImports: [],
  isEntry: false,
  module: null,
  ...more,
});

const SCRIPTS = new Map([
  ["boot.js", script(`"of-boot"`, { isEntry: true, dynamicImports: ["app.js"] })],
  [
    "app.js",
    script(`"of-app"`, { imports: ["shared.js"], dynamicImports: ["home.js", "faq.js", "code.js"] }),
  ],
  ["shared.js", script(`"of-shared"`)],
  ["home.js", script(`"of-home"`, { module: "/site/src/routes/home.tsx", dynamicImports: ["film.js"] })],
  ["film.js", script(`"of-film"`)],
  ["faq.js", script(`"of-faq"`, { module: "/site/src/routes/faq.tsx" })],
  ["code.js", script(`"of-code"`, { module: "/site/src/page/live-parts.tsx" })],
]);

it("finds the names in all scripts of a group's pages, but not in those of other pages", () => {
  const names = namesInScripts(SCRIPTS, (route) => route === "home");
  expect([...names].sort()).toEqual(["of-app", "of-boot", "of-code", "of-film", "of-home", "of-shared"]);
});

it("reads names from tags, also those that contain brackets and colons", () => {
  const names = namesInHtml(`<a class="hover:bg-bone max-w-[34em] lg:py-4.5" aria-current="page" hidden>`);
  expect([...names].sort()).toEqual(
    ["a", "aria-current", "class", "hidden", "hover:bg-bone", "lg:py-4.5", "max-w-[34em]"].sort(),
  );
});

it("takes no word of a text for a name", () => {
  const names = namesInHtml(
    `<p id="lead"><img alt="a > b film" src="/film.avif"/>shine</p><script type="x">{"film":1}</script>`,
  );
  expect([...names].sort()).toEqual(["alt", "id", "img", "lead", "p", "script", "src", "type"]);
});

it.each([
  [".used{color:red}", true],
  [".unused{color:red}", false],
  [".used:hover,.unused{color:red}", true],
  [".used[data-scrolled]{color:red}", true],
  [":focus-visible{color:red}", true],
  ["[hidden]:where(:not([hidden=until-found])){color:red}", true],
  [".used:has(:is(:popover-open,.unused)){color:red}", true],
  [":focus-visible .unused{color:red}", false],
  ["@media (forced-colors:active){.used{color:red}}", true],
  ["@media print{.unused{color:red}}", false],
])("decides whether %s is used: %s", async (rule, isUsed) => {
  expect((await usedStyles(rule, new Set(["used"]))).includes("red")).toBe(isUsed);
});

it("keeps the rules for parts of fields only where a page has a field", async () => {
  const sheet = `::file-selector-button{opacity:1}@supports (color:lab(0 0 0)){@supports (color:red){::placeholder{opacity:1}}}:-moz-ui-invalid{box-shadow:none}::selection{color:red}`;
  expect(await usedStyles(sheet, new Set(["p"]))).toBe("::selection{color:red}");
  for (const field of ["input", "textarea", "select"])
    expect(await usedStyles(sheet, new Set(["p", field]))).toBe(sheet);
});

it("registers only the properties that a rule reads", async () => {
  const [read, unread] = ["--read", "--unread"].map((name) => `@property ${name}{syntax:"*";inherits:false}`);
  const rule = ".used{color:var(--read)}";
  expect(await usedStyles(`${rule}${read}${unread}`, new Set(["used"]))).toBe(`${rule}${read}`);
});

it("keeps the rules of names that scripts put together", async () => {
  const sheet = ".used .shopify-buy-frame--product{color:red}.unused .shopify-buy-frame--product{color:blue}";
  expect(await usedStyles(sheet, new Set(["used"]), COMPOSED_NAMES)).toBe(
    ".used .shopify-buy-frame--product{color:red}",
  );
});

it("leaves out what comes with the buy button", async () => {
  const sheet =
    ".cart-drawer .shopify-buy__cart__title{color:red}.cart-offer{color:blue}.cart-drawer{color:lime}";
  const names = new Set(["cart-drawer", "cart-offer", "shopify-buy__cart__title"]);
  expect(await usedStyles(sheet, names, COMPOSED_NAMES)).toBe(".cart-drawer{color:lime}");
});

it("refuses a style sheet that would end its element", () => {
  expect(() => styleElement('a{content:"</style>"}')).toThrow("end of an element");
});

it("leaves the fonts out of the sheet that loads later, and nothing else", () => {
  const face = `@font-face{font-family:"A Fallback";src:local("Arial");size-adjust:96%}`;
  expect(withoutFonts(`.a{color:red}${face}.b{color:blue}${face}`)).toBe(".a{color:red}.b{color:blue}");
});
