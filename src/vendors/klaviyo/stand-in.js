// Stands in for Klaviyo's script in `npm run dev` and in tests: draws the form, dispatches its event, stores what the
// real script stores in the browser, and sends nothing.
(() => {
  function draw(mount) {
    if (mount.childElementCount > 0) return;
    const formId = mount.className.replace(/^.*klaviyo-form-/, "");
    const form = document.createElement("form");
    const label = document.createElement("label");
    const input = document.createElement("input");
    const button = document.createElement("button");
    const note = document.createElement("p");
    label.append("Email (stand-in form)", input);
    Object.assign(input, { type: "email", name: "email", required: true, autocomplete: "email" });
    button.textContent = "Subscribe";
    note.textContent = "Stand-in: nothing is sent.";
    Object.assign(form.style, { display: "grid", gap: "12px" });
    Object.assign(label.style, { display: "grid", gap: "6px", fontWeight: "600" });
    // The site's own classes: it takes its colors and sizes from one place.
    input.className = "field";
    button.className = "min-h-12 rounded-control bg-charcoal font-semibold text-bone";
    note.className = "text-small";
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      note.textContent = "Stand-in: nothing was sent.";
    });
    form.append(label, button, note);
    mount.append(form);
    window.dispatchEvent(new CustomEvent("klaviyoForms", { detail: { type: "embedOpen", formId } }));
  }
  const drawAll = () => document.querySelectorAll("[class*='klaviyo-form-']").forEach(draw);

  document.cookie = "__kla_id=stand-in; path=/";
  try {
    localStorage.setItem("klaviyoOnsite", "{}");
  } catch {
    // The browser denies storage.
  }
  window._klOnsite = { push: drawAll };
  window.klaviyo = { openForm: drawAll };
  drawAll();
})();
