// Stands in for Google's tag in `npm run dev` and in tests: keeps and logs what the tag would send, and sends nothing. As gtag.js
// does, it works off the queue that the parameter `l` names, and then takes each call at once.
(() => {
  const name = new URL(document.currentScript.src).searchParams.get("l");
  const queue = window[name];
  window.googleTagSent ??= [];
  const take = (call) => {
    window.googleTagSent.push([...call]);
    console.info("[stand-in Google tag]", ...call);
  };
  queue.splice(0).forEach(take);
  queue.push = take;
  document.cookie = "_ga=stand-in; path=/";
})();
