// The line to the table: messages by kind, the game's clock, and coming back by itself.

export const words = JSON.parse(document.getElementById("words").textContent);

const PUT_OUT = 4403;
const GONE_AWAY = 1001; // the table itself has closed the line
const clock = { now: 0, at: performance.now(), speed: 1 };

/** The game's time, in milliseconds. */
export const now = () => clock.now + (performance.now() - clock.at) * clock.speed;

/** Milliseconds of the room until game time `t`, at least 0. */
export const until = (t) => Math.max(0, (t - now()) / clock.speed);

/** A length of game time in milliseconds of the room. */
export const lasting = (ms) => ms / clock.speed;

/** A seat whose player gave no name is called by its number, in this page's language. */
function call(place) {
  place.named = place.name !== "";
  place.name ||= words.seats[place.seat - 1];
}

/** Connect to `path`; `handlers` maps a message's kind to a function. Returns what sends a wish. */
export function connect(path, handlers) {
  const lost = document.getElementById("lost");
  let socket, wait = 500, closed = false;

  function open() {
    socket = new WebSocket(`ws://${location.host}${path}`);
    socket.onopen = () => { lost.hidden = true; wait = 500; closed = false; };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.k === "clock") {
        Object.assign(clock, { now: message.now, at: performance.now(), speed: message.speed });
      }
      if (message.k === "lobby") message.seats.forEach(call);
      handlers[message.k]?.(message);
    };
    socket.onclose = (event) => {
      if (event.code === PUT_OUT) { location.replace("/join"); return; }
      closed ||= event.code === GONE_AWAY;
      lost.textContent = words[closed ? "web-closed" : "web-lost"];
      lost.hidden = false;
      setTimeout(again, wait + Math.random() * 300);
      wait = Math.min(wait * 1.7, 5000);
    };
  }

  async function again() {
    // A refused line does not tell the browser why; the page itself does.
    const answer = await fetch(location.pathname, { method: "HEAD" }).catch(() => null);
    if (answer?.status !== 403) open();
    else if (path.startsWith("/live/seat/")) location.replace("/join#no-seat");
    else location.reload(); // the page that says what the host can do
  }

  open();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && socket.readyState === WebSocket.CLOSED) { wait = 500; }
  });
  return (wish) => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(wish));
    return true;
  };
}

/** Show minutes and seconds until game time `t` in `element`, as long as it is what was set last. */
export function countDown(element, t, inRoomTime = false) {
  clearInterval(element.ticking);
  const end = inRoomTime ? performance.now() + t : null;
  const show = () => {
    const left = Math.ceil((end === null ? until(t) : Math.max(0, end - performance.now())) / 1000);
    element.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    if (left === 0) clearInterval(element.ticking);
  };
  element.hidden = t === null;
  if (t === null) return;
  show();
  element.ticking = setInterval(show, 250);
}

/** What is said and shown in the same words is there once; called when either has changed. */
export function heard() {
  const title = document.getElementById("title");
  title.hidden = title.textContent === document.getElementById("caption").textContent;
}

/** The button that changes between light and dark, remembered in this browser. */
export function themes() {
  const root = document.documentElement;
  const kept = localStorage.getItem("theme");
  if (kept) root.dataset.theme = kept;
  document.getElementById("theme")?.addEventListener("click", () => {
    const dark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    localStorage.setItem("theme", root.dataset.theme);
  });
}

/** The buttons that choose this page's language; the cookie goes with every request and line. */
export function tongues() {
  for (const button of document.querySelectorAll("#languages button")) {
    button.addEventListener("click", () => {
      document.cookie = `lang=${button.value}; path=/; max-age=31536000; samesite=lax`;
      location.reload();
    });
  }
}

/** An element with properties and children, for the little that is built here. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A button that does what it says only when it is pressed twice within three seconds. */
export function twice(button, act) {
  const label = button.textContent;
  let timer = 0;
  const rest = () => { clearTimeout(timer); timer = 0; button.textContent = label; };
  button.addEventListener("click", () => {
    if (timer) { rest(); act(); return; }
    button.textContent = words["web-sure"];
    timer = setTimeout(rest, 3000);
  });
}
