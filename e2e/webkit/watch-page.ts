/**
 * A script that each script of a test begins with. It notes the page's errors, and hands over those that are new. The protocol
 * has no command for the console, and WebKitGTK writes no console message of an automated page to its output. Errors from
 * before the document was loaded are therefore not seen here; ReportingObserver, tried with `buffered`, reported none.
 */
export const watchPage = `
  function watched(script, values) {
    if (!window.problemsOfPage) {
      const problems = (window.problemsOfPage = []);
      addEventListener("error", (event) => event.message && problems.push("uncaught: " + event.message));
      addEventListener("unhandledrejection", ({ reason }) => problems.push("rejected: " + reason));
      const logError = console.error;
      console.error = (...texts) => {
        problems.push("logged: " + texts.join(" "));
        logError.apply(console, texts);
      };
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        problems.push("policy: " + effectiveDirective + " " + blockedURI),
      );
    }
    return { value: script.apply(null, values), problems: window.problemsOfPage.splice(0) };
  }
`;
