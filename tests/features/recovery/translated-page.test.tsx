import { act, render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followTranslators, originalTexts } from "@/features/recovery/translated-page";
import { changingTexts } from "../../changing-texts.ts";
import { installTranslator, MARK, type TranslationWay } from "../../../e2e/translator.ts";

const own = Object.getOwnPropertyDescriptors(Node.prototype);
const ways: TranslationWay[] = ["replaced", "wrapped"];

describe.each(ways)("a page whose text nodes a translator has %s", (way) => {
  let stop = (): void => undefined;

  beforeEach(() => {
    // The translator keeps the DOM's methods that were there before the page's.
    stop = installTranslator({ way, mark: MARK });
    followTranslators(document.body);
  });
  afterEach(() => {
    stop();
    Object.defineProperties(Node.prototype, own);
    // These texts change beside others on purpose.
    changingTexts.length = 0;
  });

  /** Renders one state and then the other, and returns the text after each, as the translator left it. */
  async function texts(...states: ReactNode[]): Promise<(string | null)[]> {
    const { container, rerender } = render(<p>{states[0]}</p>);
    const found: (string | null)[] = [];
    for (const state of states) {
      rerender(<p>{state}</p>);
      // The translator is told of changes after the task that made them.
      await act(() => Promise.resolve());
      found.push(container.textContent);
    }
    return found;
  }

  it("shows a text that changes beside another one", async () => {
    expect(await texts(["Shown: ", "7"], ["Shown: ", "2"], ["Shown: ", "3"])).toEqual([
      `${MARK}Shown: ${MARK}7`,
      `${MARK}Shown: ${MARK}2`,
      `${MARK}Shown: ${MARK}3`,
    ]);
  });

  it("shows no text that was removed beside another one", async () => {
    const shown = (more: string | null): ReactNode => (
      <>
        {"7 shown"}
        {more}
        <b>Go</b>
      </>
    );
    expect(await texts(shown(", 2 pages"), shown(null), shown(", 1 page"))).toEqual([
      `${MARK}7 shown${MARK}, 2 pages${MARK}Go`,
      `${MARK}7 shown${MARK}Go`,
      `${MARK}7 shown${MARK}, 1 page${MARK}Go`,
    ]);
  });

  it("inserts an element where it belongs, before a text", async () => {
    const shown = (isNew: boolean): ReactNode => (
      <>
        {isNew ? <b>New </b> : null}
        {"Pause"}
        <i> all</i>
      </>
    );
    expect(await texts(shown(false), shown(true), shown(false))).toEqual([
      `${MARK}Pause ${MARK}all`,
      `${MARK}New ${MARK}Pause ${MARK}all`,
      `${MARK}Pause ${MARK}all`,
    ]);
  });

  it("handles events whose target is the translator's element", async () => {
    function Counter() {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          Pressed {count} times
        </button>
      );
    }
    const { container } = render(<Counter />);
    await act(() => Promise.resolve());
    for (const times of [1, 2]) {
      const target = container.querySelector("font font");
      await act(() => Promise.resolve(target?.dispatchEvent(new MouseEvent("click", { bubbles: true }))));
      expect(container.textContent).toBe(`${MARK}Pressed ${MARK}${times} ${MARK}times`);
    }
  });
});

describe("a translator of another kind", () => {
  const parent = (): HTMLElement => document.body.appendChild(document.createElement("p"));
  const text = (into: HTMLElement, data: string): Text => into.appendChild(document.createTextNode(data));
  const font = (data = ""): HTMLElement => {
    const element = document.createElement("font");
    element.textContent = data;
    return element;
  };
  afterEach(() => void Object.defineProperties(Node.prototype, own));

  it("may put its element behind the text that it takes out, also behind another one of its own", () => {
    const paragraph = parent();
    const texts = [text(paragraph, "a"), text(paragraph, "b")];
    followTranslators(document.body);
    for (const each of texts) {
      each.after(font(`${MARK}${each.data}`));
      each.remove();
    }
    const [first, second] = texts;
    if (first && second) second.nodeValue = "c";
    expect(paragraph.textContent).toBe(`${MARK}ac`);
  });

  it("may have changed the page before it was followed", () => {
    const paragraph = parent();
    const changed = text(paragraph, "a");
    const earlier = new MutationObserver(() => undefined);
    earlier.observe(document.body, { childList: true, subtree: true });
    changed.replaceWith(font(`${MARK}a`));
    followTranslators(document.body, earlier.takeRecords());
    changed.nodeValue = "b";
    expect(paragraph.innerHTML).toBe("b");
  });

  it("leaves none of its elements behind where a text that it holds is removed", () => {
    const paragraph = parent();
    const [outer, inner] = [font(), font()];
    followTranslators(document.body);
    paragraph.append(outer);
    outer.append(inner);
    const held = text(inner, "a");
    paragraph.removeChild(held);
    expect(paragraph.innerHTML).toBe("");
  });
});

describe("a node that is nowhere, or elsewhere", () => {
  beforeEach(() => followTranslators(document.body));
  afterEach(() => void Object.defineProperties(Node.prototype, own));

  it("can be removed, and inserting before it appends", () => {
    const [parent, other, gone, added] = ["p", "div", "i", "b"].map((name) => document.createElement(name));
    if (!parent || !other || !gone || !added) throw new Error("four elements");
    expect(parent.removeChild(gone)).toBe(gone);
    expect(parent.insertBefore(added, gone)).toBe(added);
    expect(parent.lastChild).toBe(added);
    other.append(gone);
    expect(parent.removeChild(gone)).toBe(gone);
    expect(other.firstChild).toBeNull();
  });
});

describe("the texts from before the translation", () => {
  const HTML = '<div id="app"><h1>Wipe it.</h1><p>One<!-- -->, <b>two</b> and $3</p><input></div>';
  const font = (text: string): string => `<font><font>${text}</font></font>`;

  function page(html: string): HTMLElement {
    const element = document.createElement("div");
    element.id = "app";
    element.innerHTML = html;
    return element;
  }

  it("puts the texts of the HTML from the build in the place of a translator's, and keeps the elements", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(`<body>${HTML}</body>`)));
    const app = page(
      `<h1>${font("Wisch.")}</h1><p>${font("Eins")}<!-- -->, <b>${font("zwei")}</b>${font("und $3")}</p><input>`,
    );
    const field = app.querySelector("input");
    if (field) field.value = "typed";
    const restore = await originalTexts(app);
    expect(app.querySelectorAll("font")).toHaveLength(8);
    restore();
    expect(app.outerHTML).toBe(HTML);
    expect(app.querySelector("input")).toBe(field);
    expect(field?.value).toBe("typed");
  });

  it("leaves alone what differs from the HTML from the build in more than texts", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(HTML)));
    const app = page(`<h1>${font("Wisch.")}</h1><p>${font("Eins")}</p><input>`);
    (await originalTexts(app))();
    expect(app.innerHTML).toBe(`<h1>Wipe it.</h1><p>${font("Eins")}</p><input>`);
  });

  it("rejects where the HTML does not load", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(originalTexts(page(""))).rejects.toThrow("no network");
  });
});
