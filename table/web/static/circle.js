// The table from above, as a drawing: everything in it is public.

import { lasting, words } from "./line.js";

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = ["circle", "square", "up", "diamond", "down", "hexagon"];
const COLOURS = 8;
const HALF = 540; // of the drawing's height
const RADIUS = 384; // of the circle of places
const MARGIN = 10; // letters are drawn a little wider than they are measured
const CROWD = 14; // more players leave no room for names between the signs at the sides

function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const at = (angle, radius) => {
  const a = ((angle - 90) * Math.PI) / 180;
  return [Math.cos(a) * radius, Math.sin(a) * radius];
};

const polygon = (sides, size, turn) =>
  Array.from({ length: sides }, (_, i) => at(turn + (360 / sides) * i, size).join(",")).join(" ");

/** A seat's own sign: colours repeat after eight seats, shapes after six, the pair never. */
function sign(seat, size) {
  const kind = SHAPES[(seat - 1) % SHAPES.length];
  const common = { class: `sign c${((seat - 1) % COLOURS) + 1}` };
  if (kind === "circle") return draw("circle", { ...common, r: size * 0.9 });
  const [sides, turn, scale] =
    { square: [4, 45, 1.1], up: [3, 0, 1.25], diamond: [4, 0, 1.15], down: [3, 180, 1.25],
      hexagon: [6, 30, 1] }[kind];
  return draw("polygon", { ...common, points: polygon(sides, size * scale, turn) });
}

const label = (text, x, y, size, kind = "") => {
  const element = draw("text", { x, y, "font-size": size, class: kind });
  element.textContent = text;
  return element;
};

function paw(size) {
  const toes = [[-0.62, -0.2], [-0.24, -0.62], [0.24, -0.62], [0.62, -0.2]];
  return draw("g", { class: "evidence" },
    draw("circle", { r: size * 1.25, class: "disc" }),
    draw("ellipse", { cy: size * 0.32, rx: size * 0.5, ry: size * 0.4 }),
    ...toes.map(([x, y]) => draw("circle", { cx: x * size, cy: y * size, r: size * 0.19 })));
}

function tuft(size) {
  const hair = (x, lean) => draw("path", {
    d: `M${x * size},${0.7 * size} Q${(x + lean / 2) * size},0 ${(x + lean) * size},${-0.75 * size}`,
    "stroke-width": size * 0.17 });
  return draw("g", { class: "evidence tuft" },
    draw("circle", { r: size * 1.25, class: "disc" }),
    hair(-0.15, -0.6), hair(-0.06, -0.22), hair(0.06, 0.18), hair(0.15, 0.6));
}

function nominee(size) {
  return draw("g", { class: "evidence" },
    draw("circle", { r: size * 1.25, class: "disc" }),
    draw("rect", { x: -size * 0.15, y: -size * 0.8, width: size * 0.3, height: size, rx: size * 0.1 }),
    draw("circle", { cy: size * 0.6, r: size * 0.19 }));
}

const MARKS = { paw, tuft, nominee };

export class Circle {
  constructor(svg, list) {
    this.svg = svg;
    this.list = list;
    this.count = 1;
    this.names = [];
    this.named = new Set();
    this.absent = new Set();
    this.acting = [];
    this.picture = null;
    this.ground = draw("g");
    this.claw = draw("g", { class: "claw home" },
      draw("circle", { r: 46, class: "hub" }),
      draw("path", { d: "M-16,-40 C-46,-120 -34,-190 0,-262 C-6,-190 14,-130 20,-40 Z" }),
      draw("circle", { r: 14, class: "pin" }));
    svg.append(draw("circle", { r: 300, class: "plaza" }), draw("circle", { r: 300, class: "drum" }),
      this.ground, this.claw);
    this.angle = 0;
  }

  /** The seats in order: their names, and who has come. */
  seats(places) {
    this.names = places.map((place) => place.name);
    this.named = new Set(places.filter((place) => place.named).map((place) => place.seat));
    this.absent = new Set(places.filter((place) => !place.claimed).map((place) => place.seat));
    this.redraw();
  }

