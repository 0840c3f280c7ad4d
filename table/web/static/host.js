import { connect, countDown, make, themes, twice, words } from "./line.js";

const $ = (id) => document.getElementById(id);
themes();

const send = connect("/live/host", {
  title: (m) => { $("title").textContent = m.text; countDown($("timer"), m.until); },
  caption: (m) => { $("caption").textContent = m.text; },
  answer: (m) => { $("answer").textContent = m.text; },
  lobby: (m) => {
    $("lobby").hidden = !m.waiting;
    $("starting").hidden = m.starts_in === null;
    countDown($("starts"), m.starts_in, true);
    for (const choice of document.querySelectorAll("input[name=pace]")) {
      choice.checked = choice.value === m.pace;
    }
    $("seats").replaceChildren(...m.seats.map((place) => row(place, m.open_eyes)));
  },
});

function row(place, openEyes) {
  const concern = (what, word) => {
    const button = make("button", { type: "button" }, words[word]);
    button.setAttribute("aria-label", `${words[word]}: ${place.name}`);
    twice(button, () => send({ k: "concern", what, seat: place.seat }));
    return button;
  };
  const state = place.away ? "web-away" : place.claimed ? "web-taken" : "web-bot";
  const doing = [];
  if (place.claimed) doing.push(concern("release", "web-release"));
  if (place.away && !place.bot) doing.push(concern("bot", "web-bot-plays"));
  doing.push(concern("leave", "web-leaves"));
  if (openEyes) doing.push(concern("open_eyes", "web-eyes-open"));
  return make("li", {},
    make("span", { className: `dot c${((place.seat - 1) % 8) + 1}` }),
    make("strong", {}, place.name),
    make("span", { className: "state" }, words[place.bot && place.claimed ? "web-bot" : state]),
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
$("start").addEventListener("click", () => send({ k: "start" }));
