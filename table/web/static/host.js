import { connect, countDown, heard, make, themes, twice, words } from "./line.js";

const $ = (id) => document.getElementById(id);
themes();

const send = connect("/live/host", {
  title: (m) => {
    $("title").textContent = m.text;
    heard();
    countDown($("timer"), m.until);
  },
  caption: (m) => { $("caption").textContent = m.text; heard(); },
  answer: (m) => { $("answer").textContent = m.text; },
  lobby: (m) => {
    $("lobby").hidden = !m.waiting;
    $("start").disabled = !m.seats.some((place) => place.claimed);
    usable(m.playing);
    $("starting").hidden = m.starts_in === null;
    countDown($("starts"), m.starts_in, true);
    for (const choice of document.querySelectorAll("input[name=pace]")) {
      choice.checked = choice.value === m.pace;
    }
    $("seats").replaceChildren(...m.seats.map((place) => row(place, m)));
  },
});

/** Without a game there is nothing to correct, and no voice to make louder. */
function usable(playing) {
  for (const button of document.querySelectorAll("[data-correct], [data-volume]")) {
    button.disabled = !playing;
  }
}

function state({ claimed, bot, away }, playing) {
  if (claimed) return words[bot ? "web-bot" : away ? "web-away" : "web-taken"];
  return playing ? words["web-bot"] : "…";
}

function row(place, { playing, open_eyes: openEyes }) {
  const concern = (what, word) => {
    const button = make("button", { type: "button" }, words[word]);
    button.setAttribute("aria-label", `${words[word]}: ${place.name}`);
    twice(button, () => send({ k: "concern", what, seat: place.seat }));
    return button;
  };
  const doing = [];
  if (place.page) doing.push(concern("release", "web-release"));
  if (place.away && !place.bot) doing.push(concern("bot", "web-bot-plays"));
  if (playing) doing.push(concern("leave", "web-leaves"));
  if (playing && openEyes) doing.push(concern("open_eyes", "web-eyes-open"));
  return make("li", {},
    make("span", { className: `dot c${((place.seat - 1) % 8) + 1}` }),
    make("strong", {}, place.name),
    make("span", { className: "state" }, state(place, playing)),
    make("div", { className: "doing" }, ...doing));
}

for (const button of document.querySelectorAll("button[data-correct]")) {
  const act = () => send({ k: "correct", what: button.dataset.correct });
  if (["stop", "redo"].includes(button.dataset.correct)) twice(button, act);
  else button.addEventListener("click", act);
}
for (const button of document.querySelectorAll("button[data-volume]")) {
  button.addEventListener("click", () =>
    send({ k: "volume", what: button.dataset.volume, louder: button.dataset.louder === "yes" }));
}
for (const choice of document.querySelectorAll("input[name=pace]")) {
  choice.addEventListener("change", () => send({ k: "pace", pace: choice.value }));
}
usable(false);
$("start").addEventListener("click", () => send({ k: "start" }));