  /** Whose turn it is. */
  turn(seats) { this.acting = seats; this.redraw(); }

  show(picture) { this.picture = picture; this.count = picture.spots.length; this.redraw(); }

  /** The claw turns the shorter way round; at home it points between the last place and the first. */
  point({ t, to, ms }, done = false) {
    this.turned = t;
    this.claw.classList.toggle("home", to === null);
    this.rotate(to === null ? 0 : ((to - 0.5) * 360) / this.count, done ? 0 : lasting(ms));
  }

  /** Where the claw was measured to point. A measurement of an earlier motion is no news. */
  bear({ t, degrees }) {
    if (t >= (this.turned ?? 0)) this.rotate(degrees + 180 / this.count, 200);
  }

  rotate(goal, ms) {
    this.angle += ((((goal - this.angle) % 360) + 540) % 360) - 180;
    this.claw.style.transitionDuration = `${ms}ms`;
    this.claw.style.transform = `rotate(${this.angle}deg)`;
  }

  /** The drum is seen as a quiet ring while it plays; what it shows hangs on public facts alone. */
  drum({ ms, pattern, night }) {
    const ring = this.svg.querySelector(".drum");
    ring.style.animationDuration = `${1.6 + 0.2 * (pattern % 4)}s`;
    ring.classList.toggle("plays", night);
    clearTimeout(this.still);
    this.still = setTimeout(() => ring.classList.remove("plays"), lasting(ms));
  }

  redraw() {
    const picture = this.picture;
    const players = picture?.players ?? this.names.length;
    if (!players) return;
    const spots = picture?.spots ?? [];
    const step = 360 / Math.max(spots.length, 1);
    const size = this.size(spots.length);
    this.ground.replaceChildren(
      ...spots.map((spot) => this.place(spot, (spot.n - 0.5) * step, size, spots.length > players)),
      ...Array.from({ length: players }, (_, i) => this.person(i + 1, ((i + 0.5) * 360) / players,
        players, spots.length > players)));
    this.fit();
    this.tell(picture);
  }

  /** As wide as the circle is high, or as what lies furthest out at a side: a long name. */
  fit() {
    const { x, width } = this.ground.getBBox();
    const half = Math.max(HALF, MARGIN - x, x + width + MARGIN);
    this.svg.setAttribute("viewBox", `${-half} ${-HALF} ${2 * half} ${2 * HALF}`);
  }

  size(places) { return Math.min(58, (Math.PI * RADIUS * 0.75) / Math.max(places, 6)); }

  place(spot, angle, size, houses) {
    const [x, y] = at(angle, RADIUS);
    const group = draw("g", { transform: `translate(${x},${y})`,
      class: `spot ${spot.standing ? "" : "fallen"} ${spot.mark ? "marked" : ""}` });
    if (houses) {
      group.append(draw("path", { class: `house c${((spot.seat - 1) % COLOURS) + 1}`,
        d: `M${-size * 0.8},${size * 0.8} V${-size * 0.15} L0,${-size * 0.95} L${size * 0.8},${-size * 0.15} V${size * 0.8} Z` }));
    } else {
      group.append(sign(spot.seat, size * 0.9));
    }
    group.append(label(spot.n, 0, size * 0.38, size * 0.8, "number"));
    if (!spot.standing) {
      const d = size * 0.85;
      group.append(draw("path", { class: "cross", d: `M${-d},${-d} L${d},${d} M${d},${-d} L${-d},${d}` }));
    }
    if (spot.card) group.append(label(spot.card, 0, size * 1.36, Math.max(20, size * 0.44), "card"));
    const [ix, iy] = at(angle, -size * 1.62);
    if (spot.mark) {
      const mark = MARKS[spot.mark](size * 0.42);
      const [mx, my] = at(angle + 90, size * (houses ? 0 : 0.75));
      mark.setAttribute("transform", `translate(${ix + mx},${iy + my})`);
      group.append(mark);
    }
    spot.tokens.forEach((seat, i) => {
      const [tx, ty] = at(angle, -size * (1.6 + (spot.mark ? 1 : 0) + 0.92 * Math.floor(i / 2)));
      const [sx, sy] = at(angle + 90, size * (spot.tokens.length > 1 ? (i % 2 ? 0.46 : -0.46) : 0));
      group.append(draw("g", { transform: `translate(${tx + sx},${ty + sy})`, class: "token" },
        sign(seat, size * 0.42), label(seat, 0, size * 0.17, size * 0.48, "number")));
    });
    return group;
  }

