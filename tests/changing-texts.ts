// Finds texts of React's that change, vanish or get something inserted before them, while their element stays. A translator puts
// elements of its own in the place of text nodes, and React would throw, or change a text that nobody sees.
// src/features/recovery/translated-page.ts mends that for what no test finds. A text that is its element's only content is safe: React
// changes the element.

/** What was found since the list was last emptied. */
export const changingTexts: string[] = [];

/** Writes into `changingTexts` from now on. The returned function ends that. */
export function watchChangingTexts(nodes: Node): () => void {
  const own = Object.getOwnPropertyDescriptors(Node.prototype);
  // oxlint-disable-next-line typescript/unbound-method -- Each is called with the node that it is for.
  const { insertBefore, removeChild } = nodes;
  const check = (node: Node | null, what: string): void => {
    const isOfReact = node !== null && Object.keys(node).some((key) => key.startsWith("__reactFiber"));
    if (node?.nodeType !== Node.TEXT_NODE || !isOfReact || node.nodeValue?.trim() === "") return;
    const parent = node.parentElement?.outerHTML ?? "";
    changingTexts.push(`The text "${node.nodeValue}" ${what}, and needs an element of its own: ${parent}`);
  };
  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    check(child, "is removed");
    return removeChild.call<Node, [T], T>(this, child);
  };
  nodes.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    check(next, "gets a sibling before it");
    return insertBefore.call<Node, [T, Node | null], T>(this, node, next);
  };
  Object.defineProperty(nodes, "nodeValue", {
    ...own.nodeValue,
    set(this: Node, text: string | null) {
      check(this, `becomes "${text}"`);
      own.nodeValue.set?.call(this, text);
    },
  });
  return () => void Object.defineProperties(nodes, own);
}
