// Stands in for Klaviyo's script in `npm run dev` and in tests. It draws an embedded form as klaviyo.js does, sends nothing of a
// visitor's, and makes requests only where a test serves it from Klaviyo's host. What it reproduces was read in public copies
// of Klaviyo's forms module and of pages with forms: the class names (`needsclick`, `kl-private-reset-css-Xuajs1`, those of
// goober, `go` and a number), goober's style element `_goober`, rich text that is HTML with style attributes, style
// properties that are set by script, the account's fonts, and the order of the events.
(() => {
  const RESET = "kl-private-reset-css-Xuajs1";
  // The part of the form that depends on injected styles: without them the text is dark on dark.
  const STYLES = `
.${RESET} { box-sizing: border-box; margin: 0; font-family: inherit; }
.go3176171171 { padding: 0 6px; }
.go3176171171 p { font-family: Helvetica, Arial, sans-serif; font-size: 22px; font-weight: 700; }
.go2454621715 { flex: 1 0 0; width: 100%; }
.go4077200147 { width: 100%; height: 50px; padding: 0 16px; border: 1px solid rgb(148, 148, 148); border-radius: 4px;
  background-color: rgb(255, 255, 255); color: rgb(34, 34, 34); font-size: 16px; }
.go952291206 { width: 100%; height: 50px; border: 0; border-radius: 4px; background-color: rgb(222, 255, 72);
  color: rgb(20, 20, 20); font-size: 16px; font-weight: 700; cursor: pointer; }
.klaviyo-form-version-cid_1 { animation: klaviyo-fadein 0.2s ease; }
@keyframes klaviyo-fadein { from { opacity: 0; } }`;
  const script = document.currentScript;
  const origin = script ? new URL(script.src).origin : "";
  const isVendorHost = origin === "https://static.klaviyo.com";
  const company = /js\/(\w+)\/klaviyo\.js/.exec(script?.src ?? "")?.[1] ?? "";

  function injectStyles() {
    if (document.getElementById("_goober")) return;
    const style = document.createElement("style");
    style.id = "_goober";
    style.append(document.createTextNode(STYLES));
    document.head.append(style);
    if (!isVendorHost) return;
    for (const href of [
      `https://static-forms.klaviyo.com/fonts/api/v1/${company}/custom_fonts.css`,
      "https://fonts.googleapis.com/css2?family=Montserrat:wght@700",
    ]) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "stylesheet", href });
      document.head.append(link);
    }
  }

  const element = (name, className, children = []) => {
    const node = document.createElement(name);
    node.className = className;
    node.append(...children);
    return node;
  };
  const row = (child) =>
    element("div", `needsclick ${RESET}`, [element("div", `needsclick go2454621715 ${RESET}`, [child])]);

  function richText(html) {
    const text = element("div", `${RESET} go3176171171 klaviyo-form-richtext`);
    text.id = "rich-text-016JB91TTR0000000000362ECS";
    // Klaviyo stores rich text as HTML, with the marketer's choices in style attributes.
    text.innerHTML = html;
    return text;
  }

  function form(formId) {
    const input = element("input", `needsclick go4077200147 ${RESET}`);
    Object.assign(input, { type: "email", name: "email", autocomplete: "email", placeholder: "Email" });
    input.setAttribute("aria-label", "Email (stand-in form)");
    const button = element("button", `needsclick go952291206 ${RESET} klaviyo-form-button`, ["Subscribe"]);
    button.type = "button";
    const heading = richText(
      '<p><span style="color: rgb(255, 255, 255);">Stand-in: nothing is sent.</span></p>',
    );
    const node = element(
      "form",
      `needsclick klaviyo-form form-version-cid-1 klaviyo-form-version-cid_1 ${RESET}`,
      [row(heading), row(input), row(button)],
    );
    node.dataset.testid = `klaviyo-form-${formId}`;
    node.noValidate = true;
    // Set by script, as React does: a policy does not refuse these.
    Object.assign(node.style, {
      display: "flex",
      flexDirection: "column",
      gap: "10px",
      padding: "16px",
      borderRadius: "4px",
      backgroundColor: "rgb(24, 24, 27)",
      fontSize: "17px",
    });
    button.addEventListener("click", () => {
      node.replaceChildren(
        row(richText('<p><span style="color: rgb(255, 255, 255);">Stand-in: nothing was sent.</span></p>')),
      );
      tell("submit", formId);
    });
    return node;
  }

  function tell(type, formId) {
    window.dispatchEvent(new CustomEvent("klaviyoForms", { detail: { type, formId, metaData: {} } }));
  }

  function draw(mount) {
    if (mount.childElementCount > 0) return;
    const formId = /klaviyo-form-(\w+)/.exec(mount.className)?.[1] ?? "";
    injectStyles();
    mount.append(element("div", `needsclick ${RESET}`, [form(formId)]));
    tell("embedOpen", formId);
  }
  const drawAll = () => document.querySelectorAll("div[class^='klaviyo-form-']").forEach(draw);

  async function start() {
    // The definitions of the account's forms.
    if (isVendorHost)
      await fetch(`https://static-forms.klaviyo.com/forms/api/v7/${company}/full-forms`).catch(
        () => undefined,
      );
    const take = (call) => {
      if (call[0] !== "track") return drawAll();
      window.klaviyoSent.push(call);
      console.info("[stand-in Klaviyo]", ...call);
    };
    // Loaded a second time, it finds what it put there.
    const queue = window._klOnsite ?? [];
    window._klOnsite = { push: take };
    if (Array.isArray(queue)) queue.forEach(take);
    drawAll();
  }

  window.klaviyoSent ??= [];
  document.cookie = "__kla_id=stand-in; path=/";
  try {
    localStorage.setItem("klaviyoOnsite", "{}");
  } catch {
    // The browser denies storage.
  }
  window.klaviyo = { openForm: drawAll };
  void start();
})();
