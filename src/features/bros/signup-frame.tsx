import { useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import type { SignupLabels } from "@/content/schema";
import { useTimeout } from "@/hooks/use-timeout";
import { onceInView } from "@/lib/browser/in-view";
import demoForm from "./demo-signup.html?raw";
import demoFormAddress from "./demo-signup.html?url";
import fontsAddress from "./demo-signup-fonts.css?url";
import { FONTS_PLACEHOLDER } from "./fonts-placeholder";

interface SignupFrameProps {
  labels: SignupLabels;
  /** The affiliate service's page, or null for the demo form. */
  signupUrl: string | null;
}

/**
 * `allow-forms`: the page is a form. `allow-scripts` and `allow-same-origin`: the page is an application that sends
 * requests to its own origin. That origin is not ours, so the two together do not disable the sandbox. `allow-popups`:
 * its terms open in a tab. The frame may not navigate our page, open dialogs or download files.
 */
const SERVICE_SANDBOX = "allow-forms allow-scripts allow-same-origin allow-popups";

/** Counted from when the frame is in view, because it loads lazily. */
const LOAD_LIMIT_MS = 8_000;

/**
 * Whether nothing has arrived in the frame. A page cannot read a frame of another origin, but the blank document that is
 * there before is of its own origin.
 */
function isBlank(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument?.URL === "about:blank";
}

/**
 * The sign-up form in a frame, and a link to it. The link is always shown: a page that the browser shows instead of the
 * form, because of an error, cannot be told from the form. Our own pages refuse to be framed, even by ourselves, so the
 * demo form is passed as `srcdoc`. It is our own markup without a script or a form, and has no sandbox: browsers give a
 * sandboxed document no fonts of our origin.
 */
export function SignupFrame({ labels, signupUrl }: SignupFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inView, setInView] = useState(false);
  const [missing, setMissing] = useState(false);
  const check = (): void =>
    setMissing(signupUrl !== null && frame.current !== null && isBlank(frame.current));
  useTimeout(check, inView ? LOAD_LIMIT_MS : null);
  useEffect(() => {
    const node = frame.current;
    return node ? onceInView(node, "0px", () => setInView(true)) : undefined;
  }, []);

  return (
    <section
      aria-labelledby="sign-up"
      className="mt-14 grid gap-x-gutter gap-y-4 border-t border-rule-light pt-14 lg:mt-20 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,40rem)] lg:pt-20"
    >
      <div>
        <h2 id="sign-up" className="heading-wide text-h2">
          {labels.heading}
        </h2>
        <p className="mt-4 max-w-[30.6em] text-lead text-smoke">{labels.text}</p>
        <p className="mt-8">
          <a
            href={signupUrl ?? demoFormAddress}
            target="_blank"
            rel="noopener"
            className={buttonClasses("outline", "lg:px-4")}
          >
            {labels.newTab}
          </a>
        </p>
        {/* Reserves two lines, so that the frame below does not move. */}
        <p role="status" className="mt-3 min-h-12 max-w-[30.6em]">
          {missing ? labels.whenMissing : null}
        </p>
      </div>
      <iframe
        ref={frame}
        onLoad={check}
        {...(signupUrl === null
          ? { srcDoc: demoForm.replace(FONTS_PLACEHOLDER, fontsAddress) }
          : { src: signupUrl })}
        sandbox={signupUrl === null ? undefined : SERVICE_SANDBOX}
        title={labels.frameTitle}
        loading="lazy"
        height={signupUrl === null ? 480 : 580}
        className={`block w-full rounded-tile bg-wall ${signupUrl === null ? "h-120 max-[22rem]:h-[36.25rem]" : "h-[580px]"}`}
      />
    </section>
  );
}
