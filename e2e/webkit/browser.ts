// A browser that is driven by the W3C's WebDriver protocol: https://www.w3.org/TR/webdriver2/
import { expect } from "playwright/test";
import { z } from "zod";
import { watchPage } from "./watch-page.ts";

/** The name under which the protocol sends an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The key under the name that the protocol gives it. */
const SHIFT = "\uE008";

const element = z.object({ [ELEMENT]: z.string() }).transform((reference) => reference[ELEMENT] ?? "");
const failure = z.object({ error: z.string(), message: z.string() });

/** What may have a role. The protocol reads an element's accessible name, but does not search for one. */
const CANDIDATES = {
  button: "button",
  dialog: "dialog[open]",
  heading: "h1, h2, h3",
  link: "a[href]",
  radio: "input[type=radio]",
  row: "tr",
  textbox: "input:not([type]), input[type=text], input[type=email], textarea",
} as const;

type Role = keyof typeof CANDIDATES;
/** The whole accessible name, or the first words of it. Letter case does not count: WebKit applies `text-transform` to names. */
type Name = string | { start: string };

/** Conditions are waited for as long as on a busy machine. */
export const WAIT = { timeout: 30_000 };

/** A script that only reads takes some milliseconds, and seconds on a busy machine. */
const ANSWER_LIMIT_MS = 8_000;

export class Browser {
  /** The errors of the pages: uncaught, logged, or violations of the content security policy. */
  readonly problems: string[] = [];

  private constructor(
    private readonly session: string,
    private readonly site: string,
  ) {}

  /** Throws when the signal ends the wait for the window. */
  static async open(driver: string, site: string, signal: AbortSignal): Promise<Browser> {
    const capabilities = {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          args: ["--automation", "--autoplay-policy=allow-without-sound"],
        },
      },
    };
    const created = z.object({ sessionId: z.string() });
    const { sessionId } = await send("POST", `${driver}/session`, created, { capabilities }, signal);
    return new Browser(`${driver}/session/${sessionId}`, site);
  }

  close(): Promise<unknown> {
    return send("DELETE", this.session, z.null());
  }

  async goto(path: string): Promise<void> {
    await this.post("/url", { url: `${this.site}${path}` });
    await this.evaluate("");
  }

  /** Presses a key, because the blog's pages start on user input only, and waits until the application runs. */
  async hydrated(): Promise<void> {
    const press = ["keyDown", "keyUp"].map((type) => ({ type, value: SHIFT }));
    await this.post("/actions", { actions: [{ type: "key", id: "keyboard", actions: press }] });
    await expect.poll(() => this.read("return history.scrollRestoration;"), WAIT).toBe("manual");
  }

  /** The protocol's own command waits for a document, and fails where the way back needs none. */
  async back(): Promise<void> {
    await this.evaluate("setTimeout(() => history.back());");
  }

  async url(): Promise<string> {
    const url = await send("GET", `${this.session}/url`, z.string());
    return url.replace(this.site, "");
  }

  /** The value that the script returns. */
  evaluate(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.run(script, args);
  }

  /**
   * The same for a script that only reads. WebKitGTK never answers one that it gets while a page comes back from its cache, in some 1
   * of 20 visits; it answers the next one. An answer that comes later than the limit is lost, with the errors in it.
   */
  private read(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.run(script, args, AbortSignal.timeout(ANSWER_LIMIT_MS)).catch((error: unknown) => {
      if (error instanceof Error && error.name === "TimeoutError")
        return this.run(script, args, AbortSignal.timeout(WAIT.timeout));
      throw error;
    });
  }

  private async run(script: string, args: readonly unknown[], signal?: AbortSignal): Promise<unknown> {
    const watched = z.object({ value: z.unknown(), problems: z.array(z.string()) });
    const body = { script: `${watchPage}; return watched(() => { ${script} }, arguments);`, args };
    const { value, problems } = await send("POST", `${this.session}/execute/sync`, watched, body, signal);
    this.problems.push(...problems);
    return value;
  }

  /** Waits for an element that is displayed. */
  async see(role: Role, name: Name): Promise<void> {
    await expect.poll(() => this.find(role, name).then(Boolean), said(role, name)).toBe(true);
  }

  async seeNo(role: Role, name: Name): Promise<void> {
    await expect.poll(() => this.find(role, name), said(role, name)).toBeNull();
  }

  /** Waits for an element with this text, which is displayed. */
  async seeText(text: string): Promise<void> {
    const isShown = `const [text] = arguments;
      return [...document.querySelectorAll("body *")].some(
        (node) => node.textContent.trim() === text && node.checkVisibility());`;
    await expect.poll(() => this.read(isShown, text), { ...WAIT, message: text }).toBe(true);
  }

  /** Waits until the element can be clicked: one below another, or one that was replaced meanwhile, cannot. */
  async click(role: Role, name: Name): Promise<void> {
    await this.act(role, name, (id) => this.post(`/element/${id}/click`, {}));
  }

  /** Scrolls to the element with this text. */
  async scrollTo(text: string): Promise<void> {
    const scroll = `const [text] = arguments;
      const found = [...document.querySelectorAll("body *")].find((node) => node.textContent.trim() === text);
      found?.scrollIntoView({ behavior: "instant", block: "center" });
      return found !== undefined;`;
    await expect.poll(() => this.evaluate(scroll, text), { ...WAIT, message: text }).toBe(true);
  }

  async type(name: Name, text: string): Promise<void> {
    await this.act("textbox", name, (id) => this.post(`/element/${id}/value`, { text }));
  }

  private async act(role: Role, name: Name, action: (id: string) => Promise<unknown>): Promise<void> {
    const act = async (): Promise<string> => {
      const id = await this.find(role, name);
      if (id === null) return "not found";
      return action(id).then(
        () => "done",
        (error: unknown) => String(error),
      );
    };
    await expect.poll(act, said(role, name)).toBe("done");
  }

  /** The first displayed element with this role and accessible name. */
  private async find(role: Role, name: Name): Promise<string | null> {
    const shown = `return [...document.querySelectorAll(arguments[0])].filter((node) => node.checkVisibility());`;
    const found = await this.read(shown, CANDIDATES[role]).catch(noneIfReplaced);
    for (const id of z.array(element).parse(found)) {
      if (isNamed(await this.labelOf(id), name)) return id;
    }
    return null;
  }

  /** The accessible name; an empty text once the element is no longer in the document. */
  private labelOf(id: string): Promise<string> {
    return send("GET", `${this.session}/element/${id}/computedlabel`, z.string()).catch(() => "");
  }

  private post(path: string, body: object): Promise<unknown> {
    return send("POST", `${this.session}${path}`, z.unknown(), body);
  }
}

/** The page may replace an element before the driver has given it an id. Who looks for it looks again. */
function noneIfReplaced(error: unknown): never[] {
  if (error instanceof Error && error.message.startsWith("stale element reference")) return [];
  throw error;
}

function isNamed(label: string, name: Name): boolean {
  const found = label.toLowerCase();
  return typeof name === "string" ? found === name.toLowerCase() : found.startsWith(name.start.toLowerCase());
}

const said = (role: Role, name: Name) => ({
  ...WAIT,
  message: `${role} ${typeof name === "string" ? name : name.start}`,
});

async function send<Value>(
  method: "GET" | "POST" | "DELETE",
  address: string,
  value: z.ZodType<Value>,
  body?: object,
  signal?: AbortSignal,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    const { error, message } = z.object({ value: failure }).parse(answer).value;
    throw new Error(`${error}: ${message}`);
  }
  return z.object({ value }).parse(answer).value;
}
