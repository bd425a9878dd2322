// The layout and the computed styles of a browser, which jsdom lacks: a test says where each element is and what differs from the
// initial styles.
import { vi } from "vitest";

/** Left, top, width and height in CSS pixels. */
type Box = readonly [number, number, number, number];

interface Part {
  box?: Box;
  style?: Record<string, string>;
  text?: string;
}

const INITIAL = { opacity: "1", overflowX: "visible", overflowY: "visible" };
const INITIAL_OF_PAGE = { visibility: "visible" };

/** Returns what makes elements with a place and a look. */
export function browserLayout() {
  document.body.replaceChildren();
  const parts = new Map<Node, Part>();
  const made = (node: Node | null) => (node ? parts.get(node) : undefined);
  const rectangleOf = (node: Node | null): DOMRect => {
    const [left, top, width, height] = made(node)?.box ?? [0, 0, 0, 0];
    const box = { left, top, width, height, right: left + width, bottom: top + height, x: left, y: top };
    return { ...box, toJSON: () => box };
  };
  const inherited = (node: Element | null): Record<string, string> =>
    node ? { ...inherited(node.parentElement), ...pick(made(node)?.style ?? {}) } : INITIAL_OF_PAGE;

  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return rectangleOf(this);
  });
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1_000);
  vi.stubGlobal("getComputedStyle", (element: Element) => {
    const style: Record<string, string> = { ...INITIAL, ...inherited(element), ...made(element)?.style };
    return style;
  });

  return (
    name: string,
    { box = [0, 0, 300, 300], style = {}, text = "" }: Part,
    ...children: Element[]
  ): Element => {
    const element = document.createElement(name);
    element.append(text, ...children);
    parts.set(element, { box, style });
    return element;
  };
}

function pick(style: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(style).filter(([name]) => name in INITIAL_OF_PAGE));
}
