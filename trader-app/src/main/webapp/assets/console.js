// What a page of the administrator console gains by script: it stays up to date without a reload. It asks for itself, as main[data-every] says in seconds, and takes over
// the parts marked data-live. Without it the page shows what was true when it was asked for: see docs/console.md.
(() => {
  "use strict";
  const main = document.getElementById("main");
  const address = location.pathname + location.search;
  let every = Number(main.dataset.every);
  let paused = false;
  let timer;
  let line;

  function element(name, attributes) {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    return made;
  }

  // What moves by itself can be stopped, and says so when it cannot move.
  function say(text, isLive) {
    if (!line) {
      line = element("p", { class: "live" });
      const button = element("button", { type: "button", class: "quiet" });
      button.addEventListener("click", () => {
        paused = !paused;
        say(paused ? "Paused" : "", false);
        look();
      });
      line.append(element("span", { role: "status" }), button);
      main.querySelector("h1").before(line);
    }
    const [state, button] = line.children;
    line.classList.toggle("on", isLive);
    if (state.textContent !== text) {
      state.textContent = text;
    }
    button.textContent = paused ? "Resume" : "Pause";
    button.setAttribute("aria-label", button.textContent + " looking again");
    button.hidden = every === 0;
  }

  // The element stays, so that a screen reader says what has changed in a status.
  function takeParts(page) {
    for (const part of main.querySelectorAll("[data-live]")) {
      const now = page.getElementById(part.id);
      if (now && now.innerHTML !== part.innerHTML) {
        part.className = now.className;
        part.replaceChildren(...now.childNodes);
      }
    }
  }

  // An untouched field shows the current value: a form sent later must not restore an old one.
  function takeFields(page) {
    for (const field of main.querySelectorAll("input[id]")) {
      const now = page.getElementById(field.id);
      if (now && field.value === field.defaultValue) {
        field.defaultValue = now.defaultValue;
        field.value = now.defaultValue;
      }
    }
  }

  function take(page) {
    const theirs = page.getElementById("main");
    if (!theirs || theirs.dataset.every === undefined) {
      every = 0;
      say("No longer up to date: load the page again", false);
      return;
    }
    every = Number(theirs.dataset.every);
    takeParts(page);
    takeFields(page);
    say(every === 0 ? "" : "Up to date", every !== 0);
  }

  function look() {
    clearTimeout(timer);
    if (every === 0 || paused || document.hidden) {
      return;
    }
    fetch(address, { cache: "no-store" })
      .then((answer) => answer.text())
      .then((text) => paused || take(new DOMParser().parseFromString(text, "text/html")))
      .catch(() => say("No answer from the server", false))
      .finally(() => {
        clearTimeout(timer);
        if (every > 0) {
          timer = setTimeout(look, every * 1000);
        }
      });
  }

  if (every > 0) {
    say("", false);
    document.addEventListener("visibilitychange", look);
    timer = setTimeout(look, every * 1000);
  }
})();
