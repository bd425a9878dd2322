// Everything here runs on React's own schedule, because what is tested are pages that React never showed.
import { startTransition, useState } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "@/components/error-boundary";
import { Late } from "@/components/late";
import { type Loadable, loadPage, type PageModule, usePageModule } from "@/hooks/use-page-module";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));

/** Only ends a test that hangs. */
const LIMIT = { timeout: 20_000 };

async function tasks(count: number): Promise<void> {
  for (let task = 0; task < count; task += 1) await new Promise((done) => setImmediate(done));
}
const moduleOf = (text: string): PageModule => ({ default: () => <p>{text}</p> });

/** A page or part whose script arrives or fails when the test says so. A second request of it fails a few tasks later. */
class PendingPart implements Loadable {
  loads = 0;
  arrive: (module: PageModule) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;
  readonly #promise = new Promise<PageModule>((resolve, reject) => {
    this.arrive = resolve;
    this.fail = reject;
  });

  readonly load = async (): Promise<PageModule> => {
    this.loads += 1;
    if (this.loads === 1) return this.#promise;
    await tasks(5);
    throw noFile;
  };
  readonly loadPart = async () => {
    const { default: Page } = await this.load();
    return () => <Page params={{}} />;
  };
}
const noFile = new Error("no file");

/** A first page with a deferred part on it. Its button leads to the next page as the router does, in a transition. */
function site(live: PendingPart, next: Loadable = live) {
  const onFailure = vi.fn();
  const onPartFailure = vi.fn();
  const Page = ({ page }: { page: Loadable }) => {
    const Component = usePageModule(page);
    return <Component params={{}} />;
  };
  const Site = () => {
    const [page, setPage] = useState<Loadable | null>(null);
    return (
      <>
        <button onClick={() => startTransition(() => setPage(next))}>next</button>
        <main>
          <ErrorBoundary
            key={String(page === null)}
            renderFailure={() => <p>failed</p>}
            onFailure={onFailure}
          >
            {page ? <Page page={page} /> : <p>first</p>}
          </ErrorBoundary>
        </main>
        <aside>
          <Late load={live.loadPart} onFailure={onPartFailure} />
        </aside>
      </>
    );
  };
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container, { onCaughtError: () => undefined });
  root.render(<Site />);
  const textOf = (name: string) => container.querySelector(name)?.textContent;
  const shows = (page: string, part = "") =>
    vi.waitFor(() => expect([textOf("main"), textOf("aside")]).toEqual([page, part]), LIMIT);
  const open = () => container.querySelector("button")?.click();
  return { open, shows, onPartFailure, leave: () => root.unmount() };
}

it("shows a part when its script has loaded", async () => {
  const live = new PendingPart();
  const { shows, leave } = site(live);
  await shows("first");
  live.arrive(moduleOf("code"));
  await shows("first", "code");
  leave();
});

it("reports a part whose script does not load, and asks for it once", async () => {
  const live = new PendingPart();
  const { shows, onPartFailure, leave } = site(live);
  await shows("first");
  await vi.waitFor(() => expect(live.loads).toBe(1), LIMIT);
  live.fail(noFile);
  await vi.waitFor(() => expect(onPartFailure).toHaveBeenCalledOnce(), LIMIT);
  await shows("first");
  expect(live.loads).toBe(1);
  leave();
});

describe.each([0, 1, 2, 3, 5, 8])("with %i tasks between two failures", (between) => {
  it("a page that fails is shown as failed, although a part has failed while it loaded", async () => {
    const [live, page] = [new PendingPart(), new PendingPart()];
    const { open, shows, leave } = site(live, page);
    await shows("first");
    open();
    await tasks(4);
    live.fail(noFile);
    await tasks(between);
    page.fail(noFile);
    await shows("failed");
    leave();
  });

  it("a page that was fetched ahead is shown as failed when it fails after the click", async () => {
    const [live, page] = [new PendingPart(), new PendingPart()];
    const { open, shows, leave } = site(live, page);
    await shows("first");
    const ahead = loadPage(page, {}).catch(() => null);
    open();
    await tasks(between);
    live.arrive(moduleOf("code"));
    page.fail(noFile);
    await ahead;
    await shows("failed", "code");
    leave();
  });
});
