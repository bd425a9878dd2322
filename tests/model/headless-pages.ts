// Which page the library draws in.
import type { BuyClient } from "@shopify/buy-button-js";
import { createHeadlessUi, type HeadlessUi } from "./headless-library";
import type { Page } from "./page";

export const pages = new WeakMap<HTMLElement, Page>();

/** Takes the place of the library's interface. */
export function openHeadlessUi(
  client: BuyClient,
  { errorReporter }: { errorReporter: { notifyException: (error: unknown) => void } },
): HeadlessUi {
  return createHeadlessUi(
    client,
    errorReporter.notifyException,
    (node) => pageOf(node).area,
    (ui, node) => {
      const page = pageOf(node);
      page.ui = ui;
      return (drawn) => page.drawings.push(drawn);
    },
  );
}

function pageOf(node: HTMLElement): Page {
  const page = pages.get(node);
  if (!page) throw new Error("The library draws in a node that no page gave it.");
  return page;
}
