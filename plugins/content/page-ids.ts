// The ids on each page, to which links can lead. What only components know is listed here, and a test holds all against the HTML.
import { field } from "@/lib/field";
import { CHECKOUT_ID, DROP_ID, paths } from "@/lib/site/paths";

const OF_COMPONENTS: ReadonlyMap<string, readonly string[]> = new Map([
  [paths.home, [DROP_ID, CHECKOUT_ID, "how-it-works"]],
  [paths.brocode, ["pricing"]],
  [paths.bros, ["sign-up", "kit", "rules"]],
  [paths.contact, ["email-us"]],
  [paths.mugshots, ["wall"]],
  [paths.optOut, ["privacy-switch"]],
]);

/**
 * `contents`: all exports of the content. A page's content is exported by the page's name. Null where it is not there, because its file
 * has a mistake, which is reported.
 */
export function pageIds(contents: object, path: string): readonly string[] | null {
  const name = Object.entries(paths).find(([, own]) => own === path)?.[0] ?? "";
  const content = field(contents, path === paths.brocode ? "broCode" : name);
  if (content === undefined && path !== paths.home) return null;
  const sections = Array.isArray(content) ? content : field(content, "sections");
  const rules = path === paths.brocode ? field(content, "rules") : [];
  return [
    ...(OF_COMPONENTS.get(path) ?? []),
    ...(Array.isArray(sections) ? sections : []).flatMap((section: unknown) => {
      const id = field(section, "id");
      if (typeof id !== "string") return [];
      // A question that begins a group on /faq.
      return field(section, "begins") === undefined ? id : [id, `${id}-group`];
    }),
    ...(Array.isArray(rules) ? rules : []).map((_, index) => `rule-${index + 1}`),
  ];
}