  person(seat, angle, players, houses) {
    const alone = !this.picture; // before a game there is nothing but the seats
    const [x, y] = at(angle, houses ? 476 : RADIUS);
    const size = houses ? Math.min(30, 560 / players) : 0.72 * this.size(players);
    const picture = this.picture;
    const bet = picture?.bets.find(([from]) => from === seat);
    const active = this.acting.includes(seat);
    const wins = picture?.winners.includes(seat);
    const group = draw("g", { transform: `translate(${x},${y})`,
      class: `person ${active ? "acting" : ""} ${wins ? "wins" : ""} ${alone && this.absent.has(seat) ? "absent" : ""}` });
    group.append(draw("circle", { r: size * 1.36, class: "halo" }));
    if (houses || alone) group.append(sign(seat, size), label(seat, 0, size * 0.36, size, "number"));
    if (picture?.burgomaster === seat) {
      const [bx, by] = at(angle - 90, size * 1.9);
      group.append(draw("polygon", { class: "star", transform: `translate(${bx},${by})`,
        points: Array.from({ length: 10 }, (_, i) => at(i * 36, i % 2 ? size * 0.36 : size * 0.8)).join(" ") }));
    }
    if (bet) {
      const [sx, sy] = at(angle + 90, size * 2);
      group.append(draw("g", { transform: `translate(${sx},${sy})`, class: "seal" },
        draw("rect", { x: -size * 0.55, y: -size * 0.55, width: size * 1.1, height: size * 1.1, transform: "rotate(45)" }),
        label(bet[1], 0, size * 0.3, size * 0.8, "number")));
    }
    if (!houses && this.named.has(seat)) {
      const reach = alone ? size * 1.36 : this.size(players) * 1.2;
      const card = picture?.spots.some((spot) => spot.seat === seat && spot.card);
      group.append(this.name(seat, angle, players, reach, card ? size * 0.7 : 0));
    }
    return group;
  }

  /** A name lies over or under its sign, which reaches so far; in a crowd those at the sides lie beside it. */
  name(seat, angle, players, reach, under) {
    const size = Math.min(26, 500 / players);
    const [east, south] = at(angle, 1);
    const text = this.names[seat - 1];
    const away = east < 0 ? "name west" : "name east"; // the text runs away from the middle
    const crowd = players > CROWD;
    if (crowd && Math.abs(south) < 0.75) {
      return label(text, Math.sign(east) * (reach + 8), size * 0.36, size, away);
    }
    const y = south < -0.01 ? -reach - size * 0.3 : reach + under + size * 0.9;
    if (Math.abs(east) > 0.01 && (crowd || Math.abs(south) > 0.9)) {
      return label(text, -Math.sign(east) * reach * 0.75, y, size, away);
    }
    return label(text, 84 * east * Math.abs(south), y, size, "name");
  }

  /** The same in words, for who does not see it. */
  tell(picture) {
    if (!picture) return;
    const houses = picture.spots.length > picture.players;
    this.list.replaceChildren(...picture.spots.map((spot) => {
      const name = this.names[spot.seat - 1] ?? spot.seat;
      const parts = houses ? [`${words["web-house"]} ${spot.n}, ${name}`] : [`${name}`];
      if (picture.burgomaster === spot.seat) parts.push(words["web-burgomaster"]);
      if (!spot.standing) parts.push(words["web-fallen"]);
      if (spot.mark) parts.push(words[`web-${spot.mark}`]);
      if (spot.tokens.length) parts.push(`${words["web-votes"]}: ${spot.tokens.join(", ")}`);
      if (spot.card) parts.push(spot.card);
      if (picture.winners.includes(spot.seat)) parts.push(words["web-winner"]);
      const item = document.createElement("li");
      item.textContent = parts.join(" · ");
      return item;
    }));
  }
}
