// A game told again: the list of its moments, and a slider that says up to where it is told.
// Everything of the game is put in as text, never as markup.

const SECRET = new Set(["chose", "told", "happened"]);
const byId = (id) => document.getElementById(id);

const story = await (await fetch("/story.json")).json();
const moments = story.moments;
const last = moments.length ? moments[moments.length - 1].t : 0;

function clock(t) {
  const seconds = Math.floor(t / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const rows = [];
const chapters = story.chapters.map(({ title, t, first }) => {
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: title });
  button.addEventListener("click", () => { pause(); show(t); });
  byId("parts").append(button);
  return { title, t, first, button };
});
moments.forEach((m, i) => {
  const chapter = chapters.find((c) => c.first === i);
  if (chapter) {
    const heading = document.createElement("li");
    heading.className = "heading";
    heading.append(Object.assign(document.createElement("h2"), { textContent: chapter.title }));
    byId("story").append(heading);
  }
  const row = document.createElement("li");
  row.classList.toggle("secret", SECRET.has(m.kind));
  const time = Object.assign(document.createElement("time"), { textContent: clock(m.t) });
  row.append(time, Object.assign(document.createElement("span"), { textContent: m.words }));
  byId("story").append(row);
  rows.push(row);
});

let now = 0;
let playing = 0;
let current = null;

// The line that is told stays in sight below the head, however high that is.
new ResizeObserver(([head]) => {
  document.documentElement.style.scrollPaddingTop = `${head.target.offsetHeight}px`;
}).observe(byId("head"));

function show(t) {
  now = Math.min(Math.max(t, 0), last);
  byId("time").value = now < last ? now : byId("time").max;
  let at = -1;
  rows.forEach((row, i) => {
    const past = moments[i].t <= now;
    row.classList.toggle("later", !past);
    if (past && !row.hidden) at = i;
  });
  if (current !== rows[at]) {
    current?.classList.remove("now");
    current = rows[at] ?? null;
    current?.classList.add("now");
    current?.scrollIntoView({ block: "center" });
  }
  const chapter = chapters.filter((c) => c.t <= now).at(-1);
  for (const c of chapters) {
    if (c !== chapter) c.button.removeAttribute("aria-current");
    else if (!c.button.hasAttribute("aria-current")) {
      c.button.setAttribute("aria-current", "true");
      byId("parts").scrollLeft = c.button.offsetLeft - byId("parts").clientWidth / 3;
    }
  }
  byId("clock").textContent = clock(now);
  byId("time").setAttribute("aria-valuetext", `${clock(now)}, ${chapter?.title ?? ""}`);
}

function pause() {
  cancelAnimationFrame(playing);
  playing = 0;
  byId("play").textContent = byId("play").dataset.play;
  byId("play").setAttribute("aria-pressed", "false");
}

function play() {
  if (now >= last) show(0);
  byId("play").textContent = byId("play").dataset.pause;
  byId("play").setAttribute("aria-pressed", "true");
  let before = performance.now();
  const step = (time) => {
    show(now + (time - before) * Number(byId("speed").value));
    before = time;
    if (now >= last) pause();
    else playing = requestAnimationFrame(step);
  };
  playing = requestAnimationFrame(step);
}

byId("play").addEventListener("click", () => (playing ? pause() : play()));
byId("time").addEventListener("input", (event) => { pause(); show(Number(event.target.value)); });
byId("secrets").addEventListener("change", (event) => {
  rows.forEach((row, i) => { row.hidden = !event.target.checked && SECRET.has(moments[i].kind); });
  show(now);
});

const step = Number(byId("time").step); // its end is a whole step, or the last line was never reached
byId("time").max = Math.ceil(last / step) * step;
byId("title").textContent = document.title = story.title;
byId("ended").textContent = story.ended;
byId("honesty").textContent = story.honesty;
show(0);
