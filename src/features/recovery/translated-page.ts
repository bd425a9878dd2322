// What only translated pages need. Google Translate puts a `font` element with the translation in the place of each text node; others
// move the text node into theirs. React keeps the text node that it made. Removing it, or inserting something before it, throws then,
// and the page is replaced by its failure; a text that changes is written to the node that nobody sees.
// https://github.com/facebook/react/issues/11538 has a patch that ignores such calls, which leaves the old text on the page. Here the
// text node returns to its place first, and what React does is done to it. The translator translates it again, as it does any new text.
import { readHtmlOfBuild } from "./html-of-build";

/** The root has everything that React renders. `earlier`: what has changed in it since a translator came. */
export function followTranslators(root: Node, earlier: readonly MutationRecord[] = []): void {
  const nodes = Node.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- Each is called with the node that it is for.
  const { insertBefore, removeChild, replaceChild } = nodes;
  const value = Object.getOwnPropertyDescriptor(nodes, "nodeValue");
  /** Text nodes that are out of the page, and what stands in their places, each by the other. */
  const partners = new WeakMap<Node, Node>();

  const note = (records: readonly MutationRecord[]): void => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const node of removedNodes) {
        // It is put in with one call, or before or after the text node that is removed with a second one.
        const standIn = [...addedNodes, previousSibling, nextSibling].find(
          (other) => other?.nodeName === "FONT" && !partners.has(other),
        );
        if (standIn && node.nodeType === Node.TEXT_NODE) partners.set(node, standIn).set(standIn, node);
      }
  };
  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true });
  note(earlier);

  /** Puts a node of React's back to where React left it, if a translator has moved it. */
  const putBack = (node: Node, parent: Node | null): void => {
    if (node.parentNode && node.parentNode === (parent ?? node.parentNode)) return;
    note(observer.takeRecords());
    let standIn = partners.get(node);
    // The pages have no such elements of their own.
    for (let font = node.parentNode; font?.nodeName === "FONT"; font = font.parentNode) standIn = font;
    const place = standIn?.parentNode;
    if (standIn && place && place === (parent ?? place)) replaceChild.call(place, node, standIn);
  };

  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child, this);
    // Wherever it is otherwise, React wants it gone.
    return child.parentNode ? removeChild.call<Node, [T], T>(child.parentNode, child) : child;
  };
  nodes.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    if (next) putBack(next, this);
    return insertBefore.call<Node, [T, Node | null], T>(this, node, next?.parentNode === this ? next : null);
  };
  Object.defineProperty(nodes, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this, null);
      value?.set?.call(this, text);
    },
  });
}

/**
 * Returns a function that puts the texts of the HTML from the build back into an element that a translator has changed. React hydrates
 * only these: it would replace the translated HTML by its own, and with it what the visitor has typed and opened, and the focus.
 */
export async function originalTexts(element: HTMLElement): Promise<() => void> {
  // The page of an affiliate has the home page's address by now.
  const [entry] = performance.getEntriesByType("navigation");
  const html = await readHtmlOfBuild(entry?.name);
  const original = html.getElementById(element.id);
  return () => {
    if (original) restoreTexts(element, original);
  };
}

function restoreTexts(translated: Node, original: Node): void {
  const originals = [...original.childNodes];
  // Something else has changed it as well.
  if (originals.length !== translated.childNodes.length) return;
  for (const [index, child] of [...translated.childNodes].entries()) {
    const before = originals[index];
    if (!before) continue;
    if (before.nodeType !== Node.TEXT_NODE) restoreTexts(child, before);
    else if (child.nodeName === "FONT") child.replaceWith(document.importNode(before));
  }
}
