// Address -> head and HTML. Used by the build only; runs in Node.
import { prerenderToNodeStream } from "react-dom/static";
import { HelmetProvider } from "react-helmet-async";
import { StaticRouter, matchRoutes } from "react-router-dom";
import { loadPageModule } from "@/hooks/use-page-module";
import Layout from "@/routes/layout";
import { Shell } from "@/routes/shell";
import { routes } from "@/routes";
import { renderToStaticMarkup } from "react-dom/server";

export interface RenderedPage {
  /** Tags for the document's head. */
  head: string;
  /** The app node with the page in it. */
  body: string;
}

/** Every address that the build writes. */
export async function knownPaths(): Promise<string[]> {
  return routes.flatMap((route) => route.known);
}

/** Throws when the address stands in no route or a component fails: a build must not write half a page. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const matched = matchRoutes([...routes], path)?.[0]?.route;
  if (!matched) throw new Error(`No route for ${path}`);
  await loadPageModule(matched);

  const { prelude } = await prerenderToNodeStream(
    <div id="app" data-page={path}>
      <HelmetProvider>
        <StaticRouter location={path}>
          <Layout />
        </StaticRouter>
      </HelmetProvider>
    </div>,
    {
      // Larger parts would be moved to the end and put in place by an inline script, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  let html = "";
  prelude.setEncoding("utf8");
  for await (const piece of prelude) html += String(piece);
  // React hoists title, meta and link in front of everything else.
  const start = html.indexOf('<div id="app"');
  return { head: html.slice(0, start), body: html.slice(start) };
}

/** The page for addresses unknown at build: empty, but for those without script. */
export function renderShell(): RenderedPage {
  return {
    head: '<meta name="robots" content="noindex"/>',
    body: `<div id="app"></div>${renderToStaticMarkup(<Shell />)}`,
  };
}
