import { connect, countDown, heard, lasting, themes, tongues, twice, until, words } from "./line.js";
import { Whisper } from "./whisper.js";

const $ = (id) => document.getElementById(id);
const seat = Number(location.pathname.split("/").at(-1));
const whisper = new Whisper($("whisper"));
const LONGEST = 8;
let typed = "", mine = { own: [], whisper: "", asked: "", note: "" }, night = false, turn = false, question = 0, timer = 0;

themes();
tongues();
whisper.dark();

// What the table says

const send = connect(`/live/seat/${seat}`, {
  private: (m) => {
    if (m.whisper && m.whisper !== mine.whisper && !night) $("hold").classList.add("news");
    mine = m;
    show();
    if (night && timer) whisper.show(m.whisper);
  },
  light: (m) => {
    if (night !== m.night) { typed = ""; night = m.night; document.body.classList.toggle("night", night); }
    clearTimeout(timer);
    timer = 0;
    whisper.dark();
    if (m.whisper && until(m.t + m.whisper) > 0) {
      whisper.show(mine.whisper);
      timer = setTimeout(() => { timer = 0; whisper.dark(); }, until(m.t + m.whisper));
    }
    show();
  },
  opened: (m) => {
    if (m.seats.length) {
      if (m.question !== question) typed = "";
      question = m.question;
    }
    turn = !night && m.seats.includes(seat);  // by day it is over when the table says so
    if (turn) navigator.vibrate?.(60);
    show();
  },
  title: (m) => {
    $("title").textContent = m.text;
    heard();
    countDown($("timer"), m.until);
  },
  caption: (m) => { $("caption").textContent = m.text; heard(); },
  lobby: (m) => {
    $("name").textContent = m.seats[seat - 1]?.name ?? "";
    $("lobby").hidden = !m.waiting;
    document.body.classList.toggle("waiting", m.waiting);
    $("starting").hidden = m.starts_in === null;
    countDown($("starts"), m.starts_in, true);
  },
});

function show() {
  $("asked").textContent = mine.asked;
  $("note").textContent = mine.note;
  $("typed").textContent = typed || "_";
  // Who has chosen is asked no more, though others still are.
  const asked = turn && !night && Boolean(mine.asked);
  $("turn").hidden = !asked;
  document.body.classList.toggle("turn", asked);
}

// The pad

function press(key) {
  if (key === "#") {
    if (send({ k: "enter", text: typed })) typed = "";
  } else if (key === "*") {
    typed = "";
  } else if (typed.length < LONGEST) {
    typed += key;
  }
  show();
}

for (const key of document.querySelectorAll("#pad button")) {
  key.addEventListener("click", () => { awake(); press(key.value); });
}
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const onButton = event.target.closest?.("button, a");
  const key = { Enter: "#", Backspace: "*", Escape: "*" }[event.key] ?? event.key.toUpperCase();
  if (!/^[0-9A-D#*]$/.test(key) || (event.key === "Enter" && onButton)) return;
  event.preventDefault();
  press(key);
});

// Looking at what one holds, as long as one holds the button

function look(looking) {
  if (night) looking = false;
  $("own").replaceChildren(...(looking ? [...mine.own, mine.whisper].filter(Boolean) : []).map((line) =>
    Object.assign(document.createElement("li"), { textContent: line })));
  $("hold").textContent = words[looking ? "web-shown" : "web-hold"];
  $("hold").setAttribute("aria-pressed", String(looking));
  if (looking) $("hold").classList.remove("news");
}
const hold = $("hold");
hold.addEventListener("pointerdown", (event) => {
  awake();
  hold.setPointerCapture(event.pointerId);
  look(true);
});
for (const end of ["pointerup", "pointercancel", "blur"]) hold.addEventListener(end, () => look(false));
hold.addEventListener("keydown", (event) => {
  if (event.key === " " || event.key === "Enter") { event.preventDefault(); look(true); }
});
hold.addEventListener("keyup", () => look(false));
hold.addEventListener("contextmenu", (event) => event.preventDefault());
document.addEventListener("visibilitychange", () => look(false));
look(false);

// Staying awake: browsers allow it to pages they call secure, and after a touch

let lock = null;
async function awake() {
  if (lock && !lock.released) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    $("awake").hidden = true;
  } catch {
    $("awake").hidden = false;
  }
}
document.addEventListener("visibilitychange", () => { if (!document.hidden) awake(); });
awake();

// Coming and going

$("start").addEventListener("click", () => send({ k: "start" }));
twice($("leave"), async () => {
  await fetch("/leave", { method: "POST" });
  location.replace("/join");
});
