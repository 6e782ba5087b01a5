// What a page gains by script: prices that move, a way to stop them, and order alerts as toasts. A page is whole without it: see docs/application-interfaces.md.
(() => {
  "use strict";
  const root = new URL("..", document.currentScript.src);
  const main = document.getElementById("main");

  // Numbers, formatted as the server formats them.
  const dollars = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const shares = new Intl.NumberFormat("en-US");
  const cents = (number) => (Math.sign(number) * Math.round(Math.abs(number) * 100)) / 100 || 0;
  const money = (number) => dollars.format(cents(number));
  const signed = (number) => (cents(number) > 0 ? "+" : "") + money(number);
  const number = (cell) => Number(cell.textContent.replaceAll(",", ""));
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

  function show(cell, text) {
    if (cell.textContent.trim() !== text) {
      cell.textContent = text;
      if (!reducedMotion.matches) {
        cell.animate([{ backgroundColor: "var(--fresh)" }, {}], 1500);
      }
    }
  }

  function showGain(span, change, base) {
    span.className = change > 0 ? "up" : change < 0 ? "down" : "even";
    span.firstChild.data = signed(change) + " ";
    span.querySelector("small").textContent = "(" + signed(base ? (change * 100) / base : 0) + "%)";
  }

  // The same path as the class PriceRange draws.
  function range(quote) {
    const width = quote.high - quote.low;
    const place = (price) => (width > 0 ? Math.trunc(2 + (96 * (price - quote.low)) / width) : 50);
    return "M" + place(quote.open) + " 4H" + place(quote.price) + "V1V7";
  }

  function showQuote(row, quote) {
    const cells = row.cells;
    show(cells[2], shares.format(quote.volume));
    show(cells[3], money(quote.low) + " – " + money(quote.high));
    show(cells[5], money(quote.price));
    showGain(cells[6].querySelector("span"), quote.change, quote.open);
    cells[6].querySelector("path").setAttribute("d", range(quote));
  }

  function showHolding(row, quote) {
    const cells = row.cells;
    const value = cents(quote.price * number(cells[3]));
    const basis = number(cells[6]);
    show(cells[5], money(quote.price));
    show(cells[7], money(value));
    showGain(cells[8].querySelector("span"), value - basis, basis);
  }

  function showTotals(table) {
    const sum = (column) => [...table.tBodies[0].rows].reduce((all, row) => all + number(row.cells[column]), 0);
    const foot = [...table.tFoot.rows[0].cells];
    const basis = cents(sum(6));
    const value = cents(sum(7));
    show(foot.at(-3), money(value));
    showGain(foot.at(-2).querySelector("span"), value - basis, basis);
  }

  // Quotes and holdings, by server-sent events. An event has the last five changes; whoever missed some asks for the quotes.
  function rows(table, column, showRow, showAll) {
    const known = [...table.tBodies[0].rows];
    const symbol = (row) => row.cells[column].textContent.trim();
    let seen = null;
    let asking = false;

    function take(quotes) {
      // The newest is first and has the last word.
      for (const quote of quotes.reverse()) {
        known.filter((row) => symbol(row) === quote.symbol).forEach((row) => showRow(row, quote));
      }
      showAll(table);
    }

    function ask() {
      const symbols = [...new Set(known.map(symbol))].slice(0, 100);
      if (asking || symbols.length === 0) {
        return;
      }
      asking = true;
      fetch(new URL("rest/quotes/" + symbols.map(encodeURIComponent).join(","), root))
        .then((answer) => (answer.ok ? answer.json() : []))
        .then(take)
        .catch(() => {})
        .finally(() => setTimeout(() => (asking = false), 2000));
    }

    return (opened, lost) => {
      const source = new EventSource(new URL("rest/broadcastevents", root));
      source.onopen = opened;
      source.onerror = () => lost(source.readyState === EventSource.CLOSED);
      source.onmessage = (event) => {
        const version = Number(event.lastEventId);
        const missed = seen !== null && Math.abs(version - seen) > 5;
        seen = version;
        take(JSON.parse(event.data));
        if (missed) {
          ask();
        }
      };
      return () => source.close();
    };
  }

  // The market summary, by the WebSocket.
  function market(pair) {
    const [index, gain, opening, volume] = pair.previousElementSibling.querySelectorAll("dd");
    const tables = pair.querySelectorAll("table");

    function showMover(row, summary, name) {
      const symbol = summary[name + "_stock"];
      if (symbol === undefined) {
        return;
      }
      const price = Number(summary[name + "_price"].slice(1));
      const change = summary[name + "_change"];
      const link = row.querySelector("a");
      link.href = link.href.replace(/symbols=[^&]*/, "symbols=" + encodeURIComponent(symbol));
      show(link, symbol);
      show(row.cells[1], money(price));
      showGain(row.cells[2].querySelector("span"), change, price - change);
    }

    function take(summary) {
      show(index, money(summary.tsia));
      showGain(gain.querySelector("span"), summary.tsia - number(opening), number(opening));
      show(volume, shares.format(summary.volume));
      ["gainer", "loser"].forEach((kind, i) =>
        tables[i].querySelectorAll("tbody tr").forEach((row, j) => showMover(row, summary, kind + (j + 1))));
      main.querySelector("time").textContent = summary.date.slice(0, 19).replace("T", " ");
    }

    return (opened, lost) => {
      const address = new URL("marketsummary", root);
      address.protocol = address.protocol.replace("http", "ws");
      const socket = new WebSocket(address);
      socket.onopen = () => {
        opened();
        socket.send('{"action":"updateMarketSummary"}');
      };
      socket.onclose = () => lost(true);
      socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if ("tsia" in message) {
          take(message);
        }
      };
      return () => {
        socket.onclose = null;
        socket.close();
      };
    };
  }

  function element(name, text, attributes) {
    const made = document.createElement(name);
    made.textContent = text;
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    return made;
  }

  // What moves by itself can be stopped, and says so when it cannot move.
  function keepLive(connect) {
    const line = element("p", "", { class: "live" });
    const state = element("span", "", { role: "status" });
    const button = element("button", "", { type: "button", class: "quiet" });
    line.append(state, button);
    main.querySelector("h1").before(line);

    let disconnect = null;
    let late;
    let again;
    let paused = remembered();

    function remembered() {
      try {
        return localStorage.getItem("live") === "off";
      } catch {
        return false;
      }
    }

    function remember() {
      try {
        localStorage.setItem("live", paused ? "off" : "on");
      } catch {
        // A browser that keeps nothing forgets this, too.
      }
    }

    function say(text, isLive) {
      line.classList.toggle("on", isLive);
      if (state.textContent !== text) {
        state.textContent = text;
      }
      button.textContent = paused ? "Resume" : "Pause";
      button.setAttribute("aria-label", button.textContent + " live prices");
    }

    function cut() {
      clearTimeout(again);
      if (disconnect) {
        disconnect();
        disconnect = null;
      }
    }

    function end() {
      clearTimeout(late);
      late = undefined;
      cut();
    }

    function opened() {
      clearTimeout(late);
      late = undefined;
      say("Live prices", true);
    }

    // A stream ends with its time and comes again by itself: nothing to tell of, unless it stays away.
    function lost(isOver) {
      const then = new Date().toISOString().slice(11, 19);
      late ??= setTimeout(() => say("No connection: prices of " + then + " UTC", false), 10000);
      if (isOver) {
        clearTimeout(again);
        again = setTimeout(reconnect, 5000);
      }
    }

    function reconnect() {
      cut();
      disconnect = connect(opened, lost);
    }

    function begin() {
      end();
      if (paused) {
        say("Prices as they were, paused", false);
      } else if (!document.hidden) {
        reconnect();
      }
    }

    button.addEventListener("click", () => {
      paused = !paused;
      remember();
      begin();
    });
    // A hidden page holds no connection.
    document.addEventListener("visibilitychange", () => (document.hidden ? end() : begin()));
    addEventListener("pagehide", end);
    addEventListener("pageshow", (event) => event.persisted && begin());
    say("", false);
    begin();
  }

  // A text that comes into a status after the page has loaded is read out.
  function toast(alert) {
    const content = [...alert.childNodes];
    const close = element("button", "Close", { type: "button", class: "quiet", "aria-label": "Close the order alert" });
    close.addEventListener("click", () => {
      alert.remove();
      main.tabIndex = -1;
      main.focus();
    });
    alert.classList.add("toast");
    alert.replaceChildren();
    setTimeout(() => alert.append(...content, close), 200);
  }

  const alert = main.querySelector(".alert");
  const withRows = (selector) => main.querySelector(selector + ":has(tbody th)");
  const quotes = withRows("table.quotes");
  const holdings = withRows("table.holdings");
  const pair = main.querySelector(".pair");
  if (alert) {
    toast(alert);
  }
  if (quotes) {
    keepLive(rows(quotes, 0, showQuote, () => {}));
  } else if (holdings) {
    keepLive(rows(holdings, 2, showHolding, showTotals));
  } else if (pair) {
    keepLive(market(pair));
  }
})();
