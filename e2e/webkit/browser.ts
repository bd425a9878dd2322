// WebKitGTK as the journeys use it, by selenium-webdriver.
import { expect } from "playwright/test";
import { Builder, error as failures, Key, type WebDriver, WebElement } from "selenium-webdriver";
import { z } from "zod";
import { withTimeLimit } from "@/lib/time-limit";
import { NOWHERE, type Reach, reachOf } from "../reach.ts";
import type { Window } from "../windows.ts";
import { CANDIDATES, isNamed, type Name, type Role } from "./names.ts";
import { watchPage } from "./watch-page.ts";

/** Conditions are waited for as long as on a busy machine. */
export const WAIT = { timeout: 60_000 };

/** A script that only reads takes some milliseconds, and seconds on a busy machine. */
const ANSWER_LIMIT_MS = 8_000;

/** How far a press of the arrow key scrolls, at least. */
const ARROW_PX = 40;

export class Browser {
  /** The errors of the pages: uncaught, logged, or violations of the content security policy. */
  readonly problems: string[] = [];

  private constructor(
    private readonly driver: WebDriver,
    private readonly site: string,
  ) {}

  /** Throws where there is no window within the limit. */
  static async open(address: string, site: string, limitMs: number, userAgent?: string): Promise<Browser> {
    // MiniBrowser takes each setting of WebKit as an option.
    const said = userAgent === undefined ? [] : [`--user-agent=${userAgent}`];
    // The library looks for a driver of its own, or downloads one, only where it is given no server.
    const builder = new Builder()
      .disableEnvironmentOverrides()
      .usingServer(address)
      .withCapabilities({
        browserName: "MiniBrowser",
        // That of e2e/edge/server.ts.
        acceptInsecureCerts: true,
        "webkitgtk:browserOptions": {
          args: ["--automation", "--autoplay-policy=allow-without-sound", ...said],
        },
      });
    const open = async (): Promise<WebDriver> => builder.build();
    const driver = await withTimeLimit(open, limitMs, () => new Error(`No window within ${limitMs} ms.`));
    return new Browser(driver, site);
  }

  close(): Promise<void> {
    return this.driver.quit();
  }

  /**
   * Goes on in a window of this size. MiniBrowser's own ones are at least 447 px wide, because of their tool bar. One that a page opens
   * has none, and may open after user input only.
   */
  async moveTo({ width, height }: Window): Promise<void> {
    await this.driver.executeScript(
      `const [features] = arguments;
      document.documentElement.addEventListener("click", () => open("about:blank", "_blank", features));`,
      `popup,width=${width},height=${height}`,
    );
    await this.driver.actions().move({ x: 9, y: 9 }).click().perform();
    const known = await this.driver.getWindowHandle();
    const others = async () => (await this.driver.getAllWindowHandles()).filter((name) => name !== known);
    await expect.poll(others, WAIT).toHaveLength(1);
    for (const name of await others()) await this.driver.switchTo().window(name);
    const size = "return [innerWidth, innerHeight];";
    await expect.poll(() => this.evaluate(size), WAIT).toEqual([width, height]);
  }

  /**
   * Waits for the fonts, which come after `load`: WebKitGTK finds no fallbacks of the same size, so a link moves while the driver is
   * on its way to click it. Pages only: WebKitGTK writes a `style` into the document of a text file, which the policy refuses, and reports
   * it before or after the load.
   */
  async goto(path: string): Promise<void> {
    await this.driver.get(`${this.site}${path}`);
    await this.evaluate("");
    const hasFonts = `
      const plain = (name) => name.replaceAll('"', "");
      const [textFont] = getComputedStyle(document.body).fontFamily.split(",");
      const isThere = [...document.fonts].some(
        ({ family, status }) => plain(family) === plain(textFont) && status === "loaded");
      return document.getElementById("app") === null || isThere && document.fonts.status === "loaded";`;
    await expect.poll(() => this.read(hasFonts), WAIT).toBe(true);
  }

  /** Presses a key, because the blog's pages start on user input only, and waits until the application runs. */
  async hydrated(): Promise<void> {
    await this.driver.actions().keyDown(Key.SHIFT).keyUp(Key.SHIFT).perform();
    await expect.poll(() => this.read("return history.scrollRestoration;"), WAIT).toBe("manual");
  }

  /** The value that the script returns. */
  evaluate(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.run(script, args);
  }

