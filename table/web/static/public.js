import { connect, countDown, make, themes, words } from "./line.js";
import { Circle } from "./circle.js";

const $ = (id) => document.getElementById(id);
const circle = new Circle($("circle"), $("told"));

themes();
$("full").addEventListener("click", () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());

// There is no code to scan where only this machine reaches the pages.
const code = document.querySelector(".code img");
const useless = () => { code.parentElement.hidden = true; };
code.addEventListener("error", useless);
if (code.complete && !code.naturalWidth) useless();

connect("/live", {
  picture: (m) => circle.show(m),
  turn: (m) => circle.point(m),
  drum: (m) => circle.drum(m),
  light: (m) => {
    document.body.classList.toggle("night", m.night);
    if (m.night) circle.turn([]);
  },
  opened: (m) => circle.turn(document.body.classList.contains("night") ? [] : m.seats),
  title: (m) => {
    $("title").textContent = m.text;
    $("big").textContent = m.big ?? "";
    countDown($("timer"), m.until);
  },
  caption: (m) => { $("caption").textContent = m.text; },
  answer: (m) => { if (!m.taken) $("caption").textContent = m.text; },
  lobby: (m) => {
    circle.seats(m.seats);
    $("lobby").hidden = !m.waiting;
    $("places").replaceChildren(...m.seats.map((place) =>
      make("li", { className: place.claimed ? "here" : "" },
        `${place.name}: ${place.claimed ? words[place.away ? "web-away" : "web-taken"] : "…"}`)));
    $("starting").hidden = m.starts_in === null;
    countDown($("starts"), m.starts_in, true);
  },
});
