import { connect, countDown, heard, make, themes, words } from "./line.js";
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
  bearing: (m) => {
    circle.bear(m);
    $("bearing").textContent = m.text;
    $("centre").hidden = false;
  },
  panel: (m) => {
    glass($("panel"), m);
    $("centre").hidden = $("panel").hidden = false;
  },
  drum: (m) => circle.drum(m),
  light: (m) => {
    document.body.classList.toggle("night", m.night);
    if (m.night) circle.turn([]);
  },
  opened: (m) => circle.turn(document.body.classList.contains("night") ? [] : m.seats),
  title: (m) => {
    $("title").textContent = m.text;
    heard();
    $("big").textContent = m.big ?? "";
    countDown($("timer"), m.until);
  },
  caption: (m) => say(m.text),
  answer: (m) => { if (!m.taken) say(m.text); },
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

function say(text) {
  $("caption").textContent = text;
  heard();
}

/** The pixels of the screen in the middle, lit as they are on its glass. */
function glass(canvas, { width, height, bits }) {
  Object.assign(canvas, { width, height });
  const bytes = Uint8Array.from(atob(bits), (sign) => sign.charCodeAt(0));
  const stride = Math.ceil(width / 8), image = new ImageData(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const lit = bytes[y * stride + (x >> 3)] & (0x80 >> (x & 7));
      image.data.set(lit ? [214, 236, 255, 255] : [0, 0, 0, 255], i);
    }
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
}