  /**
   * The same for a script that only reads. WebKitGTK never answers one that it gets while a page comes back from its cache, in some 1
   * of 20 visits; it answers the next one. An answer that comes later than the limit is lost, with the errors in it.
   */
  private async read(script: string, ...args: readonly unknown[]): Promise<unknown> {
    const within = (limitMs: number) =>
      withTimeLimit(
        () => this.run(script, args),
        limitMs,
        () => new NoAnswer(script),
      );
    try {
      return await within(ANSWER_LIMIT_MS);
    } catch (error) {
      if (error instanceof NoAnswer) return within(WAIT.timeout);
      throw error;
    }
  }

  private async run(script: string, args: readonly unknown[]): Promise<unknown> {
    const watched = z.object({ value: z.unknown(), problems: z.array(z.string()) });
    const body = `${watchPage}; return watched(() => { ${script} }, arguments);`;
    const { value, problems } = watched.parse(await this.driver.executeScript<unknown>(body, ...args));
    this.problems.push(...problems);
    return value;
  }

  /** Waits for an element that is displayed. */
  async see(role: Role, name: Name): Promise<void> {
    await expect.poll(() => this.find(role, name).then(Boolean), said(role, name)).toBe(true);
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
    await this.act(role, name, (element) => element.click());
  }

  /** Scrolls to the element with this text. */
  async scrollTo(text: string): Promise<void> {
    const scroll = `const [text] = arguments;
      const found = [...document.querySelectorAll("body *")].find((node) => node.textContent.trim() === text);
      found?.scrollIntoView({ behavior: "instant", block: "center" });
      return found !== undefined;`;
    await expect.poll(() => this.evaluate(scroll, text), { ...WAIT, message: text }).toBe(true);
  }

  /** What keeps a person from tapping the whole element. */
  async reachOf(role: Role, name: Name): Promise<Reach> {
    const element = await this.find(role, name);
    if (element === null) return NOWHERE;
    const reach = z.object({ x: z.number(), y: z.number(), obstacle: z.string().nullable() });
    return reach.parse(await this.read(`return (${reachOf.toString()})(arguments[0]);`, element));
  }

  /** At a point of the window. The protocol's own click scrolls to the element first. */
  async tapAt({ x, y }: Reach): Promise<void> {
    await this.driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y) })
      .click()
      .perform();
  }

  /**
   * Scrolls down by at least so many pixels, by the key: a window without tool bar gets no wheel of the driver (WebKitGTK 2.50.6).
   */
  async scrollOn(pixels: number): Promise<void> {
    const presses = this.driver.actions();
    for (let left = pixels; left > 0; left -= ARROW_PX) presses.keyDown(Key.ARROW_DOWN).keyUp(Key.ARROW_DOWN);
    await presses.perform();
  }

  /** Waits until the page gives true. */
  async until(script: string, ...args: readonly unknown[]): Promise<void> {
    await expect.poll(() => this.read(script, ...args), WAIT).toBe(true);
  }

  /** While the page scrolls, as after Redeem, the driver would click where the element was. */
  private async act(role: Role, name: Name, action: (element: WebElement) => Promise<void>): Promise<void> {
    const placeOf = "const { x, y } = arguments[0].getBoundingClientRect(); return `${x} ${y}`;";
    let place: unknown = null;
    const act = async (): Promise<string> => {
      const element = await this.find(role, name);
      if (element === null) return "not found";
      const before = place;
      place = await this.read(placeOf, element).catch(noneIfReplaced);
      if (place !== before) return "moves";
      return action(element).then(
        () => "done",
        (error: unknown) => String(error),
      );
    };
    await expect.poll(act, said(role, name)).toBe("done");
  }

  /** The first displayed element with this role and accessible name. */
  private async find(role: Role, name: Name): Promise<WebElement | null> {
    const shown = `return [...document.querySelectorAll(arguments[0])].filter((node) => node.checkVisibility());`;
    const found = await this.read(shown, CANDIDATES[role]).catch(noneIfReplaced);
    for (const element of z.array(z.instanceof(WebElement)).parse(found)) {
      // A name that cannot be read is that of an element which is no longer in the document.
      const label = await element.getAccessibleName().catch(() => "");
      if (isNamed(label, name)) return element;
    }
    return null;
  }
}

class NoAnswer extends Error {}

/** The page may replace an element before the driver has given it an id. The caller then looks for it again. */
function noneIfReplaced(error: unknown): never[] {
  if (error instanceof failures.StaleElementReferenceError) return [];
  throw error;
}

const said = (role: Role, name: Name) => ({
  ...WAIT,
  message: `${role} ${typeof name === "string" ? name : name.start}`,
});
